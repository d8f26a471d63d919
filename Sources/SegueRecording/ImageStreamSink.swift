// All frames as image files in one stream.

import SegueVideo

/// A sink that writes PNG files, or images of another format, one after the other into one stream, which other programs read from
/// a pipe.
public final class ImageStreamSink: PackingSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  private let target: any ByteTarget
  private let isOpaque: Bool
  private let format: StillFormat
  private var last: [UInt8] = []

  /// Creates a sink that writes to `target`.
  /// - Parameter isOpaque: A Boolean value that indicates whether every frame is opaque. If so, the
  ///   alpha channel is omitted.
  public init(to target: any ByteTarget, isOpaque: Bool, format: StillFormat = .png) {
    (self.target, self.isOpaque, self.format) = (target, isOpaque, format)
  }

  /// The pixel format of the frames: RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Returns the frame encoded as a file.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.encoded(as: format, isOpaque: isOpaque, compression: .sequence)
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
  /// Discards the output as far as possible.
  public func cancel() { target.discard() }
}
