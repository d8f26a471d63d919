// Control of a running transition: by a touch on it, or by steps of the script.

import CoreGraphics

/// The interaction of a touch that begins on a running transition: it pauses the transition, drives
/// its progress, and decides the outcome when it ends.
public struct SceneGrab: Sendable {
  /// The direction in which the touch drives the transition forward.
  public var direction: SceneInteraction.Direction
  /// The distance that corresponds to the whole transition. A percentage is of the screen.
  public var distance = Length.percent(100)
  /// The distance forward, in points, after which the transition finishes.
  public var finishAfter = 40.0
  /// The distance backward, in points, after which the transition is cancelled.
  public var cancelAfter = 40.0
  /// The speed in points per second above which the speed, forward or backward, decides the
  /// outcome. `nil` ignores the speed.
  public var finishVelocity: Double?

  /// Creates a grab with a distance of 40 points for both decisions.
  public init(_ direction: SceneInteraction.Direction) { self.direction = direction }
}

/// A step that takes a transition to another progress.
public struct SceneScrub: Sendable {
  /// The screen that appears or disappears in the transition.
  public var screen: Located<String>
  /// The fraction complete to reach, from 0 to 1.
  public var progress: Double
  /// The duration in seconds.
  public var duration = 0.0
  /// The timing curve of the progress. Never a spring.
  public var timing = DeclaredMotion.Timing.curve(.linear)

  /// Creates a step that takes a transition to `progress` at once.
  public init(_ screen: Located<String>, to progress: Double) {
    (self.screen, self.progress) = (screen, progress)
  }
}

/// A step that lets a paused transition run again.
public struct SceneRelease: Sendable {
  /// The screen that appears or disappears in the transition.
  public var screen: Located<String>
  /// The speed as a multiple of the transition's own.
  public var speed = 1.0
  /// The timing curve of the remaining transition, or `nil` for UIKit's.
  public var curve: TimingCurveName?

  /// Creates a step that continues at the transition's own speed.
  public init(_ screen: Located<String>) { self.screen = screen }
}
