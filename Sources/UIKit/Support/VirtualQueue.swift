// Work sent to a queue inside a world runs on that world's clock: real threads would not be
// deterministic, and nothing waits for them. Elsewhere queues are the real ones.

import Foundation

/// The way from dispatch queues to the world that is running.
enum VirtualQueue {
  /// Has `work` run `delay` after now, if a world is running here; else returns `false`.
  static func schedule(after delay: VirtualTime, _ work: @escaping @Sendable () -> Void) -> Bool {
    guard World.isRunningHere else { return false }
    MainActor.assumeIsolated {
      let world = World.current
      _ = world.schedule(at: world.now + delay) { work() }
    }
    return true
  }

  /// How far after now `deadline` lies, to the microsecond.
  ///
  /// Code says `.now() + 0.3`, and `now` is the real clock. Evaluated between two readings of that
  /// clock, the expression tells its delay to within their distance, so it is evaluated until that is
  /// below a microsecond: then a delay of whole microseconds comes out exactly, whatever the machine
  /// is doing. (A deadline worked out earlier can only be taken as it is.)
  static func delay(until deadline: () -> DispatchTime) -> VirtualTime {
    var best = (uncertainty: UInt64.max, nanoseconds: 0.0)
    for _ in 0..<mostReadings where best.uncertainty >= 1000 {
      let before = DispatchTime.now().uptimeNanoseconds
      let target = deadline().uptimeNanoseconds
      let after = DispatchTime.now().uptimeNanoseconds
      guard after - before < best.uncertainty else { continue }
      let middle = Double(before) + Double(after - before) / 2
      best = (after - before, Double(target) - middle)
    }
    let microseconds = (best.nanoseconds / 1000).rounded()
    return VirtualTime(seconds: max(0, microseconds / 1_000_000))
  }

  private static let mostReadings = 1000
}

extension DispatchQueue {
  /// Runs `work` on the world's clock: at the same instant, after what is under way.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    if VirtualQueue.schedule(after: .zero, work) { return }
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Runs `work` on the world's clock, as long after now as `deadline` lies after the real now.
  @preconcurrency
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    let delay = VirtualQueue.delay(until: deadline)
    if VirtualQueue.schedule(after: delay, work) { return }
    asyncAfter(deadline: deadline(), qos: .unspecified, flags: [], execute: work)
  }
}
