// The verdict on one clip.

import SegueDiagnostics
import SegueImages

/// The verdict on a clip and its golden.
public struct GoldenVerdict: Sendable {
  /// The outcomes of a verification.
  public enum State: String, Sendable {
    /// The clip equals its golden.
    case equal
    /// The clip differs from its golden.
    case different
    /// The golden does not exist.
    case missing
    /// The clip could not be rendered, or its golden could not be read.
    case failed
    /// A golden was written where none existed.
    case recorded
    /// An existing golden was replaced.
    case replaced
  }

  /// The name of the golden.
  public var name: String
  /// The outcome.
  public var state: State
  /// The exit code of a clip that failed because the system was short of something, so that nothing
  /// is known about its frames; `nil` for all others. Another run may be different.
  package var shortage: ExitCode?
  /// The messages, one line each, beginning with the most important one.
  public var lines: [String] = []
  /// The number of frames.
  public var frameCount = 0
  /// The frames that differ.
  public var differingFrames: [Int] = []
  /// The images of the key frames that differ.
  public var images: [FailedImage] = []
  /// The images of all key frames, if they were requested.
  public var filmstrip: [KeyFrame] = []
  /// The expected frame, the difference and the actual frame of the key frames as an animated PNG.
  /// Empty if nothing differs.
  public var movie: [UInt8] = []
  /// The golden, for reports.
  public var golden: Golden?
  /// The current motion of the layers, for reports.
  public var curves: MotionCurves?

  /// Creates a verdict.
  public init(_ name: String, _ state: State, _ lines: [String] = []) {
    (self.name, self.state, self.lines) = (name, state, lines)
  }

  /// A Boolean value that indicates whether the clip equals its golden or has been recorded.
  public var isGood: Bool {
    switch state {
    case .equal, .recorded, .replaced: true
    case .different, .missing, .failed: false
    }
  }
}

/// A key frame that differs.
public struct FailedImage: Sendable {
  /// The index of the frame.
  public var frame: Int
  /// The difference that was found.
  public var difference: ImageDifference
  /// The expected and the actual image as PNG.
  public var expected, actual: [UInt8]
  /// The difference alone as PNG. Empty if the sizes differ.
  public var mask: [UInt8]
  /// The expected image, the difference and the actual image side by side, as PNG.
  public var triptych: [UInt8]
}

/// The recorded and the current image of a key frame.
public struct KeyFrame: Sendable {
  /// The index of the frame.
  public var frame: Int
  /// The golden's image as PNG. Empty if there was none.
  public var expected: [UInt8]
  /// The current image as PNG. Empty if it is the same.
  public var actual: [UInt8] = []
  /// The current image as PNG, whether it is the same or not.
  public var now: [UInt8] { actual.isEmpty ? expected : actual }
}
