// Animated PNG and WebP files. Only the part of a frame that differs from the frame before is
// stored, and frames without differences become longer durations. Of the frames, the sink keeps the
// last one, and its encoded part until the next change is known.

import SegueImages
import SeguePixels
import SegueVideo

/// A sink that writes an animated PNG or WebP file.
public final class AnimationSink: FrameSink, @unchecked Sendable {
  // Unchecked: used only by the sink's thread once the recording has started.

  private let encoding: any AnimationEncoding
  private let shown: PixelBuffer
  private var frames = 0
  private var pending: (encoded: [UInt8], area: PixelArea, start: Int)?

  init(_ encoding: any AnimationEncoding, _ settings: AnimationSettings) throws {
    self.encoding = encoding
    shown = try PixelBuffer(width: settings.width, height: settings.height)
  }

  /// The pixel format of the frames: RGBA.
  public var pixelFormat: FramePixelFormat { .rgba8 }

  /// Encodes the part of a frame that differs from the one before.
  public func append(_ frame: FramePixels) throws {
    guard case .rgba8(let pixels) = frame, pixels.width == shown.width,
      pixels.height == shown.height
    else {
      throw RecordingError.unexpectedFrame(
        "an animation takes RGBA frames of \(shown.width) x \(shown.height) pixels")
    }
    defer { frames += 1 }
    let changes = frames == 0 ? PixelArea(pixels) : pixels.changes(from: shown)
    guard let changes else { return }
    try writePending()
    let area = encoding.aligned(changes)
    pending = (try encoding.encode(pixels, area), area, frames)
    shown.copy(pixels)
  }

  /// Extends the duration of the last frame.
  public func repeatLast() throws {
    guard frames > 0 else {
      throw RecordingError.unexpectedFrame("no frame to repeat; expected append before repeatLast")
    }
    frames += 1
  }

  /// Completes the file and puts it in its place.
  public func finish() throws {
    try writePending()
    try encoding.finish()
  }

  /// Discards the file.
  public func cancel() { encoding.cancel() }

  private func writePending() throws {
    guard let pending else { return }
    try encoding.write(pending.encoded, pending.area, frames: pending.start..<frames)
    self.pending = nil
  }
}
