// The recorder's own errors. Errors of the source, the rasterizer and the sink are passed on
// unchanged.

/// An error that stops a recording.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// `Cancellation.cancel()` was called.
  case cancelled
  /// The source has no frames.
  case noFrames
  /// The size of a frame differs from that of the first one.
  case sizeChanged(from: FrameSize, to: FrameSize)
  /// The system could not create a thread.
  case noThread(code: Int32)
  /// A sink received frames in a format that it does not support, or too many of them.
  case unexpectedFrame(String)

  /// The problem that was found and what was expected, in one line.
  public var description: String {
    switch self {
    case .cancelled: "the recording was cancelled"
    case .noFrames: "there are no frames to record; expected at least one"
    case .sizeChanged(let first, let other):
      "a frame is \(other); expected \(first), the size of the first frame"
    case .noThread(let code): "no thread can be created: \(systemMessage(code))"
    case .unexpectedFrame(let what): what
    }
  }
}

/// The size of a frame in pixels.
public struct FrameSize: Sendable, Hashable, CustomStringConvertible {
  /// The width and the height in pixels.
  public var width, height: Int

  /// Creates a size in pixels.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// A description such as `780 x 1688 pixels`.
  public var description: String { "\(width) x \(height) pixels" }
}
