// The running transition of a playback, which a touch or a step of the script can interrupt. Both
// control it through the percent-driven interaction controller that it started with, as an app
// would.

import SegueScenes
import UIKit

/// A transition from its start until it has ended.
@MainActor
final class RunningTransition {
  /// The step or the interaction's step that started the transition.
  let step: SceneStep
  /// The interaction controller that drives the transition once it is interrupted.
  let driver: UIPercentDrivenInteractiveTransition
  /// A Boolean value that indicates whether the transition can be interrupted. UIKit's own
  /// animations cannot.
  var isInterruptible = true
  /// A Boolean value that indicates whether a step of the script has paused the transition.
  private(set) var isPausedByScript = false
  /// A Boolean value that indicates whether the transition was ever interactive, so that its
  /// cancellation is not a failure.
  private(set) var mayBeCancelled: Bool

  /// Creates a transition that runs by itself until it is interrupted, or that touches drive from
  /// its start.
  /// - Parameters:
  ///   - step: The step that started the transition.
  ///   - driver: The interaction controller of the touches, or `nil` if no touch drives it.
  init(_ step: SceneStep, touches driver: UIPercentDrivenInteractiveTransition? = nil) {
    self.step = step
    mayBeCancelled = driver != nil
    self.driver = driver ?? UIPercentDrivenInteractiveTransition()
    if driver == nil { self.driver.wantsInteractiveStart = false }
  }

  /// Creates a transition that starts paused by the script, with an interaction controller that the
  /// transition itself provides.
  init(_ step: SceneStep, pausedWith driver: UIPercentDrivenInteractiveTransition) {
    (self.step, self.driver) = (step, driver)
    (mayBeCancelled, isPausedByScript) = (true, true)
  }

  /// Pauses the transition at its current fraction complete.
  /// - Parameter byScript: Whether a step of the script pauses it, rather than a touch.
  func pause(byScript: Bool) {
    if !isPausedByScript { driver.pause() }
    (isPausedByScript, mayBeCancelled) = (byScript, true)
    driver.completionSpeed = 1
    driver.completionCurve = .easeInOut
    driver.timingCurve = nil
  }

  /// Lets the transition continue to its end, or back to its beginning.
  /// - Parameters:
  ///   - release: The speed and the timing curve of the remaining transition.
  ///   - finishing: Whether the transition finishes rather than being cancelled.
  func resume(_ release: SceneRelease, finishing: Bool) {
    isPausedByScript = false
    driver.completionSpeed = CGFloat(release.speed)
    driver.completionCurve = release.curve?.viewCurve ?? .easeInOut
    driver.timingCurve = release.curve.map { UICubicTimingParameters(animationCurve: $0.viewCurve) }
    if finishing { driver.finish() } else { driver.cancel() }
  }
}

extension TimingCurveName {
  /// UIKit's curve of the same name.
  fileprivate var viewCurve: UIView.AnimationCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
