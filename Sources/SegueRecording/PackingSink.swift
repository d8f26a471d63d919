// Turning pixels into a PNG takes longer than drawing them. Sinks whose frames do not depend on each
// other have that done on the rasterizing threads, several frames at a time.

import SegueVideo

/// A sink whose frames are packed into bytes on many threads and taken in order on one.
public protocol PackingSink: FrameSink {
  /// Turns a finished frame into what `append(packed:)` takes. Called on any thread, for several
  /// frames at a time; must depend on the frame only.
  func pack(_ frame: FramePixels) throws -> [UInt8]
  /// Takes the next frame, packed.
  func append(packed: [UInt8]) throws
}

extension PackingSink {
  /// Packs the frame and takes it.
  public func append(_ frame: FramePixels) throws { try append(packed: try pack(frame)) }
}
