// Operation queues as schedulers.

import Foundation
import OpenCombine
import SegueWorld
import UIKit

// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive Scheduler {
  /// An instant of the queue.
  public typealias SchedulerTimeType = SchedulerDate
  /// Settings of scheduled work; there are none.
  public struct SchedulerOptions {}

  /// The current instant: that of the world's clock inside a world.
  public var now: SchedulerDate { SchedulerDate(SegueClock.date) }
  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerDate.Stride { 0 }

  /// Runs `action` at the same instant, after the current event.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    SegueClock.send(sendable(action), to: self)
  }

  /// Runs `action` at `date`.
  public func schedule(
    after date: SchedulerDate, tolerance: SchedulerDate.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if WorldScheduler.isAvailable {
      return WorldScheduler.run(after: date.delay, action)
    }
    DispatchQueue.global().schedule(after: date.onDispatchClock) {
      self.schedule(options: options, action)
    }
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
    return DispatchQueue.global().schedule(
      after: date.onDispatchClock, interval: .seconds(interval.magnitude)
    ) {
      self.schedule(options: options, action)
    }
  }
}

extension SchedulerDate {
  /// The same instant on the clock of dispatch queues.
  fileprivate var onDispatchClock: DispatchQueue.SchedulerTimeType {
    DispatchQueue.global().now.advanced(by: .seconds(date.timeIntervalSince(SegueClock.date)))
  }
}
