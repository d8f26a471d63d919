// One frame, one file.

import SegueVideo

/// Writes a single frame as a PNG. The target is checked, and a temporary file made beside it, before
/// the first frame is drawn.
public final class PNGFileSink: PackingSink, @unchecked Sendable {
  // Unchecked: used by the sink's thread only, once the recording has begun.

  private let target: any ByteTarget
  private let isOpaque: Bool
  private var frames = 0

  /// A sink that writes one PNG to `target`.
  /// - Parameter isOpaque: whether every frame is opaque; alpha is left out then.
  public init(to target: any ByteTarget, isOpaque: Bool) {
    (self.target, self.isOpaque) = (target, isOpaque)
  }

  /// RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// The frame as a PNG file.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.png(isOpaque: isOpaque, compression: .still)
  }

  /// Takes the one frame.
  public func append(packed: [UInt8]) throws {
    frames += 1
    guard frames == 1 else { throw Self.tooMany }
    try target.write(packed)
  }

  /// There is only one frame.
  public func repeatLast() throws { throw Self.tooMany }
  /// Puts the file in its place.
  public func finish() throws { try target.commit() }
  /// Leaves no file.
  public func cancel() { target.discard() }

  private static var tooMany: RecordingError {
    .unexpectedFrame("a second frame for a single picture; expected one")
  }
}
