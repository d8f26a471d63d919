// Work sent to a queue inside a world runs on that world's clock: real threads would not be
// deterministic, and nothing waits for them. Elsewhere queues are the real ones.

import Foundation
import QuartzCore

/// The way from dispatch queues to the world that is running.
enum VirtualQueue {
  /// Has `work` run `delay` after now, if a world is running here; else returns `false`.
  static func schedule(after delay: VirtualTime, _ work: @escaping @Sendable () -> Void) -> Bool {
    guard World.isRunningHere else { return false }
    guard delay < .distantFuture else { return true }
    MainActor.assumeIsolated {
      let world = World.current
      _ = world.schedule(at: world.now + delay) { work() }
    }
    return true
  }

  /// Has `work` run as soon as `condition` holds, if a world is running here; else returns `false`.
  static func schedule(
    when condition: @escaping @Sendable () -> Bool, _ work: @escaping @Sendable () -> Void
  ) -> Bool {
    guard World.isRunningHere else { return false }
    MainActor.assumeIsolated { World.current.schedule(when: { condition() }, { work() }) }
    return true
  }

  /// How far after now `deadline` lies: exactly, if `now` is virtual in the file that says so; else
  /// to the microsecond.
  ///
  /// Code says `.now() + 0.3`, and `now` may be the real clock. Evaluated between two readings of that
  /// clock, the expression tells its delay to within their distance, so it is evaluated until that is
  /// below a microsecond: then a delay of whole microseconds comes out exactly, whatever the machine
  /// is doing. (A deadline worked out earlier can only be taken as it is.)
  static func delay(until deadline: () -> DispatchTime) -> VirtualTime {
    var best = (uncertainty: UInt64.max, nanoseconds: 0.0)
    for _ in 0..<mostReadings where best.uncertainty >= 1000 {
      let before = RealTime.dispatchTime.uptimeNanoseconds
      let target = deadline().uptimeNanoseconds
      if target >= VirtualClock.epoch { return virtualDelay(until: target) }
      let after = RealTime.dispatchTime.uptimeNanoseconds
      guard after - before < best.uncertainty else { continue }
      let middle = Double(before) + Double(after - before) / 2
      best = (after - before, Double(target) - middle)
    }
    let microseconds = (best.nanoseconds / 1000).rounded()
    return VirtualTime(seconds: max(0, microseconds / 1_000_000))
  }

  private static func virtualDelay(until target: UInt64) -> VirtualTime {
    guard target < DispatchTime.distantFuture.uptimeNanoseconds, let now = VirtualClock.now else {
      return .distantFuture
    }
    let nanoseconds = Int64(clamping: target - VirtualClock.epoch)
    return max(.zero, VirtualTime(nanoseconds: nanoseconds) - now)
  }

  private static let mostReadings = 1000
}
