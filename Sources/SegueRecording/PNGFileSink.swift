// One frame, one file.

import SegueFiles
import SegueImages
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

extension FramePixels {
  /// The frame as a PNG file.
  func png(isOpaque: Bool, compression: PNGCompression) throws -> [UInt8] {
    guard case .rgba8(let buffer) = self else {
      throw RecordingError.unexpectedFrame("PNG takes RGBA; a frame is Y′CbCr planes")
    }
    return try PNGEncoder.encode(buffer, opaque: isOpaque, compression: compression)
  }
}
