// A sink without output, for measuring the speed of everything before the sink.

import SegueVideo

/// A sink that discards all frames.
public final class NullSink: FrameSink {
  /// The pixel format of the frames that the sink requests.
  public let pixelFormat: FramePixelFormat

  /// Creates a sink that requests frames of the given format.
  public init(pixelFormat: FramePixelFormat = .rgba8) { self.pixelFormat = pixelFormat }

  /// Discards the frame.
  public func append(_ frame: FramePixels) {}
  /// Discards the repeated frame.
  public func repeatLast() {}
  /// Does nothing.
  public func finish() {}
  /// Does nothing.
  public func cancel() {}
}
