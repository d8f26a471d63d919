// Springs derived from the parameters that apps specify: a duration and a damping ratio (SEMANTICS
// 1c), or a perceptual duration and bounce (1d).

import CoreGraphics

extension Spring {
  /// Returns the spring of `UIView.animate(withDuration:…usingSpringWithDamping:…)`: it has mass 1,
  /// and its sine term has decayed to a thousandth at `duration`.
  ///
  /// Ratios above 1 are treated as 1. Durations are limited to 0.01…10 s for the solution only.
  public static func settling(
    in duration: Double, dampingRatio: Double, initialVelocity: Double
  ) -> Spring {
    let velocity = initialVelocity.isFinite ? initialVelocity : 0
    let equation = SettlingEquation(
      ratio: dampingRatio.isNaN ? 1 : max(.ulpOfOne, min(dampingRatio, 1)),
      duration: duration.isNaN ? 0.01 : max(0.01, min(duration, 10)), velocity: velocity)
    let frequency = equation.frequency
    return Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * equation.ratio * frequency,
      initialVelocity: velocity)
  }

  /// Returns the spring of iOS 17's `Spring(duration:bounce:)`. With `bounce` 1 it oscillates
  /// forever, with 0 it is critically damped, below 0 it is overdamped. At −1, or with a duration
  /// of 0, it jumps.
  public static func perceptual(
    duration: Double, bounce: Double, initialVelocity: Double = 0
  ) -> Spring {
    let bounce = bounce.isNaN ? 0 : min(bounce, 1)
    guard duration > 0, bounce > -1 else {
      return Spring(damping: .infinity, initialVelocity: initialVelocity, allowsOverdamping: true)
    }
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    return Spring(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency,
      initialVelocity: initialVelocity, allowsOverdamping: true)
  }
}

/// The equation ε = |g(ω)|, where g is the factor of the sine term (of the time, at critical
/// damping) times its decay at `duration`.
private struct SettlingEquation {
  let ratio, duration, velocity: Double

  /// The damped frequency relative to the natural one: √(1 − ζ²).
  private var swing: Double { ((1 - ratio) * (1 + ratio)).squareRoot() }

  /// The natural frequency that solves the equation.
  var frequency: Double {
    newton(from: 5 / duration) ?? newton(from: 1 / duration) ?? frequencyAtRest ?? 10
  }

  /// The solution without initial velocity; `nil` for ratios so low that the sine term is never
  /// large.
  private var frequencyAtRest: Double? {
    if ratio == 1 { return 9.233413476451586 / duration }
    let log = DeterministicMath.log(ratio / (Spring.settlingThreshold * swing))
    return log > 0 ? log / (ratio * duration) : nil
  }

  /// Applies Newton's method until it converges; returns `nil` if it leaves the positive numbers.
  private func newton(from start: Double) -> Double? {
    var frequency = start
    for _ in 0..<60 {
      let (value, slope) = term(at: frequency)
      let error = Spring.settlingThreshold - abs(value)
      let next = frequency - error / (value < 0 ? slope : -slope)
      guard next > 0, next.isFinite else { return nil }
      let isStanding = abs(next - frequency) <= 1e-15 * next
      frequency = next
      if isStanding { break }
    }
    return frequency
  }

  /// Returns g and its derivative.
  private func term(at frequency: Double) -> (value: Double, slope: Double) {
    let decay = DeterministicMath.exp(-ratio * frequency * duration)
    if ratio == 1 {
      let surplus = frequency - velocity
      return ((1 + surplus * duration) * decay, -surplus * duration * duration * decay)
    }
    let factor = (ratio * frequency - velocity) / (frequency * swing)
    let growth = velocity / (frequency * frequency * swing)
    return (factor * decay, decay * (growth - ratio * duration * factor))
  }
}
