// What became of one clip.

import SegueImages

/// The verdict on a clip and its golden.
public struct GoldenVerdict: Sendable {
  /// What became of it.
  public enum State: String, Sendable {
    /// As it was.
    case equal
    /// Not as it was.
    case different
    /// There is no golden.
    case missing
    /// It could not be drawn, or its golden cannot be read.
    case failed
    /// A golden has been written that was not there.
    case recorded
    /// A golden has been replaced.
    case replaced
  }

  /// The golden's name.
  public var name: String
  /// What became of it.
  public var state: State
  /// Everything to say, one line each; the first says most.
  public var lines: [String] = []
  /// How many frames it has.
  public var frameCount = 0
  /// The frames that differ.
  public var differingFrames: [Int] = []
  /// What the key frames that differ look like.
  public var pictures: [FailedPicture] = []
  /// All key frames, if they were asked for, and a movie of what differs in them.
  public var filmstrip: [KeyFrame] = []
  /// Expected, difference and actual of the key frames as an animated PNG; empty where nothing differs.
  public var movie: [UInt8] = []
  /// The golden and the curves of now, for reports.
  public var golden: Golden?
  /// How the layers move now.
  public var curves: MotionCurves?

  /// A verdict.
  public init(_ name: String, _ state: State, _ lines: [String] = []) {
    (self.name, self.state, self.lines) = (name, state, lines)
  }

  /// Whether a run with this verdict is a good one.
  public var isGood: Bool {
    switch state {
    case .equal, .recorded, .replaced: true
    case .different, .missing, .failed: false
    }
  }
}

/// A key frame that differs.
public struct FailedPicture: Sendable {
  /// Which frame.
  public var frame: Int
  /// What was found.
  public var difference: PictureDifference
  /// Expected and actual as PNG.
  public var expected, actual: [UInt8]
  /// The difference alone as PNG; empty where sizes differ.
  public var mask: [UInt8]
  /// Expected, difference and actual side by side as PNG.
  public var triptych: [UInt8]
}

/// A key frame as the golden has it, and as it is now.
public struct KeyFrame: Sendable {
  /// Which frame.
  public var frame: Int
  /// The golden's PNG; empty where there was none.
  public var expected: [UInt8]
  /// What shows now as PNG; empty where it is the same.
  public var actual: [UInt8] = []
  /// What shows now.
  public var now: [UInt8] { actual.isEmpty ? expected : actual }
}
