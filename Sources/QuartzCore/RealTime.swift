// The machine's own clock, queues and run loops, under names that nothing shadows: UIKit declares
// members of these types that come before Foundation's, and calls the latter through here.

import Foundation

/// What virtual time stands in for.
package enum RealTime {
  /// Now, by the machine.
  package static var date: Date { Date() }
  /// Now, on the clock of dispatch queues.
  package static var dispatchTime: DispatchTime { DispatchTime.now() }
  /// Seconds since the machine was started.
  package static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  /// Sends a work item to a queue.
  package static func send(_ item: DispatchWorkItem, to queue: DispatchQueue) {
    queue.async(execute: item)
  }

  /// Sends a work item to a queue, to run at `deadline`.
  package static func send(
    _ item: DispatchWorkItem, to queue: DispatchQueue, at deadline: DispatchTime
  ) {
    queue.asyncAfter(deadline: deadline, execute: item)
  }

  /// Sends work to an operation queue.
  package static func send(_ work: @escaping @Sendable () -> Void, to queue: OperationQueue) {
    queue.addOperation(work)
  }

  /// Has a run loop look after a timer.
  package static func add(_ timer: Timer, to runLoop: RunLoop, _ mode: RunLoop.Mode) {
    runLoop.add(timer, forMode: mode)
  }
}
