// The values of Foundation's and Dispatch's clocks inside a world. Code that would otherwise read
// the system's clock is bound to these names: Documentation/UIKit/TIME.md.

import Foundation
import QuartzCore
import SegueWorld

/// The clock of the current world; the system's clock outside a world.
public enum SegueClock {
  /// The value of `Date()`. Virtual time counts from 1 January 2001, 00:00 UTC, where dates have
  /// the highest precision.
  public static var date: Date {
    guard let now else { return RealTime.date }
    return Date(timeIntervalSinceReferenceDate: now.seconds)
  }

  /// The value of `DispatchTime.now()`.
  public static var dispatchTime: DispatchTime {
    guard let now else { return RealTime.dispatchTime }
    return DispatchTime(uptimeNanoseconds: epoch + UInt64(max(0, now.nanoseconds)))
  }

  /// The value of `ProcessInfo.processInfo.systemUptime`.
  public static var uptime: TimeInterval { now?.seconds ?? RealTime.uptime }

  /// Runs `item` on the world's clock: at once, after the current event, or at `deadline`. Outside
  /// a world, it is sent to `queue`.
  public static func send(
    _ item: DispatchWorkItem, to queue: DispatchQueue, at deadline: DispatchTime? = nil
  ) {
    nonisolated(unsafe) let work = item
    let delay = deadline.map { moment in VirtualQueue.delay { moment } } ?? .zero
    if VirtualQueue.schedule(after: delay, queue.sleeping { work.perform() }) { return }
    guard let deadline else { return RealTime.send(item, to: queue) }
    RealTime.send(item, to: queue, at: deadline)
  }

  /// Runs `work` on the world's clock, after the current event. Outside a world, it is added to
  /// `queue`.
  public static func send(_ work: @escaping @Sendable () -> Void, to queue: OperationQueue) {
    let sleeping = queue === OperationQueue.main ? work : SleptTime.background(work)
    if !VirtualQueue.schedule(after: .zero, sleeping) { RealTime.send(work, to: queue) }
  }

  /// Creates and starts a timer. The implementation of
  /// `Timer.scheduledTimer(withTimeInterval:repeats:block:)`.
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(virtualTimeInterval: interval, repeats: repeats, block: block)
    add(timer, to: .current, forMode: .default)
    return timer
  }

  /// Adds a timer to a run loop. Has no effect inside a world, where timers run from their
  /// creation.
  public static func add(_ timer: Timer, to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    if now == nil { RealTime.add(timer, to: runLoop, mode) }
  }

  /// The time of the current world, later where work has slept; `nil` outside a world.
  static var now: VirtualTime? {
    guard World.isRunningHere else { return nil }
    return MainActor.assumeIsolated { World.current.now + SleptTime.current }
  }

  /// The beginning of virtual time on the clock of dispatch queues, in nanoseconds: 73 years, later
  /// than any system's uptime, so that a deadline reveals the clock from which it was derived.
  /// (Values from 2⁶² on denote other clocks.)
  static let epoch: UInt64 = 1 << 61
}
