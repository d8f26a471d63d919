// Work of background queues that sleeps, to stand for what takes long. No thread waits: the time that
// the work has slept is added to the clocks that it reads and to what it schedules, so that its
// result appears as late as on a device.

import Foundation
import SegueWorld

extension SegueClock {
  /// The value of `sleep(_:)`, `usleep(_:)` and `Thread.sleep(forTimeInterval:)`. On the main queue a
  /// sleep takes no time, since nothing would be displayed during it. Outside a world the thread
  /// sleeps.
  public static func block(seconds: TimeInterval) {
    guard World.isRunningHere else { return RealTime.block(seconds: seconds) }
    MainActor.assumeIsolated { SleptTime.add(VirtualTime(seconds: seconds)) }
  }
}

/// The time that the running work of a background queue has slept.
@MainActor
enum SleptTime {
  /// `nil` outside of such work.
  private static var slept: VirtualTime?

  static var current: VirtualTime { slept ?? .zero }

  static func add(_ time: VirtualTime) {
    guard let slept, time > .zero else { return }
    self.slept = slept + time
  }

  /// Returns the work of a background queue, which may sleep.
  nonisolated static func background(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void
  {
    guard World.isRunningHere else { return work }
    return { MainActor.assumeIsolated { run(work) } }
  }

  private static func run(_ work: () -> Void) {
    let outer = slept
    slept = .zero
    defer { slept = outer }
    work()
  }

  /// Calls `end` when the running work would end.
  nonisolated static func atEnd(_ end: @escaping @Sendable () -> Void) {
    let isLate = MainActor.assumeIsolated { current > .zero }
    if isLate { _ = VirtualQueue.schedule(after: .zero, end) } else { end() }
  }
}

extension DispatchQueue {
  /// A Boolean value that indicates whether the queue is that of the main thread. On Linux each access
  /// to `main` makes an object.
  var isMain: Bool { label == DispatchQueue.main.label }

  /// Returns work that may sleep if the queue is not the main queue.
  func sleeping(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    isMain ? work : SleptTime.background(work)
  }
}
