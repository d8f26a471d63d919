// Run loops as schedulers.

import Foundation
import OpenCombine
import SegueWorld
import UIKit

// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive Scheduler {
  /// An instant of the run loop.
  public typealias SchedulerTimeType = SchedulerDate
  /// Settings of scheduled work; there are none.
  public struct SchedulerOptions {}

  /// The current instant: that of the world's clock inside a world.
  public var now: SchedulerDate { SchedulerDate(SegueClock.date) }
  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  /// Runs `action` at the same instant, after the current event.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if WorldScheduler.isAvailable { return WorldScheduler.run(action) }
    perform(sendable(action))
  }

  /// Runs `action` at `date`.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if WorldScheduler.isAvailable {
      return WorldScheduler.run(after: date.delay, action)
    }
    let action = sendable(action)
    add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .common)
  }

  /// Runs `action` at `date`, and then at every interval.
  public func schedule(
    after date: SchedulerDate, interval: SchedulerDate.Stride, tolerance: SchedulerDate.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if WorldScheduler.isAvailable {
      return WorldScheduler.run(
        after: date.delay, every: VirtualTime(seconds: interval.magnitude), action)
    }
    let action = sendable(action)
    let timer = Timer(fire: date.date, interval: interval.magnitude, repeats: true) { _ in
      action()
    }
    add(timer, forMode: .common)
    return AnyCancellable { timer.invalidate() }
  }
}

extension SchedulerDate {
  /// The time from now to this instant on the world's clock.
  var delay: VirtualTime { VirtualTime(seconds: date.timeIntervalSince(SegueClock.date)) }
}
