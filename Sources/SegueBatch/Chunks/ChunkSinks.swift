// The sinks for a chunk's frames: they write the frames to its file, encoded as the grid requires,
// or packed as the sink of the whole clip would pack them.

import SegueImages
import SegueRecording
import SegueVideo

/// A sink that encodes the frames of a chunk of a movie.
final class MovieChunkSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  private let chunk: MovieChunk
  private let writer: ChunkFileWriter

  init(path: String, header: ChunkHeader, settings: MovieSettings) throws {
    chunk = try MovieChunk(settings)
    var header = header
    header.stamp = chunk.stamp
    writer = try ChunkFileWriter(path: path, header: header)
  }

  var pixelFormat: FramePixelFormat { .yCbCr420 }

  func append(_ frame: FramePixels) throws {
    guard case .yCbCr420(let planes) = frame else {
      throw RecordingError.unexpectedFrame("a frame is RGBA; expected Y′CbCr planes for a movie")
    }
    try chunk.append(planes, take)
  }

  func repeatLast() throws { try chunk.repeatLast(take) }

  func finish() throws {
    try chunk.finish(take)
    try writer.finish()
  }

  func cancel() { writer.cancel() }

  private func take(_ packet: MoviePacket) throws {
    try writer.append(
      ChunkRecord(frame: packet.frame, flags: packet.flags, bytes: packet.bytes))
  }
}

/// A sink that stores the frames of a chunk as encoded PNG files. A repeated frame is stored once.
final class ImageChunkSink: PackingSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  private let records: FrameRecords
  private let isOpaque: Bool

  init(path: String, header: ChunkHeader, isOpaque: Bool) throws {
    records = FrameRecords(try ChunkFileWriter(path: path, header: header))
    self.isOpaque = isOpaque
  }

  var pixelFormat: FramePixelFormat { .rgba8 }

  func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.png(isOpaque: isOpaque, compression: .sequence)
  }

  func append(packed: [UInt8]) throws { try records.append(packed) }
  func repeatLast() throws { try records.repeatLast() }
  func finish() throws { try records.finish() }
  func cancel() { records.cancel() }
}

/// A sink that stores the rows of a chunk's frames. A repeated frame is stored once.
final class RawChunkSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  let pixelFormat: FramePixelFormat
  private let records: FrameRecords

  init(path: String, header: ChunkHeader, pixelFormat: FramePixelFormat) throws {
    records = FrameRecords(try ChunkFileWriter(path: path, header: header))
    self.pixelFormat = pixelFormat
  }

  func append(_ frame: FramePixels) throws {
    var bytes: [UInt8] = []
    frame.appendRows(to: &bytes)
    try records.append(bytes)
  }

  func repeatLast() throws { try records.repeatLast() }
  func finish() throws { try records.finish() }
  func cancel() { records.cancel() }
}

/// Records of frames that do not depend on each other.
private final class FrameRecords {
  private let writer: ChunkFileWriter
  private var frame = 0

  init(_ writer: ChunkFileWriter) { self.writer = writer }

  func append(_ bytes: [UInt8], flags: Int32 = 0) throws {
    try writer.append(ChunkRecord(frame: frame, flags: flags, bytes: bytes))
    frame += 1
  }

  func repeatLast() throws { try append([], flags: ChunkFile.repeatFlag) }
  func finish() throws { try writer.finish() }
  func cancel() { writer.cancel() }
}
