// The motion of scrolling after the touch has ended, as a closed-form function of time: it loses
// the same fraction of its velocity in every millisecond, and at an edge of the content, or on its
// way to a page, it follows a critically damped spring.

import Foundation

/// One coordinate of a scroll view's offset, from the end of the touch until it rests.
struct ScrollMotion: Equatable {
  /// The motion during one interval.
  private enum MotionFunction: Equatable {
    /// Exponential decay of the velocity: `start + speed (1 − e^(−k t)) / k`.
    case decay(start: Double, speed: Double, k: Double)
    /// A spring toward `rest`, starting at `distance` from it.
    case spring(rest: Double, distance: Double, speed: Double)
  }

  private struct Stretch: Equatable {
    var function: MotionFunction
    var length: Double
  }

  /// The rate of the spring, per second.
  static let stiffness = 10.0
  /// The distance from the final position, in points, at which the motion ends.
  static let restDistance = 0.25
  /// The minimum velocity, in points per second, for scrolling to continue after a touch.
  static let minimumSpeed = 10.0

  private var stretches: [Stretch] = []
  /// The final position.
  private(set) var rest: Double

  /// The time until the motion ends, in seconds.
  var duration: Double { stretches.reduce(0) { $0 + $1.length } }

  /// Creates the motion that decelerates from `start`.
  ///
  /// - Parameter speed: The initial velocity in points per second.
  /// - Parameter rate: The fraction of the velocity that remains after a millisecond.
  /// - Parameter limits: The edges, at which the motion bounces or stops.
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
      let function = MotionFunction.spring(rest: end, distance: distance, speed: speed)
      stretches.append(Stretch(function: function, length: crossing))
      let left = pull * DeterministicMath.exp(-Self.stiffness * crossing)
      addDecay(from: end, speed: left, k: k, limits: limits, bounces: bounces)
    } else {
      addSpring(to: end, from: start, speed: speed)
    }
  }

  /// Creates the motion of a spring toward `target`.
  init(from start: Double, speed: Double, to target: Double) {
    rest = target
    if start != target || speed != 0 { addSpring(to: target, from: start, speed: speed) }
  }

  private mutating func addDecay(
    from start: Double, speed: Double, k: Double, limits: ClosedRange<Double>, bounces: Bool
  ) {
    rest = start
    guard abs(speed) >= Self.minimumSpeed else { return }
    let end = speed > 0 ? limits.upperBound : limits.lowerBound
    let function = MotionFunction.decay(start: start, speed: speed, k: k)
    let share = 1 - k * (end - start) / speed
    guard share > 0 else {
      rest = start + speed / k
      let length = DeterministicMath.log(abs(speed) / k / Self.restDistance) / k
      if length > 0 { stretches.append(Stretch(function: function, length: length)) }
      return
    }
    rest = end
    stretches.append(Stretch(function: function, length: -DeterministicMath.log(min(share, 1)) / k))
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
      Stretch(function: .spring(rest: end, distance: distance, speed: speed), length: length))
  }

  /// Returns the coordinate `seconds` after the end of the touch.
  func offset(at seconds: Double) -> Double {
    var time = seconds
    for stretch in stretches {
      if time < stretch.length { return Self.offset(stretch.function, at: time) }
      time -= stretch.length
    }
    return rest
  }

  private static func offset(_ function: MotionFunction, at time: Double) -> Double {
    switch function {
    case .decay(let start, let speed, let k):
      return start + speed * (1 - DeterministicMath.exp(-k * time)) / k
    case .spring(let rest, let distance, let speed):
      let pull = speed + stiffness * distance
      return rest + (distance + pull * time) * DeterministicMath.exp(-stiffness * time)
    }
  }
}
