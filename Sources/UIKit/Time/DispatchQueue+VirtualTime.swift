// Dispatch queues on virtual time. Overloads without default arguments take precedence over
// Dispatch's own in every file. Those with the same signature as Dispatch's are found instead of it
// in files that import UIKit alone; in files that also import Foundation both are visible, and
// these, being disfavored, yield.

import Foundation
import QuartzCore
import SegueWorld

extension DispatchQueue {
  /// Runs `work` on the world's clock: at the same instant, after the current event.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    if VirtualQueue.schedule(after: .zero, sleeping(work)) { return }
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Runs `work` on the world's clock after a delay, which is the difference between `deadline` and
  /// its `now`.
  @preconcurrency
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard World.isRunningHere else {
      return asyncAfter(deadline: deadline(), qos: .unspecified, flags: [], execute: work)
    }
    _ = VirtualQueue.schedule(after: VirtualQueue.delay(until: deadline), sleeping(work))
  }

  /// Runs `work` on the world's clock, as part of `group`.
  @preconcurrency
  public func async(group: DispatchGroup, execute work: @escaping @Sendable () -> Void) {
    guard World.isRunningHere else {
      return async(group: group, qos: .unspecified, flags: [], execute: work)
    }
    group.enter()
    async {
      work()
      SleptTime.atEnd { group.leave() }
    }
  }

  /// Runs `workItem` on the world's clock, unless it is cancelled before.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    SegueClock.send(workItem, to: self)
  }

  /// Runs `execute` on the world's clock at `deadline`, unless it is cancelled before.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    SegueClock.send(execute, to: self, at: deadline)
  }
}

extension DispatchTime {
  /// Returns the current time of the world's clock.
  @_disfavoredOverload
  public static func now() -> DispatchTime { SegueClock.dispatchTime }
}

extension DispatchGroup {
  /// Runs `work` on the world's clock as soon as everything that has entered the group has left it.
  @preconcurrency
  public func notify(queue: DispatchQueue, execute work: @escaping @Sendable () -> Void) {
    let isEmpty: @Sendable () -> Bool = { self.wait(timeout: Self.past) == .success }
    if VirtualQueue.schedule(when: isEmpty, work) { return }
    notify(qos: .unspecified, flags: [], queue: queue, execute: work)
  }

  private static let past = DispatchTime(uptimeNanoseconds: 1)
}

extension OperationQueue {
  /// Runs `block` on the world's clock.
  @_disfavoredOverload
  public func addOperation(_ block: @escaping @Sendable () -> Void) {
    SegueClock.send(block, to: self)
  }
}
