// Apple's hierarchical timing model as a pure function: parent time → local time → position in the
// repeated cycle. Layers use only the first step, animations both.

/// The values that are displayed outside an animation's active duration.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String
  /// Creates a mode with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end, the last value remains displayed.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning, the first value is displayed.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value is displayed before the beginning, and the last one after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Outside the active duration, the model value is displayed.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The position of an animation in its cycle.
package struct CyclePosition: Equatable, Sendable {
  /// The time in the basic (unrepeated, unreversed) duration, in seconds.
  package var basicTime: Double
  /// The number of complete cycles.
  package var iteration: Double

  package init(basicTime: Double, iteration: Double) {
    (self.basicTime, self.iteration) = (basicTime, iteration)
  }
}

/// The values of `CAMediaTiming`.
package struct MediaTiming: Equatable, Sendable {
  package var beginTime = 0.0
  package var duration = 0.0
  package var speed = 1.0
  package var timeOffset = 0.0
  package var repeatCount = 0.0
  package var repeatDuration = 0.0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Converts parent time to local time.
  package func localTime(atParentTime time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// Converts local time to parent time; `nil` if local time does not advance.
  package func parentTime(atLocalTime time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// The duration of one cycle, including the reverse half if it autoreverses.
  package var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// The total duration of all cycles, in local seconds. It may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * cycleDuration : cycleDuration
  }

  /// Returns the position of the animation in its cycle at a local time, or `nil` if the animation
  /// has no effect then. It is active on [0, activeDuration) (or on (0, activeDuration] if time
  /// runs backward); outside, its fill mode applies.
  package func position(atLocalTime time: Double) -> CyclePosition? {
    let active = activeDuration
    if time < 0 || (time == 0 && speed < 0) {
      return fillsBackwards ? CyclePosition(basicTime: 0, iteration: 0) : nil
    }
    if time >= active {
      return fillsForwards || (time == active && speed < 0) ? lastPosition : nil
    }
    return position(inCycles: time)
  }

  /// A Boolean value that indicates whether the first value is displayed before the beginning.
  package var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
  /// A Boolean value that indicates whether the last value remains displayed after the end.
  package var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }

  /// The end of the last cycle, which may be a partial one.
  package var lastPosition: CyclePosition {
    let active = activeDuration
    let cycles = cycleDuration > 0 ? active / cycleDuration : 1
    guard cycles.isFinite, cycles > 0 else {
      return CyclePosition(basicTime: autoreverses ? 0 : duration, iteration: 0)
    }
    guard cycles == cycles.rounded(.down) else { return position(inCycles: active) }
    return CyclePosition(basicTime: autoreverses ? 0 : duration, iteration: cycles - 1)
  }

  private func position(inCycles time: Double) -> CyclePosition {
    let cycle = cycleDuration
    guard cycle > 0, time.isFinite else { return CyclePosition(basicTime: 0, iteration: 0) }
    let iteration = (time / cycle).rounded(.down)
    let inCycle = min(max(time - iteration * cycle, 0), cycle)
    let reversed = autoreverses && inCycle > duration
    return CyclePosition(basicTime: reversed ? cycle - inCycle : inCycle, iteration: iteration)
  }
}
