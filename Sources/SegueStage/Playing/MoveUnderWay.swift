// The one transition that can be under way, as something to take hold of: by a finger, or by a step of
// the script. Whoever holds it steers it through the percent driver that it was begun with, as an
// app would.

import SegueScenes
import UIKit

/// A move from screen to screen that has not ended.
@MainActor
final class MoveUnderWay {
  /// What moves.
  let step: SceneStep
  /// Steers it, if it has been taken hold of.
  let driver: UIPercentDrivenInteractiveTransition
  /// Whether it is anything that a driver can steer; UIKit's own animations are not.
  var isSteerable = true
  /// Whether a step of the script holds it.
  private(set) var isHeldByScript = false
  /// Whether anybody has ever steered it, so that it may go back.
  private(set) var mayGoBack: Bool

  /// A move of `step`; fingers begin with a driver of their own.
  init(_ step: SceneStep, fingers driver: UIPercentDrivenInteractiveTransition? = nil) {
    self.step = step
    mayGoBack = driver != nil
    self.driver = driver ?? UIPercentDrivenInteractiveTransition()
    if driver == nil { self.driver.wantsInteractiveStart = false }
  }

  /// A move of `step` that begins steered, by a driver that its transition brings.
  init(_ step: SceneStep, steeredBy driver: UIPercentDrivenInteractiveTransition) {
    (self.step, self.driver) = (step, driver)
    (mayGoBack, isHeldByScript) = (true, true)
  }

  /// Stops it where it is.
  func pause(byScript: Bool) {
    if !isHeldByScript { driver.pause() }
    (isHeldByScript, mayGoBack) = (byScript, true)
    driver.completionSpeed = 1
    driver.completionCurve = .easeInOut
    driver.timingCurve = nil
  }

  /// Lets it go on to its end, or back to its beginning.
  func letGo(_ release: SceneRelease, finishing: Bool) {
    isHeldByScript = false
    driver.completionSpeed = CGFloat(release.speed)
    driver.completionCurve = release.curve?.viewCurve ?? .easeInOut
    driver.timingCurve = release.curve.map { UICubicTimingParameters(animationCurve: $0.viewCurve) }
    if finishing { driver.finish() } else { driver.cancel() }
  }
}

extension TimingCurveName {
  /// The same curve.
  fileprivate var viewCurve: UIView.AnimationCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
