// The drags and touches of a script.

import CoreGraphics

/// The ways in which a touch ends.
public enum TouchEnd: String, Sendable, CaseIterable {
  /// The finger is lifted.
  case release
  /// The system cancels the touch, as it does for an incoming call.
  case cancel
}

/// One finger that is dragged along a line.
public struct SceneDrag: Sendable {
  /// The vertices of the line, beginning where the finger touches down. Percentages are of the
  /// canvas.
  public var path: [LengthPair]
  /// The time from the first to the last vertex, in seconds.
  public var duration: Double
  /// The timing curve along the line. Never a spring.
  public var timing: DeclaredMotion.Timing
  /// The time for which the finger rests before it starts to move, in seconds.
  public var press = 0.0
  /// The time for which the finger rests at the end of the line, in seconds.
  public var hold: Double
  /// The way in which the touch ends.
  public var end: TouchEnd

  /// Creates a drag along `path`.
  public init(
    path: [LengthPair], duration: Double = 0.3, timing: DeclaredMotion.Timing = .curve(.linear),
    hold: Double = 0, end: TouchEnd = .release
  ) {
    (self.path, self.duration, self.timing) = (path, duration, timing)
    (self.hold, self.end) = (hold, end)
  }
}

/// One finger of an explicit timeline of touches.
public struct SceneFinger: Sendable {
  /// The location of a touch at an instant.
  public struct Sample: Sendable, Hashable {
    /// The time since the beginning of the step, in seconds.
    public var seconds: Double
    /// The location, in points of the canvas.
    public var point: CGPoint

    /// Creates a sample at the given time and location.
    public init(seconds: Double, point: CGPoint) {
      (self.seconds, self.point) = (seconds, point)
    }
  }

  /// The samples. The touch begins with the first and ends with the last.
  public var samples: [Sample]
  /// A Boolean value that indicates whether locations between the samples are interpolated.
  public var isInterpolated = false
  /// The way in which the touch ends.
  public var end: TouchEnd

  /// Creates a finger with the given samples.
  public init(samples: [Sample], end: TouchEnd = .release) {
    (self.samples, self.end) = (samples, end)
  }
}
