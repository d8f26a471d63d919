// The part of a property animator's time line that one block takes.

import Foundation
import SegueTiming

/// When a block begins; it always ends with the whole.
struct AnimatorWindow: Equatable {
  enum Rule: Equatable {
    /// On the fraction of time: from `start` on, from progress `from` to 1, by the curve.
    case eased(start: Double, from: Double)
    /// On the progress of the whole: from `start` on, in proportion.
    case linear(start: Double)
  }

  var rule: Rule
  /// Where the block was to begin when it was added.
  let delay: Double

  /// How much of what comes after `start` lies before `whole`; 0 before `start`.
  static func part(of whole: Double, from start: Double) -> Double {
    if start >= 1 { return whole >= 1 ? 1 : 0 }
    return max(0, (whole - start) / (1 - start))
  }

  /// Refers to the progress of the whole from here on; at progress `progress` the block has come as
  /// far as `done`.
  mutating func linearize(progress: Double, done: Double) {
    if case .linear = rule { return }
    if progress <= 0 || done >= 1 - 1e-12 {
      rule = .linear(start: delay)
    } else if done > 0 {
      rule = .linear(start: (progress - done) / (1 - done))
    } else {
      rule = .linear(start: max(delay, progress))
    }
  }

  /// Follows `curve` from here on; the whole is at `x` of it, and the block has come as far as `done`.
  mutating func goOn(along curve: CubicCurve, from x: Double, done: Double) {
    if done <= 0, let start = linearStart {
      rule = .eased(start: curve.inverse(of: start), from: 0)
      return
    }
    let own = curve.inverse(of: done)
    rule = own < 1 ? .eased(start: (x - own) / (1 - own), from: 0) : .eased(start: 0, from: 1)
  }

  /// Follows the spring of `run` from here on; the whole has come as far as `progress`, and the block
  /// as far as `done`.
  mutating func goOn(along run: AnimatorRun, from progress: Double, done: Double) {
    if done <= 0, let start = linearStart, start > progress {
      rule = .eased(start: run.firstX(reaching: start), from: 0)
    } else {
      rule = .eased(start: 0, from: done)
    }
  }

  private var linearStart: Double? {
    if case .linear(let start) = rule { return start }
    return nil
  }
}
