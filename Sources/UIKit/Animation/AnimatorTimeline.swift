// The progress of a property animator and of each of its blocks, as a pure function of time. Two
// numbers describe the timeline: `x`, the fraction of the duration that has elapsed, and `y`, the
// progress made. Pausing turns `x` into `y` (scrubbing is linear then) and resuming turns it back,
// without a jump. Every block has a window on one of the two. SEMANTICS 5.

import Foundation
import SegueTiming

/// The timeline of a property animator.
struct AnimatorTimeline: Equatable {
  /// What drives the timeline.
  enum Motion: Equatable {
    /// Paused at a fraction: of the progress if `isLinear`, otherwise of the elapsed time.
    case still(fraction: Double, isLinear: Bool)
    /// Driven by the clock.
    case moving(AnimatorRun)
  }

  /// The time from 0 to 1 with the original timing curve, in seconds.
  let duration: Double
  let timing: AnimatorTiming
  /// The timing curve that `timing` yields for `duration`.
  let progressCurve: ProgressCurve
  private(set) var motion = Motion.still(fraction: 0, isLinear: false)
  private(set) var isReversed = false
  private(set) var windows: [AnimatorWindow] = []

  init(duration: Double, timing: AnimatorTiming) {
    (self.duration, self.timing) = (duration, timing)
    progressCurve = timing.progressCurve(over: duration)
  }

  // MARK: Progress

  /// A Boolean value that indicates whether the clock drives the timeline.
  var isMoving: Bool {
    if case .moving = motion { return true }
    return false
  }

  /// Returns the elapsed fraction of the duration (of the progress, while scrubbing), counted
  /// forward from the start.
  func fraction(at seconds: Double) -> Double {
    switch motion {
    case .still(let fraction, _): fraction
    case .moving(let run): run.fraction(at: seconds)
    }
  }

  /// Returns the progress from start to end. A spring may exceed 1.
  func progress(at seconds: Double) -> Double {
    switch motion {
    case .still(let fraction, true): fraction
    case .still(let fraction, false):
      progressCurve.progress(atFraction: fraction, duration: duration)
    case .moving(let run): run.progress(at: seconds)
    }
  }

  /// Returns the position of the block that has the window at `index`.
  func position(ofWindow index: Int, at seconds: Double) -> HostedPosition {
    switch windows[index].rule {
    case .linear(let start):
      let progress = AnimatorWindow.part(of: progress(at: seconds), from: start)
      return HostedPosition(fraction: min(progress, 1), progress: progress)
    case .eased(let start, let first):
      let part = AnimatorWindow.part(of: easedFraction(at: seconds), from: start)
      let eased = part > 0 ? easing(part) : 0
      return HostedPosition(fraction: part, progress: first + (1 - first) * eased)
    }
  }

  private func easedFraction(at seconds: Double) -> Double {
    if case .moving(let run) = motion { return run.x(at: seconds) }
    return fraction(at: seconds)
  }

  private func easing(_ part: Double) -> Double {
    if case .moving(let run) = motion { return run.easing(part) }
    return progressCurve.progress(atFraction: part, duration: duration)
  }

  /// The world time at which the timeline ends, in seconds; `nil` while it is paused.
  var end: Double? {
    guard case .moving(let run) = motion else { return nil }
    return run.begin + run.length
  }

  // MARK: Blocks

  /// Adds a window for a block that begins `delayFactor` of the duration after the position of the
  /// timeline at `seconds`.
  ///
  /// - Returns: The index of the window.
  mutating func addWindow(delayFactor: Double, at seconds: Double) -> Int {
    let rule: AnimatorWindow.Rule
    let delay: Double
    switch motion {
    case .still(let fraction, let isLinear):
      delay = min(fraction + delayFactor, 1)
      rule = isLinear ? .linear(start: delay) : .eased(start: delay, from: 0)
    case .moving(let run) where run.isForward:
      delay = min(run.x(at: seconds) + delayFactor * duration * run.rate, 1)
      rule = .eased(start: delay, from: 0)
    case .moving(let run):
      delay = min(max(run.progress(at: seconds), 0), 1)
      rule = .linear(start: delay)
    }
    windows.append(AnimatorWindow(rule: rule, delay: delay))
    return windows.count - 1
  }

  // MARK: Running and pausing

  /// Starts at `seconds` from the start, or from the end if the timeline is reversed.
  mutating func start(at seconds: Double) {
    let first = isReversed ? 1.0 : 0
    let rate = duration > 0 ? 1 / duration : 0
    motion = .moving(
      AnimatorRun(
        begin: seconds, start: rate == 0 ? 1 - first : first, rate: isReversed ? -rate : rate,
        curve: .paced(progressCurve, duration: duration)))
  }

