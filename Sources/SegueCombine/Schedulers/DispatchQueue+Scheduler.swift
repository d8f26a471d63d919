// Dispatch queues as schedulers.

import Foundation
import OpenCombine
import SegueWorld
import UIKit

// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive Scheduler {
  /// Settings of scheduled work. Inside a world they have no effect.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work.
    public var flags: DispatchWorkItemFlags
    /// The group that the work belongs to.
    public var group: DispatchGroup?

    /// Creates settings.
    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      (self.qos, self.flags, self.group) = (qos, flags, group)
    }
  }

  /// The current instant: that of the world's clock inside a world.
  public var now: SchedulerTimeType { SchedulerTimeType(SegueClock.dispatchTime) }
  /// The smallest tolerance: none.
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  /// Runs `action` at the same instant, after the current event.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if WorldScheduler.isAvailable { return WorldScheduler.run(action) }
    let options = options ?? SchedulerOptions()
    async(
      group: options.group, qos: options.qos, flags: options.flags, execute: sendable(action))
  }

  /// Runs `action` at `date`.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if WorldScheduler.isAvailable {
      return WorldScheduler.run(after: delay(until: date), action)
    }
    let options = options ?? SchedulerOptions()
    asyncAfter(
      deadline: date.dispatchTime, qos: options.qos, flags: options.flags, execute: sendable(action)
    )
  }

  /// Runs `action` at `date`, and then at every interval.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    if WorldScheduler.isAvailable {
      return WorldScheduler.run(
        after: delay(until: date), every: VirtualTime(nanoseconds: Int64(interval.magnitude)),
        action)
    }
    let source = DispatchSource.makeTimerSource(queue: self)
    source.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
    source.setEventHandler(handler: sendable(action))
    source.resume()
    return AnyCancellable { source.cancel() }
  }

  private func delay(until date: SchedulerTimeType) -> VirtualTime {
    guard date.dispatchTime < .distantFuture else { return .distantFuture }
    return VirtualTime(nanoseconds: Int64(now.distance(to: date).magnitude))
  }
}
