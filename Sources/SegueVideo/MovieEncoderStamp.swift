// What all encoders of one movie have to agree on. Chunks that come from elsewhere bring theirs along.

import CFFmpeg

/// The mark that an encoder leaves on all that it makes.
package struct MovieEncoderStamp: Sendable, Hashable {
  /// The parameter sets.
  package var header: [UInt8]
  /// Frames by which decoding precedes showing.
  package var delay: Int

  /// A stamp that was kept.
  package init(header: [UInt8], delay: Int) { (self.header, self.delay) = (header, delay) }

  init(_ encoder: ChunkEncoder) { self.init(header: encoder.header, delay: encoder.delay) }
}
