// Swift's tasks on virtual time. What code of a world starts, and what a task of a world continues
// with, is enqueued on the thread that runs the world; there the runtime asks this file for its
// executors. Each job becomes an event of the world at its current instant, so that tasks run in the
// order in which they were enqueued, on the world's thread, and the clock does not pass them.

import CSegueTasks
import Foundation
import Synchronization

/// The jobs of tasks that run in worlds.
enum WorldTasks {
  /// Connects the runtime to the worlds of this process. It is done once.
  static let isInstalled: Bool = {
    let main = unsafeBitCast(
      VirtualMainExecutor.shared.asUnownedSerialExecutor(), to: segue_executor.self)
    segue_install_task_hooks(main, { World.isRunningHere || WorldTasks.isCounting }) { job in
      guard let job else { return false }
      nonisolated(unsafe) let address = job
      if WorldTasks.isCounting {
        segue_run_job(address)
        return true
      }
      return WorldTasks.enqueue(address) { segue_run_job(address) }
    }
    return true
  }()

  /// Schedules a job in the world that runs on this thread, unless it belongs to a task that is
  /// older than the world: such a task only waits for something that happens in the world.
  ///
  /// - Returns: Whether the job was scheduled.
  static func enqueue(
    _ job: UnsafeMutableRawPointer, run: @escaping @MainActor () -> Void
  ) -> Bool {
    guard World.isRunningHere else { return false }
    nonisolated(unsafe) let job = job
    return MainActor.assumeIsolated {
      let (world, number) = (World.current, segue_task_number(job))
      guard number == 0 || number > world.lastForeignTask else { return false }
      world.schedule(at: world.now) { run() }
      return true
    }
  }

  /// The thread that creates a task only for its number, or 0.
  private static let countingThread = Atomic<UInt>(0)

  private static var isCounting: Bool {
    countingThread.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// The number of the newest task of the process. It is that of a task which is created for this
  /// purpose and runs at once, on this thread: Dispatch would start threads of its own for it.
  @MainActor static var newestTask: UInt64 {
    countingThread.store(UInt(pthread_self()), ordering: .relaxed)
    let task = Task.detached {}
    countingThread.store(0, ordering: .relaxed)
    return withExtendedLifetime(task) {
      segue_task_number(unsafeBitCast(task, to: UnsafeMutableRawPointer.self))
    }
  }
}

/// The main executor of the code in worlds. A job that is enqueued outside of every world runs on
/// the main executor of the process.
final class VirtualMainExecutor: SerialExecutor {
  static let shared = VirtualMainExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    let unowned = UnownedJob(job)
    let address = unsafeBitCast(unowned, to: UnsafeMutableRawPointer.self)
    let isTaken = WorldTasks.enqueue(address) {
      unowned.runSynchronously(on: VirtualMainExecutor.shared.asUnownedSerialExecutor())
    }
    if !isTaken { segue_enqueue_on_main(address) }
  }

  /// Only code in a world has this executor, so it need not be on the process's main thread.
  func checkIsolated() {
    precondition(World.isRunningHere, "this code must run on the main actor")
  }

  func isIsolatingCurrentContext() -> Bool? { World.isRunningHere ? true : nil }
}
