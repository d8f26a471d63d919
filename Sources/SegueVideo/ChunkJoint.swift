// Where one chunk ends and the next begins. Every chunk counts its frames from 0; here they get their
// place in the movie. Decoding times are ours too: one frame apart from the first to the last, so
// that no seam shows where one encoder ends and the next begins. A movie encoded at one go and one
// joined from chunks that were encoded elsewhere both go through here, and so are the same bytes.

import CFFmpeg

/// Writes the packets of one chunk after the other into a movie.
final class ChunkJoint {
  /// Frames of the chunks that have ended.
  private(set) var framesInFull = 0

  private let muxer: MovieMuxer
  private let delay: Int
  private var packets = 0

  /// Writes the header of a movie whose packets come from encoders such as `encoder`.
  init(_ output: MovieOutput, settings: MovieSettings, encoder: ChunkEncoder) throws {
    delay = encoder.delay
    muxer = try MovieMuxer(output, settings: settings, encoder: encoder)
  }

  /// Writes a packet whose time counts frames of the chunk.
  func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
    let shown = Int64(framesInFull) + packet.pointee.pts
    let decoded = Int64(packets - delay)
    guard packet.pointee.size > 0, decoded <= shown else {
      throw VideoError(.encoder, "frame \(shown) came in an impossible order or without a picture")
    }
    (packet.pointee.pts, packet.pointee.dts) = (shown, decoded)
    packets += 1
    try muxer.write(packet)
  }

  /// The chunk at hand had this many frames; the next one begins.
  func endChunk(frames: Int) { framesInFull += frames }

  /// Writes the index.
  func finish() throws { try muxer.finish() }
}
