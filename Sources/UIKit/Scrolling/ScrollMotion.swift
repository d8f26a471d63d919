// How scrolling goes on after the finger has been lifted, as a closed form of time: it loses the same
// share of its speed in every millisecond, and at an end of the content, or on its way to a page, it
// is drawn by a critically damped spring.

import Foundation

/// One coordinate of a scroll view's offset, from the lift of the finger until it rests.
struct ScrollMotion: Equatable {
  /// The motion of one stretch of time.
  private enum Law: Equatable {
    /// Loses speed evenly by the factor: `start + speed (1 − e^(−k t)) / k`.
    case decay(start: Double, speed: Double, k: Double)
    /// Is drawn to `rest`, from `distance` beside it.
    case spring(rest: Double, distance: Double, speed: Double)
  }

  private struct Stretch: Equatable {
    var law: Law
    var length: Double
  }

  /// The spring's rate, per second.
  static let stiffness = 10.0
  /// Closer than this to where it would rest, it rests.
  static let restDistance = 0.25
  /// Slower than this, points a second, a lifted finger does not make it go on.
  static let leastSpeed = 10.0

  private var stretches: [Stretch] = []
  /// Where it comes to rest.
  private(set) var rest: Double

  /// Seconds until it rests.
  var duration: Double { stretches.reduce(0) { $0 + $1.length } }

  /// Goes on from `start` at `speed` and loses speed at `rate` (what is left of it after a
  /// millisecond), within `limits`; at the ends it bounces or stops.
  init(from start: Double, speed: Double, rate: Double, limits: ClosedRange<Double>, bounces: Bool)
  {
    rest = start
    let k = -1000 * DeterministicMath.log(min(max(rate, 0.5), 0.9999))
    let end = min(max(start, limits.lowerBound), limits.upperBound)
    if start == end {
      addDecay(from: start, speed: speed, k: k, limits: limits, bounces: bounces)
      return
    }
    let distance = start - end
    let pull = speed + Self.stiffness * distance
    let crossing = pull == 0 ? -1 : -distance / pull
    if crossing > 0, crossing.isFinite {
      let law = Law.spring(rest: end, distance: distance, speed: speed)
      stretches.append(Stretch(law: law, length: crossing))
      let left = pull * DeterministicMath.exp(-Self.stiffness * crossing)
      addDecay(from: end, speed: left, k: k, limits: limits, bounces: bounces)
    } else {
      addSpring(to: end, from: start, speed: speed)
    }
  }

  /// Is drawn to `target` by the spring.
  init(from start: Double, speed: Double, to target: Double) {
    rest = target
    if start != target || speed != 0 { addSpring(to: target, from: start, speed: speed) }
  }

  private mutating func addDecay(
    from start: Double, speed: Double, k: Double, limits: ClosedRange<Double>, bounces: Bool
  ) {
    rest = start
    guard abs(speed) >= Self.leastSpeed else { return }
    let end = speed > 0 ? limits.upperBound : limits.lowerBound
    let law = Law.decay(start: start, speed: speed, k: k)
    let share = 1 - k * (end - start) / speed
    guard share > 0 else {
      rest = start + speed / k
      let length = DeterministicMath.log(abs(speed) / k / Self.restDistance) / k
      if length > 0 { stretches.append(Stretch(law: law, length: length)) }
      return
    }
    rest = end
    stretches.append(Stretch(law: law, length: -DeterministicMath.log(min(share, 1)) / k))
    if bounces { addSpring(to: end, from: end, speed: speed * share) }
  }

  private mutating func addSpring(to end: Double, from start: Double, speed: Double) {
    rest = end
    let distance = start - end
    let pull = abs(speed + Self.stiffness * distance)
    var length = 1.0 / 60
    while length < 5,
      (abs(distance) + pull * length) * DeterministicMath.exp(-Self.stiffness * length)
        >= Self.restDistance
    { length += 1.0 / 60 }
    stretches.append(
      Stretch(law: .spring(rest: end, distance: distance, speed: speed), length: length))
  }

  /// The coordinate `seconds` after the lift.
  func offset(at seconds: Double) -> Double {
    var time = seconds
    for stretch in stretches {
      if time < stretch.length { return Self.offset(stretch.law, at: time) }
      time -= stretch.length
    }
    return rest
  }

  private static func offset(_ law: Law, at time: Double) -> Double {
    switch law {
    case .decay(let start, let speed, let k):
      return start + speed * (1 - DeterministicMath.exp(-k * time)) / k
    case .spring(let rest, let distance, let speed):
      let pull = speed + stiffness * distance
      return rest + (distance + pull * time) * DeterministicMath.exp(-stiffness * time)
    }
  }
}
