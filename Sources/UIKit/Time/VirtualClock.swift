// What the clocks of Foundation and Dispatch say inside a world. These are the names to which files
// are bound that would otherwise see the machine's clock: Documentation/TIME.md.

import Foundation
import QuartzCore

/// The clock of the world that is running here; the machine's where none is.
public enum VirtualClock {
  /// What `Date()` is: virtual time counts from 1 January 2001, 00:00 UTC, where dates are most
  /// exact.
  public static var date: Date {
    guard let now else { return RealTime.date }
    return Date(timeIntervalSinceReferenceDate: now.seconds)
  }

  /// What `DispatchTime.now()` is.
  public static var dispatchTime: DispatchTime {
    guard let now else { return RealTime.dispatchTime }
    return DispatchTime(uptimeNanoseconds: epoch + UInt64(max(0, now.nanoseconds)))
  }

  /// What `ProcessInfo.processInfo.systemUptime` is.
  public static var uptime: TimeInterval { now?.seconds ?? RealTime.uptime }

  /// Runs `item` on the world's clock: now, after what is under way, or at `deadline`.
  public static func send(
    _ item: DispatchWorkItem, to queue: DispatchQueue, at deadline: DispatchTime? = nil
  ) {
    nonisolated(unsafe) let work = item
    let delay = deadline.map { moment in VirtualQueue.delay { moment } } ?? .zero
    if VirtualQueue.schedule(after: delay, { work.perform() }) { return }
    guard let deadline else { return RealTime.send(item, to: queue) }
    RealTime.send(item, to: queue, at: deadline)
  }

  /// Runs `work` on the world's clock, after what is under way.
  public static func send(_ work: @escaping @Sendable () -> Void, to queue: OperationQueue) {
    if !VirtualQueue.schedule(after: .zero, work) { RealTime.send(work, to: queue) }
  }

  /// A timer whose time runs: for `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(virtualTimeInterval: interval, repeats: repeats, block: block)
    add(timer, to: .current, forMode: .default)
    return timer
  }

  /// What `RunLoop.add(_:forMode:)` does: nothing, inside a world, where the time of timers runs
  /// from their making.
  public static func add(_ timer: Timer, to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    if now == nil { RealTime.add(timer, to: runLoop, mode) }
  }

  /// The time of the world that is running here.
  static var now: VirtualTime? {
    World.isRunningHere ? MainActor.assumeIsolated { World.current.now } : nil
  }

  /// Where virtual time begins on the clock of dispatch queues: 73 years, later than any machine's
  /// uptime, so that deadlines tell which clock they come from. (From 2⁶² on they would mean others.)
  static let epoch: UInt64 = 1 << 61
}
