// What fingers do in a script.

import CoreGraphics

/// How a finger leaves the screen.
public enum FingerEnd: String, Sendable, CaseIterable {
  /// It is lifted.
  case release
  /// The system takes it away, as it does when a call comes in.
  case cancel
}

/// A finger that is dragged along a line.
public struct SceneDrag: Sendable {
  /// The corners of the line, the first where the finger comes down; shares are of the canvas.
  public var path: [LengthPair]
  /// Seconds from the first to the last.
  public var duration: Double
  /// How it gathers and loses speed: a curve, never a spring.
  public var timing: DeclaredMotion.Timing
  /// Seconds for which it rests before it sets out.
  public var press = 0.0
  /// Seconds for which it then rests.
  public var hold: Double
  /// How it leaves.
  public var end: FingerEnd

  /// A finger dragged along `path`.
  public init(
    path: [LengthPair], duration: Double = 0.3, timing: DeclaredMotion.Timing = .curve(.linear),
    hold: Double = 0, end: FingerEnd = .release
  ) {
    (self.path, self.duration, self.timing) = (path, duration, timing)
    (self.hold, self.end) = (hold, end)
  }
}

/// One finger of a raw time line.
public struct SceneFinger: Sendable {
  /// A place at a time.
  public struct Sample: Sendable, Hashable {
    /// Seconds from the beginning of the step.
    public var seconds: Double
    /// Where, in points of the canvas.
    public var point: CGPoint

    /// At `seconds`, at `point`.
    public init(seconds: Double, point: CGPoint) {
      (self.seconds, self.point) = (seconds, point)
    }
  }

  /// Comes down with the first, leaves with the last.
  public var samples: [Sample]
  /// Whether it glides from one to the next.
  public var isInterpolated = false
  /// How it leaves.
  public var end: FingerEnd

  /// A finger with these places.
  public init(samples: [Sample], end: FingerEnd = .release) {
    (self.samples, self.end) = (samples, end)
  }
}
