// The transition from one chunk to the next. Every chunk counts its frames from 0; here they are
// assigned their position in the movie. Decoding times are also computed here, one frame apart from
// the first to the last, so that changes of encoder leave no trace. A movie encoded at once and one
// joined from chunks that were encoded elsewhere both pass through here, and therefore have the
// same bytes.

import CFFmpeg

/// Writes the packets of consecutive chunks to a movie.
final class ChunkJoint {
  /// The number of frames of the chunks that have ended.
  private(set) var framesInFull = 0

  private let muxer: MovieMuxer
  private let delay: Int
  private var packets = 0

  /// Writes the header of a movie whose packets are produced by encoders such as `encoder`.
  init(_ output: MovieOutput, settings: MovieSettings, encoder: ChunkEncoder) throws {
    delay = encoder.delay
    muxer = try MovieMuxer(output, settings: settings, encoder: encoder)
  }

  /// Writes a packet whose time counts frames of the chunk.
  func write(_ packet: UnsafeMutablePointer<AVPacket>) throws {
    let shown = Int64(framesInFull) + packet.pointee.pts
    let decoded = Int64(packets - delay)
    guard packet.pointee.size > 0, decoded <= shown else {
      throw VideoError(.encoder, "frame \(shown) is out of order or has no image")
    }
    (packet.pointee.pts, packet.pointee.dts) = (shown, decoded)
    packets += 1
    try muxer.write(packet)
  }

  /// Ends the current chunk, which had the given number of frames, and begins the next one.
  func endChunk(frames: Int) { framesInFull += frames }

  /// Writes the index.
  func finish() throws { try muxer.finish() }
}
