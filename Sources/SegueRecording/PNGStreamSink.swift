// Many frames, one stream.

import SegueVideo

/// Writes PNG files one after the other into one stream, as other programs read from a pipe.
public final class PNGStreamSink: PackingSink, @unchecked Sendable {
  // Unchecked: used by the sink's thread only, once the recording has begun.

  private let target: any ByteTarget
  private let isOpaque: Bool
  private var last: [UInt8] = []

  /// A sink that writes to `target`.
  /// - Parameter isOpaque: whether every frame is opaque; alpha is left out then.
  public init(to target: any ByteTarget, isOpaque: Bool) {
    (self.target, self.isOpaque) = (target, isOpaque)
  }

  /// RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// The frame as a PNG file.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.png(isOpaque: isOpaque, compression: .sequence)
  }

  /// Writes the next frame.
  public func append(packed: [UInt8]) throws {
    last = packed
    try target.write(packed)
  }

  /// Writes the last frame again.
  public func repeatLast() throws { try target.write(last) }
  /// Puts the result in its place.
  public func finish() throws { try target.commit() }
  /// Leaves nothing, as far as that is possible.
  public func cancel() { target.discard() }
}
