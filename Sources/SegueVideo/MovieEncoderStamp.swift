// The properties that all encoders of one movie must have in common. Chunks from elsewhere include
// theirs.

import CFFmpeg

/// The properties of an encoder that determine whether its chunks can be joined with others.
package struct MovieEncoderStamp: Sendable, Hashable {
  /// The parameter sets.
  package var header: [UInt8]
  /// The number of frames by which decoding precedes display.
  package var delay: Int

  /// Creates a stamp from stored values.
  package init(header: [UInt8], delay: Int) { (self.header, self.delay) = (header, delay) }

  init(_ encoder: ChunkEncoder) { self.init(header: encoder.header, delay: encoder.delay) }
}
