// Queues on virtual time. Overloads without default arguments come before Dispatch's own in every
// file. Those with the very signature of Dispatch's are found instead of it where a file imports UIKit
// alone; beside `import Foundation` both are seen, and being disfavoured they give way.

import Foundation
import QuartzCore

extension DispatchQueue {
  /// Runs `work` on the world's clock: at the same instant, after what is under way.
  @preconcurrency
  public func async(execute work: @escaping @Sendable () -> Void) {
    if VirtualQueue.schedule(after: .zero, work) { return }
    async(group: nil, qos: .unspecified, flags: [], execute: work)
  }

  /// Runs `work` on the world's clock, as long after now as `deadline` lies after its `now`.
  @preconcurrency
  public func asyncAfter(
    deadline: @autoclosure () -> DispatchTime, execute work: @escaping @Sendable () -> Void
  ) {
    guard World.isRunningHere else {
      return asyncAfter(deadline: deadline(), qos: .unspecified, flags: [], execute: work)
    }
    _ = VirtualQueue.schedule(after: VirtualQueue.delay(until: deadline), work)
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
      group.leave()
    }
  }

  /// Runs `workItem` on the world's clock, unless it is cancelled first.
  @_disfavoredOverload
  public func async(execute workItem: DispatchWorkItem) {
    VirtualClock.send(workItem, to: self)
  }

  /// Runs `execute` on the world's clock at `deadline`, unless it is cancelled first.
  @_disfavoredOverload
  public func asyncAfter(deadline: DispatchTime, execute: DispatchWorkItem) {
    VirtualClock.send(execute, to: self, at: deadline)
  }
}

extension DispatchTime {
  /// Now, on the world's clock.
  @_disfavoredOverload
  public static func now() -> DispatchTime { VirtualClock.dispatchTime }
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
    VirtualClock.send(block, to: self)
  }
}
