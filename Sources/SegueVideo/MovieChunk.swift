// A single chunk of a movie, encoded for somebody else to join.

import CFFmpeg
import SeguePixels

/// Encodes the frames of one chunk. Used by one thread at a time.
package final class MovieChunk {
  private let picture: MoviePicture
  private let encoder: ChunkEncoder
  private let longest: Int

  /// Opens the encoder.
  /// - Throws: `VideoError`.
  package init(_ settings: MovieSettings) throws {
    try settings.validate()
    picture = try MoviePicture(settings)
    encoder = try ChunkEncoder(settings)
    longest = settings.chunkLength
  }

  /// What the chunks of one movie have in common.
  package var stamp: MovieEncoderStamp { MovieEncoderStamp(encoder) }
  /// Frames taken.
  package var frames: Int { encoder.frames }

  /// Encodes the next frame; `take` gets the packets that are ready, in decoding order.
  package func append(_ planes: YCbCrPlanes, _ take: (MoviePacket) throws -> Void) throws {
    try picture.fill(planes)
    try encode(take)
  }

  /// Encodes the last frame once more.
  package func repeatLast(_ take: (MoviePacket) throws -> Void) throws {
    guard frames > 0 else { throw VideoError(.frame, "no frame to repeat; expected one before") }
    try encode(take)
  }

  /// Encodes what the encoder still holds. Nothing can be encoded afterwards.
  package func finish(_ take: (MoviePacket) throws -> Void) throws {
    try withoutActuallyEscaping(take) { take in try encoder.finish { try take(MoviePacket($0)) } }
  }

  private func encode(_ take: (MoviePacket) throws -> Void) throws {
    guard frames < longest else {
      throw VideoError(.frame, "frame \(frames) of a chunk of \(longest); expected its end")
    }
    try withoutActuallyEscaping(take) { take in
      try encoder.encode(picture.frame) { try take(MoviePacket($0)) }
    }
  }
}
