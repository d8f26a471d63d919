// Encoding pixels as PNG takes longer than rendering them. Sinks whose frames do not depend on each
// other have them encoded on the rasterizing threads, several frames at a time.

import SegueVideo

/// A sink whose frames are encoded to bytes on several threads and received in order on one.
public protocol PackingSink: FrameSink {
  /// Returns the encoded bytes of a finished frame, for `append(packed:)`. Called on any thread,
  /// for several frames concurrently. The result must depend only on the frame.
  func pack(_ frame: FramePixels) throws -> [UInt8]
  /// Receives the encoded bytes of the next frame.
  func append(packed: [UInt8]) throws
}

extension PackingSink {
  /// Encodes and receives the next frame.
  public func append(_ frame: FramePixels) throws { try append(packed: try pack(frame)) }
}
