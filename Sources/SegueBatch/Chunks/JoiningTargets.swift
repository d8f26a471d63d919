// The targets into which chunks are joined.

import SegueClips
import SegueDiagnostics
import SegueRecording
import SegueVideo

/// A target that receives the records of one chunk after the other.
protocol ChunkJoiner {
  func begin(_ header: ChunkHeader) throws
  func take(_ record: ChunkRecord) throws
  func end(frames: Int) throws
  func finish() throws
  func cancel()
}

/// A target that writes a movie.
struct MovieJoiner: ChunkJoiner {
  private let movie: MovieAssembly

  init(_ target: MovieTarget, _ settings: MovieSettings) throws {
    movie = try MovieAssembly(target, settings: settings)
  }

  func begin(_ header: ChunkHeader) throws {
    guard header.stamp == movie.stamp else {
      throw Failure(
        .usage,
        "the chunk of \(header.scene) from frame \(header.frames.lowerBound) on is from another "
          + "encoder; expected the encoder of this machine")
    }
  }

  func take(_ record: ChunkRecord) throws {
    try movie.append(MoviePacket(frame: record.frame, flags: record.flags, bytes: record.bytes))
  }

  func end(frames: Int) throws { try movie.endChunk(frames: frames) }
  func finish() throws { try movie.finish() }
  func cancel() { movie.cancel() }
}

/// A target that writes encoded images.
struct ImageJoiner: ChunkJoiner {
  private let sink: any PackingSink

  init(_ sink: any PackingSink) { self.sink = sink }

  func begin(_ header: ChunkHeader) {}

  func take(_ record: ChunkRecord) throws {
    if record.flags == ChunkFile.repeatFlag { return try sink.repeatLast() }
    try sink.append(packed: record.bytes)
  }

  func end(frames: Int) {}
  func finish() throws { try sink.finish() }
  func cancel() { sink.cancel() }
}

/// A target that writes rows of pixels.
struct RowJoiner: ChunkJoiner {
  private let sink: RawVideoSink
  private let width: Int
  private let height: Int

  init(_ sink: RawVideoSink, _ size: FrameSize) {
    self.sink = sink
    let isEven = sink.pixelFormat == .yCbCr420
    width = isEven ? (size.width + 1) & ~1 : size.width
    height = isEven ? (size.height + 1) & ~1 : size.height
  }

  func begin(_ header: ChunkHeader) {}

  func take(_ record: ChunkRecord) throws {
    if record.flags == ChunkFile.repeatFlag { return try sink.repeatLast() }
    try sink.append(rows: record.bytes, width: width, height: height)
  }

  func end(frames: Int) {}
  func finish() throws { try sink.finish() }
  func cancel() { sink.cancel() }
}
