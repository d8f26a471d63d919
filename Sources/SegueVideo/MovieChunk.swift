// A single chunk of a movie, to be joined elsewhere.

import CFFmpeg
import SeguePixels

/// Encodes the frames of one chunk. Used by one thread at a time.
package final class MovieChunk {
  private let image: MovieImage
  private let encoder: ChunkEncoder
  private let longest: Int

  /// Opens the encoder.
  /// - Throws: `VideoError`.
  package init(_ settings: MovieSettings) throws {
    try settings.validate()
    image = try MovieImage(settings)
    encoder = try ChunkEncoder(settings)
    longest = settings.chunkLength
  }

  /// The properties that the chunks of one movie have in common.
  package var stamp: MovieEncoderStamp { MovieEncoderStamp(encoder) }
  /// The number of frames received.
  package var frames: Int { encoder.frames }

  /// Encodes the next frame. `take` receives the packets that are ready, in decoding order.
  package func append(_ planes: YCbCrPlanes, _ take: (MoviePacket) throws -> Void) throws {
    try image.fill(planes)
    try encode(take)
  }

  /// Encodes the last frame again.
  package func repeatLast(_ take: (MoviePacket) throws -> Void) throws {
    guard frames > 0 else {
      throw VideoError(.frame, "no frame to repeat; expected an earlier frame")
    }
    try encode(take)
  }

  /// Encodes the frames that the encoder still holds. No frame can be encoded afterward.
  package func finish(_ take: (MoviePacket) throws -> Void) throws {
    try withoutActuallyEscaping(take) { take in try encoder.finish { try take(MoviePacket($0)) } }
  }

  private func encode(_ take: (MoviePacket) throws -> Void) throws {
    guard frames < longest else {
      throw VideoError(
        .frame, "frame \(frames) of a chunk of \(longest) frames; expected the end of the chunk")
    }
    try withoutActuallyEscaping(take) { take in
      try encoder.encode(image.frame) { try take(MoviePacket($0)) }
    }
  }
}
