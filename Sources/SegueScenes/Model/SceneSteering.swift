// What takes hold of a running transition: a finger on it, or steps of the script.

import CoreGraphics

/// What a finger does that comes down on a running transition: it pauses it, takes it along, and
/// decides when it is lifted.
public struct SceneGrab: Sendable {
  /// Which way the finger takes the transition forwards.
  public var direction: SceneInteraction.Direction
  /// How far it goes for the whole of it; a share is one of the screen.
  public var distance = Length.percent(100)
  /// So far forwards, in points, it is finished.
  public var finishAfter = 40.0
  /// So far backwards it is cancelled.
  public var cancelAfter = 40.0
  /// Above this speed, in points a second, forwards or backwards, the speed decides; `nil` for no
  /// speed.
  public var finishVelocity: Double?

  /// A grab with 40 points for both decisions.
  public init(_ direction: SceneInteraction.Direction) { self.direction = direction }
}

/// Takes a transition to another progress.
public struct SceneScrub: Sendable {
  /// The screen that comes or goes.
  public var screen: Located<String>
  /// Where it is taken, from 0 to 1.
  public var progress: Double
  /// Seconds on the way.
  public var duration = 0.0
  /// How it gathers and loses speed: a curve, never a spring.
  public var timing = DeclaredMotion.Timing.curve(.linear)

  /// At once to `progress`.
  public init(_ screen: Located<String>, to progress: Double) {
    (self.screen, self.progress) = (screen, progress)
  }
}

/// Lets go of a transition.
public struct SceneRelease: Sendable {
  /// The screen that comes or goes.
  public var screen: Located<String>
  /// How much faster than the transition itself.
  public var speed = 1.0
  /// The curve of the rest; `nil` for UIKit's.
  public var curve: TimingCurveName?

  /// At the transition's own speed.
  public init(_ screen: Located<String>) { self.screen = screen }
}
