// A stretch of a property animator's time line that time moves.

import Foundation
import SegueTiming

/// One motion, from `begin` until something steers it otherwise.
struct AnimatorRun: Equatable {
  /// How `x` becomes progress.
  enum Curve: Equatable {
    /// By a pace over the whole.
    case paced(Pace, duration: Double)
    /// From some progress to 1.
    case rising(from: Double, Pace, duration: Double)
    /// From some progress to 0.
    case falling(from: Double, Pace, duration: Double)
  }

  /// World seconds.
  var begin: Double
  /// `x` at `begin`.
  var start: Double
  /// `x` per second; negative when it retraces its way.
  var rate: Double
  var curve: Curve

  /// Seconds until `x` has come to 0 or 1.
  var length: Double { rate == 0 ? 0 : ((rate > 0 ? 1 : 0) - start) / rate }

  /// Whether progress is made towards the end, at least on the whole.
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

  /// The curve alone, from 0 to 1.
  func easing(_ x: Double) -> Double {
    switch curve {
    case .paced(let pace, let duration), .rising(_, let pace, let duration),
      .falling(_, let pace, let duration):
      pace.progress(atFraction: x, duration: duration)
    }
  }

  /// The way back: along the same curve, or, from a spring that set out halfway, by the same spring.
  func turned(at seconds: Double) -> AnimatorRun {
    let now = progress(at: seconds)
    let length = rate == 0 ? 0 : 1 / abs(rate)
    let begin = max(seconds, begin)
    switch curve {
    case .paced:
      return AnimatorRun(begin: begin, start: x(at: seconds), rate: -rate, curve: curve)
    case .rising(_, let pace, _):
      return AnimatorRun(
        begin: begin, start: 0, rate: abs(rate),
        curve: .falling(from: now, pace, duration: length))
    case .falling(_, let pace, _):
      return AnimatorRun(
        begin: begin, start: 0, rate: abs(rate), curve: .rising(from: now, pace, duration: length))
    }
  }

  /// The first `x` at which progress is `target`, found by halving; 1 if it never is.
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
