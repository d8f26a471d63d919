// One frame in one file.

import SegueVideo

/// A sink that writes a single frame as a PNG file, or in another format of images. The target is checked, and a temporary file is
/// created beside it, before the first frame is rendered.
public final class ImageFileSink: PackingSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  private let target: any ByteTarget
  private let isOpaque: Bool
  private let format: StillFormat
  private var frames = 0

  /// Creates a sink that writes one image, by default a PNG, to `target`.
  /// - Parameter isOpaque: A Boolean value that indicates whether every frame is opaque. If so, the
  ///   alpha channel is omitted.
  public init(to target: any ByteTarget, isOpaque: Bool, format: StillFormat = .png) {
    (self.target, self.isOpaque, self.format) = (target, isOpaque, format)
  }

  /// The pixel format of the frames: RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Returns the frame encoded as a file.
  public func pack(_ frame: FramePixels) throws -> [UInt8] {
    try frame.encoded(as: format, isOpaque: isOpaque, compression: .still)
  }

  /// Writes the only frame.
  public func append(packed: [UInt8]) throws {
    frames += 1
    guard frames == 1 else { throw Self.tooMany }
    try target.write(packed)
  }

  /// Throws an error, since the file contains only one frame.
  public func repeatLast() throws { throw Self.tooMany }
  /// Puts the file in its place.
  public func finish() throws { try target.commit() }
  /// Discards the file.
  public func cancel() { target.discard() }

  private static var tooMany: RecordingError {
    .unexpectedFrame("a second frame for a single image; expected one frame")
  }
}
