// The animated movement of a sheet: one spring for the card, the presenting view, and the dimming
// view, which can be stopped at any time at the displayed values. Source of the numbers: SEMANTICS
// section 8.

import Foundation
import SegueTiming

/// The spring of one movement of a sheet.
@MainActor
struct SheetSpring {
  /// The period of the undamped spring in seconds; the same spring as that of cover-vertical
  /// transitions.
  static let response = 0.344144
  /// The damping ratio after a flick.
  static let flickDamping = 0.8
  /// The duration of presentation and dismissal. UIKit reports 0.4 s, at which the spring would
  /// still be five points from its end; therefore it has the 0.5 s of all covering transitions.
  static let duration = SystemTiming.duration

  let parameters: UISpringTimingParameters

  /// The spring of presentations, dismissals, and changes of the detent.
  static let steady = SheetSpring(damping: 1, velocity: 0, seconds: duration)

  /// Returns the spring that continues a drag.
  ///
  /// - Parameter velocity: The initial velocity in total distances per second.
  static func after(flick isFlick: Bool, velocity: CGFloat) -> SheetSpring {
    SheetSpring(damping: isFlick ? flickDamping : 1, velocity: velocity, seconds: nil)
  }

  private init(damping: Double, velocity: CGFloat, seconds: Double?) {
    let frequency = 2 * Double.pi / Self.response
    let spring = Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * damping * frequency,
      initialVelocity: Double(velocity))
    let length = seconds ?? max(spring.settlingDuration, Self.duration)
    parameters = UISpringTimingParameters(spring, lasting: length, velocity: velocity)
  }
}

/// The animation that moves a sheet.
@MainActor
final class SheetMotion {
  private var animator: UIViewPropertyAnimator?
  private var waiting: [() -> Void] = []

  /// A Boolean value that indicates whether an animation moves the sheet.
  var isRunning: Bool { animator != nil }

  /// Animates `changes` with `spring`. `completion` is not called if the animation is stopped.
  func run(
    _ spring: SheetSpring, _ changes: @escaping () -> Void,
    completion: @escaping () -> Void = {}
  ) {
    stop()
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring.parameters)
    animator.addAnimations(changes)
    animator.addCompletion { [weak self] _ in
      self?.animator = nil
      completion()
      self?.notifyWaiting()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Calls `action` when no animation moves the sheet. Stopping an animation alone does not trigger
  /// it.
  func whenAtRest(_ action: @escaping () -> Void) {
    waiting.append(action)
    if !isRunning { notifyWaiting() }
  }

  private func notifyWaiting() {
    guard !isRunning else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Stops the animation at the displayed values.
  func stop() {
    animator?.stopAnimation(true)
    animator = nil
  }
}
