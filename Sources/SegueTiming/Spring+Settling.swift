// How long a spring runs: until less than a thousandth of the way is left for good. SEMANTICS 1a, 1b.

import CoreGraphics

extension Spring {
  /// The share of the distance at which a spring counts as settled.
  public static let settlingThreshold = 0.001

  /// How long `CASpringAnimation` runs: exact for springs that swing; whole tenths of a second for
  /// those that do not; `Float.greatestFiniteMagnitude` without damping.
  public var settlingDuration: Double {
    if case .underdamped = motion { return envelopeDuration }
    return Self.wholeTenths(lastCrossing)
  }

  /// How long a property animator runs with this spring's mass, stiffness and damping: as
  /// `settlingDuration`, but not in whole tenths.
  public var animatorDuration: Double {
    if case .underdamped = motion { return envelopeDuration }
    return lastCrossing
  }

  /// When the bound 1 + |B| on the swing, times its decay, falls to the threshold.
  private var envelopeDuration: Double {
    guard case .underdamped(let decay, _, let sineFactor, _) = motion, decay > 0 else {
      return Double(Float.greatestFiniteMagnitude)
    }
    let log = DeterministicMath.log
    return max(0, (-log(Self.settlingThreshold) + log(1 + abs(sineFactor))) / decay)
  }

  /// The last time at which the threshold is left, for springs that turn back once at most.
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

  /// Where the remainder falls through the threshold, to the last bit.
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
    // 0.1 s steps are counted, not added, so that 12.1 is the double nearest to it.
    return (tenths - 1) / 10 >= time ? (tenths - 1) / 10 : tenths / 10
  }
}

extension SpringMotion {
  /// A time of the order of the motion's slowest part.
  fileprivate var timeScale: Double {
    switch self {
    case .underdamped(let decay, _, _, _): 1 / decay
    case .critical(let frequency, _): 1 / frequency
    case .overdamped(let slow, _, _): -1 / slow
    case .jump: 0
    }
  }

  /// When the mass stands still on its way, for motions that do so once; 0 if they never do. After it
  /// the remainder only shrinks.
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
