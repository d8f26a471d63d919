// Apple's hierarchical timing model as a pure function: parent time → local time → where in the
// repeated cycle that is. Layers use only the first step, animations both.

/// What shows outside an animation's active span.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name.
  public let rawValue: String
  /// A mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After the end the last value stays.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Before the beginning the first value shows.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// Both of these.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither: the model shows.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// Where in its cycle an animation is.
package struct CyclePosition: Equatable, Sendable {
  /// Seconds into the basic (unrepeated, unreversed) duration.
  package var basicTime: Double
  /// How many cycles are complete.
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

  /// Parent time to local time.
  package func localTime(atParentTime time: Double) -> Double {
    (time - beginTime) * speed + timeOffset
  }

  /// Local time to parent time; `nil` when time stands still.
  package func parentTime(atLocalTime time: Double) -> Double? {
    speed == 0 ? nil : (time - timeOffset) / speed + beginTime
  }

  /// One cycle: there, and back when it autoreverses.
  package var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// All cycles together, in local seconds; may be infinite.
  package var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? repeatCount * cycleDuration : cycleDuration
  }

  /// Where in its cycle the animation is at a local time, or `nil` when it shows nothing: it is
  /// active on [0, activeDuration) (or on (0, activeDuration] when time runs backwards), and its
  /// fill mode says what shows outside.
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

  /// Whether the first value shows before the beginning.
  package var fillsBackwards: Bool { fillMode == .backwards || fillMode == .both }
  /// Whether the last value stays after the end.
  package var fillsForwards: Bool { fillMode == .forwards || fillMode == .both }

  /// The end of the last cycle, which need not be a whole one.
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
