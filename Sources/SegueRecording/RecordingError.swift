// Why a recording stopped. Errors of the source, the rasterizer and the sink pass through unchanged;
// these are the recorder's own.

/// Why a recording stopped.
public enum RecordingError: Error, Equatable, CustomStringConvertible {
  /// Somebody called `Cancellation.cancel()`.
  case cancelled
  /// The source had no frame at all.
  case noFrames
  /// A frame had another size than the first one.
  case sizeChanged(from: FrameSize, to: FrameSize)
  /// The system gave no thread.
  case noThread(code: Int32)
  /// A sink was given frames in a form that it does not take, or more than it takes.
  case unexpectedFrame(String)

  /// What was found and what was expected, in one line.
  public var description: String {
    switch self {
    case .cancelled: "the recording was cancelled"
    case .noFrames: "there are no frames to record; expected at least one"
    case .sizeChanged(let first, let other):
      "a frame is \(other); expected \(first) as the first one"
    case .noThread(let code): "no thread to work on: \(systemMessage(code))"
    case .unexpectedFrame(let what): what
    }
  }
}

/// Pixels across and down.
public struct FrameSize: Sendable, Hashable, CustomStringConvertible {
  /// Pixels across and down.
  public var width, height: Int

  /// A size in pixels.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }

  /// For people: `780 x 1688 pixels`.
  public var description: String { "\(width) x \(height) pixels" }
}
