// How far a property animator and each of its blocks is, as a pure function of time. Two numbers
// describe the whole: `x`, the fraction of time that has passed, and `y`, the progress made of it. A
// pause turns `x` into `y` (scrubbing is linear then), and going on turns it back, so that nothing
// jumps. Every block has a window on one of the two. SEMANTICS 5.

import Foundation
import SegueTiming

/// A property animator's time line.
struct AnimatorTimeline: Equatable {
  /// What moves the time line.
  enum Motion: Equatable {
    /// Nothing: it stands at a fraction, of progress if `isLinear`, else of time.
    case still(fraction: Double, isLinear: Bool)
    /// Time.
    case moving(AnimatorRun)
  }

  /// Seconds from 0 to 1 at the original pace.
  let duration: Double
  let pacing: AnimatorPacing
  /// `pacing` over `duration`.
  let pace: Pace
  private(set) var motion = Motion.still(fraction: 0, isLinear: false)
  private(set) var isReversed = false
  private(set) var windows: [AnimatorWindow] = []

  init(duration: Double, pacing: AnimatorPacing) {
    (self.duration, self.pacing) = (duration, pacing)
    pace = pacing.pace(over: duration)
  }

  // MARK: Where it is

  /// Whether time moves it.
  var isMoving: Bool {
    if case .moving = motion { return true }
    return false
  }

  /// The part of the time that has passed (of the progress made, while scrubbing), counted forward
  /// from the start.
  func fraction(at seconds: Double) -> Double {
    switch motion {
    case .still(let fraction, _): fraction
    case .moving(let run): run.fraction(at: seconds)
    }
  }

  /// The progress made from start to end; a spring passes 1.
  func progress(at seconds: Double) -> Double {
    switch motion {
    case .still(let fraction, true): fraction
    case .still(let fraction, false): pace.progress(atFraction: fraction, duration: duration)
    case .moving(let run): run.progress(at: seconds)
    }
  }

  /// Where the block of window `index` is.
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
    return pace.progress(atFraction: part, duration: duration)
  }

  /// When it gets to its end; `nil` while nothing moves it.
  var end: Double? {
    guard case .moving(let run) = motion else { return nil }
    return run.begin + run.length
  }

  // MARK: Blocks

  /// Makes a window for a block that begins `delayFactor` of the duration from where the time line
  /// is at `seconds`; returns its index.
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

  // MARK: Moving

  /// Sets out from the start (from the end, reversed) at `seconds`.
  mutating func start(at seconds: Double) {
    let first = isReversed ? 1.0 : 0
    let rate = duration > 0 ? 1 / duration : 0
    motion = .moving(
      AnimatorRun(
        begin: seconds, start: rate == 0 ? 1 - first : first, rate: isReversed ? -rate : rate,
        curve: .paced(pace, duration: duration)))
  }

  /// Stands still where it is.
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

  /// Stands still at its end.
  mutating func pauseAtEnd() {
    let fraction = isReversed ? 0.0 : 1
    for index in windows.indices { windows[index].rule = .linear(start: windows[index].delay) }
    motion = .still(fraction: fraction, isLinear: true)
  }

  /// Places it, counted forward from the start. Only while it stands still.
  mutating func scrub(to fraction: Double) {
    guard case .still(_, let isLinear) = motion else { return }
    motion = .still(fraction: min(max(fraction, 0), 1), isLinear: isLinear)
  }

  /// Goes on from where it stands: at `pacing` (its own for `nil`), for `durationFactor` of the
  /// original duration (for what is left of it, if 0).
  mutating func resume(_ newPacing: AnimatorPacing?, durationFactor: Double, at seconds: Double) {
    let now = progress(at: seconds)
    let pacing = newPacing ?? self.pacing
    let factor = max(0, durationFactor)
    if case .cubic(let curve) = pacing {
      if pacing == self.pacing, case .still(let x, false) = motion {
        return setOut(along: curve, from: x, factor: factor, at: seconds)
      }
      linearizeWindows(at: seconds)
      resume(along: curve, from: curve.inverse(of: now), factor: factor, at: seconds)
    } else {
      linearizeWindows(at: seconds)
      let left = isReversed ? now : 1 - now
      let length = pacing.duration(requested: (factor == 0 ? left : factor) * duration)
      resume(pacing.pace(over: length), from: now, for: length, at: seconds)
    }
  }

  private mutating func resume(
    along curve: CubicCurve, from x: Double, factor: Double, at seconds: Double
  ) {
    if !isReversed {
      for index in windows.indices {
        let done = position(ofWindow: index, at: seconds).progress
        windows[index].goOn(along: curve, from: x, done: done)
      }
    }
    setOut(along: curve, from: x, factor: factor, at: seconds)
  }

  private mutating func setOut(
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
    _ pace: Pace, from now: Double, for length: Double, at seconds: Double
  ) {
    let run = AnimatorRun(
      begin: seconds, start: length > 0 ? 0 : 1, rate: length > 0 ? 1 / length : 0,
      curve: isReversed
        ? .falling(from: now, pace, duration: length) : .rising(from: now, pace, duration: length))
    if !isReversed {
      for index in windows.indices {
        let done = position(ofWindow: index, at: seconds).progress
        windows[index].goOn(along: run, from: now, done: done)
      }
    }
    motion = .moving(run)
  }

  /// Turns round: while it moves, it retraces the way it came.
  mutating func setReversed(_ reversed: Bool, at seconds: Double) {
    guard reversed != isReversed else { return }
    if case .moving(let run) = motion {
      linearizeWindows(at: seconds)
      motion = .moving(run.turned(at: seconds))
    }
    isReversed = reversed
  }

  /// Has every window refer to the progress of the whole, without a jump.
  private mutating func linearizeWindows(at seconds: Double) {
    let now = progress(at: seconds)
    let done = windows.indices.map { position(ofWindow: $0, at: seconds).progress }
    for index in windows.indices { windows[index].linearize(progress: now, done: done[index]) }
  }
}
