// The part of a property animator's timeline that one block occupies.

import Foundation
import SegueTiming

/// The interval of a block on its animator's timeline. It always ends with the timeline.
struct AnimatorWindow: Equatable {
  enum Rule: Equatable {
    /// On the elapsed fraction: beginning at `start`, from progress `from` to 1, along the curve.
    case eased(start: Double, from: Double)
    /// On the progress of the timeline: beginning at `start`, proportionally.
    case linear(start: Double)
  }

  var rule: Rule
  /// The position at which the block was to begin when it was added.
  let delay: Double

  /// Returns the position of `whole` between `start` and 1, as a fraction; 0 before `start`.
  static func part(of whole: Double, from start: Double) -> Double {
    if start >= 1 { return whole >= 1 ? 1 : 0 }
    return max(0, (whole - start) / (1 - start))
  }

  /// Makes the window refer to the progress of the timeline from now on.
  ///
  /// - Parameter progress: The current progress of the timeline.
  /// - Parameter done: The current progress of the block.
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

  /// Makes the window follow `curve` from now on.
  ///
  /// - Parameter x: The current position of the timeline on the curve.
  /// - Parameter done: The current progress of the block.
  mutating func continueMotion(along curve: CubicCurve, from x: Double, done: Double) {
    if done <= 0, let start = linearStart {
      rule = .eased(start: curve.inverse(of: start), from: 0)
      return
    }
    let own = curve.inverse(of: done)
    rule = own < 1 ? .eased(start: (x - own) / (1 - own), from: 0) : .eased(start: 0, from: 1)
  }

  /// Makes the window follow the spring of `run` from now on.
  ///
  /// - Parameter progress: The current progress of the timeline.
  /// - Parameter done: The current progress of the block.
  mutating func continueMotion(along run: AnimatorRun, from progress: Double, done: Double) {
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
