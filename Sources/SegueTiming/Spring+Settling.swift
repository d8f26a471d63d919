// The duration of a spring: until less than a thousandth of the distance remains permanently.
// SEMANTICS 1a, 1b.

import CoreGraphics

extension Spring {
  /// The fraction of the distance at which a spring is regarded as settled.
  public static let settlingThreshold = 0.001

  /// The duration of a `CASpringAnimation`, in seconds: exact for underdamped springs, whole tenths
  /// of a second for others, `Float.greatestFiniteMagnitude` without damping.
  public var settlingDuration: Double {
    if case .underdamped = motion { return envelopeDuration }
    return Self.wholeTenths(lastCrossing)
  }

  /// The duration of a property animator with this spring's mass, stiffness and damping: like
  /// `settlingDuration`, but not in whole tenths.
  public var animatorDuration: Double {
    if case .underdamped = motion { return envelopeDuration }
    return lastCrossing
  }

  /// The time at which the bound 1 + |B| on the oscillation, times its decay, falls to the
  /// threshold.
  private var envelopeDuration: Double {
    guard case .underdamped(let decay, _, let sineFactor, _) = motion, decay > 0 else {
      return Double(Float.greatestFiniteMagnitude)
    }
    let log = DeterministicMath.log
    return max(0, (-log(Self.settlingThreshold) + log(1 + abs(sineFactor))) / decay)
  }

  /// The last time at which the remainder crosses the threshold, for springs that reverse at most
  /// once.
  private var lastCrossing: Double {
    let turn = motion.turningTime
    let isSettledAfterTurn = abs(motion.remainder(at: turn)) < Self.settlingThreshold
    let start = isSettledAfterTurn ? 0 : turn
    guard abs(motion.remainder(at: start)) >= Self.settlingThreshold else { return 0 }
    var (early, late) = (start, isSettledAfterTurn ? turn : turn + motion.timeScale)
    while abs(motion.remainder(at: late)) >= Self.settlingThreshold {
      (early, late) = (late, late * 2)
      if late > Double(Float.greatestFiniteMagnitude) { return late }
    }
    return bisect(early, late)
  }

  /// Returns the time at which the remainder falls below the threshold, to the last bit.
  private func bisect(_ early: Double, _ late: Double) -> Double {
    var (early, late) = (early, late)
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late else { return late }
      if abs(motion.remainder(at: middle)) >= Self.settlingThreshold {
        early = middle
      } else {
        late = middle
      }
    }
  }

  private static func wholeTenths(_ time: Double) -> Double {
    let tenths = (time * 10).rounded(.up)
    // Steps of 0.1 s are counted rather than added, so that 12.1 is the double nearest to it.
    return (tenths - 1) / 10 >= time ? (tenths - 1) / 10 : tenths / 10
  }
}

extension SpringMotion {
  /// A time of the order of the motion's slowest component.
  fileprivate var timeScale: Double {
    switch self {
    case .underdamped(let decay, _, _, _): 1 / decay
    case .critical(let frequency, _): 1 / frequency
    case .overdamped(let slow, _, _): -1 / slow
    case .jump: 0
    }
  }

  /// The time at which the velocity is zero, for motions that reverse once; 0 if they never do.
  /// After it the remainder only decreases.
  fileprivate var turningTime: Double {
    switch self {
    case .critical(let frequency, let slope):
      let time = (slope - frequency) / (frequency * slope)
      return time > 0 && time.isFinite ? time : 0
    case .overdamped(let slow, let fast, let slowShare):
      let ratio = -(1 - slowShare) * fast / (slowShare * slow)
      guard ratio > 1, ratio.isFinite else { return 0 }
      return DeterministicMath.log(ratio) / (slow - fast)
    case .underdamped, .jump: return 0
    }
  }
}