  /// Pauses at the current position.
  mutating func pause(at seconds: Double, scrubsLinearly: Bool) {
    switch motion {
    case .still(let fraction, _):
      if scrubsLinearly { linearizeWindows(at: seconds) }
      motion = .still(fraction: fraction, isLinear: scrubsLinearly)
    case .moving(let run):
      if !scrubsLinearly, case .paced = run.curve {
        motion = .still(fraction: run.x(at: seconds), isLinear: false)
      } else {
        linearizeWindows(at: seconds)
        motion = .still(fraction: run.progress(at: seconds), isLinear: true)
      }
    }
  }

  /// Pauses at the end.
  mutating func pauseAtEnd() {
    let fraction = isReversed ? 0.0 : 1
    for index in windows.indices { windows[index].rule = .linear(start: windows[index].delay) }
    motion = .still(fraction: fraction, isLinear: true)
  }

  /// Sets the position, counted forward from the start. Has no effect unless the timeline is
  /// paused.
  mutating func scrub(to fraction: Double) {
    guard case .still(_, let isLinear) = motion else { return }
    motion = .still(fraction: min(max(fraction, 0), 1), isLinear: isLinear)
  }

  /// Continues from the current position.
  ///
  /// - Parameter newTiming: The new timing; `nil` for the timeline's own.
  /// - Parameter durationFactor: The duration of the rest, as a factor of the original duration; 0
  ///   for the time that remains.
  mutating func resume(_ newTiming: AnimatorTiming?, durationFactor: Double, at seconds: Double) {
    let now = progress(at: seconds)
    let timing = newTiming ?? self.timing
    let factor = max(0, durationFactor)
    if case .cubic(let curve) = timing {
      if timing == self.timing, case .still(let x, false) = motion {
        return beginMotion(along: curve, from: x, factor: factor, at: seconds)
      }
      linearizeWindows(at: seconds)
      resume(along: curve, from: curve.inverse(of: now), factor: factor, at: seconds)
    } else {
      linearizeWindows(at: seconds)
      let left = isReversed ? now : 1 - now
      let length = timing.duration(requested: (factor == 0 ? left : factor) * duration)
      resume(timing.progressCurve(over: length), from: now, for: length, at: seconds)
    }
  }

  private mutating func resume(
    along curve: CubicCurve, from x: Double, factor: Double, at seconds: Double
  ) {
    if !isReversed {
      for index in windows.indices {
        let done = position(ofWindow: index, at: seconds).progress
        windows[index].continueMotion(along: curve, from: x, done: done)
      }
    }
    beginMotion(along: curve, from: x, factor: factor, at: seconds)
  }

  private mutating func beginMotion(
    along curve: CubicCurve, from x: Double, factor: Double, at seconds: Double
  ) {
    let left = isReversed ? x : 1 - x
    let length = factor == 0 ? left * duration : factor * duration
    let rate = left > 0 && length > 0 ? left / length : 0
    motion = .moving(
      AnimatorRun(
        begin: seconds, start: rate == 0 ? (isReversed ? 0 : 1) : x,
        rate: isReversed ? -rate : rate, curve: .paced(.cubic(curve), duration: duration)))
  }

  private mutating func resume(
    _ progressCurve: ProgressCurve, from now: Double, for length: Double, at seconds: Double
  ) {
    let run = AnimatorRun(
      begin: seconds, start: length > 0 ? 0 : 1, rate: length > 0 ? 1 / length : 0,
      curve: isReversed
        ? .falling(from: now, progressCurve, duration: length)
        : .rising(from: now, progressCurve, duration: length))
    if !isReversed {
      for index in windows.indices {
        let done = position(ofWindow: index, at: seconds).progress
        windows[index].continueMotion(along: run, from: now, done: done)
      }
    }
    motion = .moving(run)
  }

  /// Reverses the direction. A running timeline retraces the motion it has made.
  mutating func setReversed(_ reversed: Bool, at seconds: Double) {
    guard reversed != isReversed else { return }
    if case .moving(let run) = motion {
      linearizeWindows(at: seconds)
      motion = .moving(run.turned(at: seconds))
    }
    isReversed = reversed
  }

  /// Makes every window refer to the progress of the whole timeline, without a jump.
  private mutating func linearizeWindows(at seconds: Double) {
    let now = progress(at: seconds)
    let done = windows.indices.map { position(ofWindow: $0, at: seconds).progress }
    for index in windows.indices { windows[index].linearize(progress: now, done: done[index]) }
  }
}
