// Chunk after chunk into one track. Every chunk counts its frames from 0; here they get their place
// in the movie. Decoding times are ours too: one frame apart from the first to the last, so that no
// seam shows where one encoder ends and the next begins.

import CFFmpeg
import SegueFiles

/// The video track of a movie being written.
final class MovieTrack {
  /// Frames taken.
  private(set) var frames = 0

  private let settings: MovieSettings
  private let output: MovieOutput
  private let muxer: MovieMuxer
  private let header: [UInt8]
  private let delay: Int
  private var encoder: ChunkEncoder?
  private var chunkStart = 0
  private var packets = 0

  init(_ output: MovieOutput, settings: MovieSettings, encoder: ChunkEncoder) throws {
    (self.output, self.settings, self.encoder) = (output, settings, encoder)
    (header, delay) = (encoder.header, encoder.delay)
    muxer = try MovieMuxer(output, settings: settings, encoder: encoder)
  }

  /// Encodes the picture as the next frame.
  func encode(_ picture: MoviePicture) throws {
    let encoder = try encoder ?? nextEncoder()
    frames += 1
    try encoder.encode(picture.frame, write)
    if encoder.frames == settings.chunkLength { try endChunk() }
  }

  /// Ends the movie and commits its file.
  func finish() throws {
    guard frames > 0 else {
      throw VideoError(.empty, "the movie has no frames; expected at least one")
    }
    try endChunk()
    try muxer.finish()
    try output.commit()
  }

  /// Leaves no file.
  func cancel() {
    encoder = nil
    output.discard()
  }

  private func nextEncoder() throws(VideoError) -> ChunkEncoder {
    let next = try ChunkEncoder(settings)
    guard next.header == header, next.delay == delay else {
      throw VideoError(.encoder, "two encoders of one movie differ; expected the same header")
    }
    encoder = next
    return next
  }

  private func endChunk() throws {
    try encoder?.finish(write)
    encoder = nil
    chunkStart = frames
  }

  private func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
    let shown = Int64(chunkStart) + packet.pointee.pts
    let decoded = Int64(packets - delay)
    guard packet.pointee.size > 0, decoded <= shown else {
      throw VideoError(.encoder, "frame \(shown) came in an impossible order or without a picture")
    }
    (packet.pointee.pts, packet.pointee.dts) = (shown, decoded)
    packets += 1
    try muxer.write(packet)
  }
}
