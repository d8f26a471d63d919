// Takes frames and forgets them: how fast is everything before the sink?

import SegueVideo

/// Counts frames and keeps none.
public final class NullSink: FrameSink {
  /// What it asks for.
  public let pixelFormat: FramePixelFormat

  /// A sink that asks for frames of this kind.
  public init(pixelFormat: FramePixelFormat = .rgba8) { self.pixelFormat = pixelFormat }

  /// Forgets the frame.
  public func append(_ frame: FramePixels) {}
  /// Forgets it again.
  public func repeatLast() {}
  /// Does nothing.
  public func finish() {}
  /// Does nothing.
  public func cancel() {}
}
