// Work sent to a queue inside a world runs on that world's clock: real threads would not be
// deterministic, and nothing waits for them. Outside a world, the real queues are used.

import Foundation
import QuartzCore
import SegueWorld

/// The connection from dispatch queues to the current world.
enum VirtualQueue {
  /// Schedules `work` after `delay`.
  ///
  /// - Returns: Whether there is a current world; if `false`, nothing was scheduled.
  static func schedule(after delay: VirtualTime, _ work: @escaping @Sendable () -> Void) -> Bool {
    guard World.isRunningHere else { return false }
    guard delay < .distantFuture else { return true }
    MainActor.assumeIsolated {
      let world = World.current
      _ = world.schedule(at: world.now + SleptTime.current + delay) { work() }
    }
    return true
  }

  /// Schedules `work` for when `condition` is met.
  ///
  /// - Returns: Whether there is a current world; if `false`, nothing was scheduled.
  static func schedule(
    when condition: @escaping @Sendable () -> Bool, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard World.isRunningHere else { return false }
    MainActor.assumeIsolated { World.current.schedule(when: { condition() }, { work() }) }
    return true
  }

  /// Returns the delay from now to `deadline`: exactly if the file of the expression uses a virtual
  /// `now`, otherwise to the microsecond.
  ///
  /// Code specifies `.now() + 0.3`, and `now` may be the real clock. Evaluating the expression
  /// between two readings of that clock yields the delay with an uncertainty of their distance, so
  /// it is evaluated until that is less than a microsecond: then a delay of whole microseconds
  /// results exactly, regardless of the system's load. (A deadline that was computed earlier can
  /// only be used as it is.)
  static func delay(until deadline: () -> DispatchTime) -> VirtualTime {
    var best = (uncertainty: UInt64.max, nanoseconds: 0.0)
    for _ in 0..<maximumReadings where best.uncertainty >= 1000 {
      let before = RealTime.dispatchTime.uptimeNanoseconds
      let target = deadline().uptimeNanoseconds
      if target >= SegueClock.epoch { return virtualDelay(until: target) }
      let after = RealTime.dispatchTime.uptimeNanoseconds
      guard after - before < best.uncertainty else { continue }
      let middle = Double(before) + Double(after - before) / 2
      best = (after - before, Double(target) - middle)
    }
    let microseconds = (best.nanoseconds / 1000).rounded()
    return VirtualTime(seconds: max(0, microseconds / 1_000_000))
  }

  private static func virtualDelay(until target: UInt64) -> VirtualTime {
    guard target < DispatchTime.distantFuture.uptimeNanoseconds, let now = SegueClock.now else {
      return .distantFuture
    }
    let nanoseconds = Int64(clamping: target - SegueClock.epoch)
    return max(.zero, VirtualTime(nanoseconds: nanoseconds) - now)
  }

  private static let maximumReadings = 1000
}
