// A segment of a property animator's timeline that is driven by the clock.

import Foundation
import SegueTiming

/// One uninterrupted motion, from `begin` until the animator is paused, reversed, or continued.
struct AnimatorRun: Equatable {
  /// The mapping from `x` to progress.
  enum Curve: Equatable {
    /// A timing curve over the whole animation.
    case paced(ProgressCurve, duration: Double)
    /// From a given progress to 1.
    case rising(from: Double, ProgressCurve, duration: Double)
    /// From a given progress to 0.
    case falling(from: Double, ProgressCurve, duration: Double)
  }

  /// The beginning in world time, in seconds.
  var begin: Double
  /// The value of `x` at `begin`.
  var start: Double
  /// The change of `x` per second; negative when the motion is retraced.
  var rate: Double
  var curve: Curve

  /// The time until `x` reaches 0 or 1, in seconds.
  var length: Double { rate == 0 ? 0 : ((rate > 0 ? 1 : 0) - start) / rate }

  /// A Boolean value that indicates whether the motion progresses toward the end, apart from
  /// overshoot.
  var isForward: Bool {
    if case .falling = curve { return false }
    return rate >= 0
  }

  func x(at seconds: Double) -> Double {
    min(max(start + rate * max(0, seconds - begin), 0), 1)
  }

  func fraction(at seconds: Double) -> Double {
    let x = x(at: seconds)
    switch curve {
    case .paced: return x
    case .rising(let first, _, _): return first + (1 - first) * x
    case .falling(let first, _, _): return first * (1 - x)
    }
  }

  func progress(at seconds: Double) -> Double {
    let eased = easing(x(at: seconds))
    switch curve {
    case .paced: return eased
    case .rising(let first, _, _): return first + (1 - first) * eased
    case .falling(let first, _, _): return first * (1 - eased)
    }
  }

  /// Returns the value of the curve alone, from 0 to 1.
  func easing(_ x: Double) -> Double {
    switch curve {
    case .paced(let progressCurve, let duration), .rising(_, let progressCurve, let duration),
      .falling(_, let progressCurve, let duration):
      progressCurve.progress(atFraction: x, duration: duration)
    }
  }

  /// Returns the reversed motion: along the same curve or, for a spring that started midway, with
  /// the same spring.
  func turned(at seconds: Double) -> AnimatorRun {
    let now = progress(at: seconds)
    let length = rate == 0 ? 0 : 1 / abs(rate)
    let begin = max(seconds, begin)
    switch curve {
    case .paced:
      return AnimatorRun(begin: begin, start: x(at: seconds), rate: -rate, curve: curve)
    case .rising(_, let progressCurve, _):
      return AnimatorRun(
        begin: begin, start: 0, rate: abs(rate),
        curve: .falling(from: now, progressCurve, duration: length))
    case .falling(_, let progressCurve, _):
      return AnimatorRun(
        begin: begin, start: 0, rate: abs(rate),
        curve: .rising(from: now, progressCurve, duration: length))
    }
  }

  /// Returns the first `x` at which progress reaches `target`, found by bisection; 1 if it is never
  /// reached.
  func firstX(reaching target: Double) -> Double {
    func progress(_ x: Double) -> Double {
      if case .rising(let first, _, _) = curve { return first + (1 - first) * easing(x) }
      return easing(x)
    }
    let steps = 256
    let hit = (1...steps).first { progress(Double($0) / Double(steps)) >= target }
    guard let hit else { return 1 }
    var (low, high) = (Double(hit - 1) / Double(steps), Double(hit) / Double(steps))
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      if progress(middle) >= target { high = middle } else { low = middle }
    }
    return high
  }
}
