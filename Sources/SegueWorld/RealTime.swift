// The machine's own clock, queues and run loops, under names that are not shadowed: UIKit declares
// members of these types that take precedence over Foundation's, and calls the latter through this
// type.

import Foundation

/// Access to the real counterparts of what virtual time replaces.
package enum RealTime {
  /// The current date according to the machine's clock.
  package static var date: Date { Date() }
  /// The current time on the clock of dispatch queues.
  package static var dispatchTime: DispatchTime { DispatchTime.now() }
  /// The time since the machine was started, in seconds.
  package static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Submits a work item to a queue.
  package static func send(_ item: DispatchWorkItem, to queue: DispatchQueue) {
    queue.async(execute: item)
  }

  /// Submits a work item to a queue, to be run at `deadline`.
  package static func send(
    _ item: DispatchWorkItem, to queue: DispatchQueue, at deadline: DispatchTime
  ) {
    queue.asyncAfter(deadline: deadline, execute: item)
  }

  /// Adds work to an operation queue.
  package static func send(_ work: @escaping @Sendable () -> Void, to queue: OperationQueue) {
    queue.addOperation(work)
  }

  /// Adds a timer to a run loop.
  package static func add(_ timer: Timer, to runLoop: RunLoop, _ mode: RunLoop.Mode) {
    runLoop.add(timer, forMode: mode)
  }

  /// Lets the thread sleep.
  package static func block(seconds: TimeInterval) { Thread.sleep(forTimeInterval: seconds) }

  /// The current instant of the continuous clock.
  package static var continuousInstant: ContinuousClock.Instant { ContinuousClock.now }
  /// The current instant of the suspending clock.
  package static var suspendingInstant: SuspendingClock.Instant { SuspendingClock.now }

  /// Suspends the task for a number of nanoseconds.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  package static func sleep(nanoseconds: UInt64) async throws {
    try await Task.sleep(nanoseconds: nanoseconds)
  }
}
