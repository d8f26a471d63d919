// How a sheet moves without a finger: by one spring for the card, the presenter and the dimming, that can be
// stopped at any time with everything where it shows. Source of the numbers: SEMANTICS section 8.

import Foundation
import SegueTiming

/// The spring of a sheet at one moment.
@MainActor
struct SheetSpring {
  /// The spring's time to swing once, were it not damped, in seconds; the same spring as that of covers.
  static let response = 0.344144
  /// The damping after a flick.
  static let flickDamping = 0.8
  /// How long a sheet takes to come and to go. Cut at the 0.4 s that are reported for it, the spring would
  /// still be five points from its end: so it has the half second of all covers.
  static let duration = SystemTiming.duration

  let parameters: UISpringTimingParameters

  /// What a sheet comes by, goes by and changes its detent by.
  static let steady = SheetSpring(damping: 1, velocity: 0, seconds: duration)

  /// What goes on from a finger: `velocity` is in whole distances a second.
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

/// Whatever moves a sheet at the moment.
@MainActor
final class SheetMotion {
  private var animator: UIViewPropertyAnimator?
  private var waiting: [() -> Void] = []

  /// Whether anything moves it.
  var isRunning: Bool { animator != nil }

  /// Moves by `spring` to where `changes` puts things; `completion` is not called if it is stopped.
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
      self?.tellThoseWaiting()
    }
    self.animator = animator
    animator.startAnimation()
  }

  /// Runs `action` when nothing moves it; a stop alone is no rest.
  func whenAtRest(_ action: @escaping () -> Void) {
    waiting.append(action)
    if !isRunning { tellThoseWaiting() }
  }

  private func tellThoseWaiting() {
    guard !isRunning else { return }
    let actions = waiting
    waiting = []
    for action in actions { action() }
  }

  /// Stops everything where it shows.
  func stop() {
    animator?.stopAnimation(true)
    animator = nil
  }
}
