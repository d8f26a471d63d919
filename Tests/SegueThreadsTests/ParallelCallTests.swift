// Concurrent calls, with and without threads.

import Foundation
import SegueThreads
import Synchronization
import Testing

@Suite struct ParallelCallTests {
  @Test("each index is passed once, for any number", arguments: [0, 1, 2, 3, 17])
  func indices(count: Int) {
    let found = Mutex<[Int]>([])
    ParallelCalls.perform(count) { index in found.withLock { $0.append(index) } }
    #expect(found.withLock { $0.sorted() } == Array(0..<count))
  }

  @Test("calls run on other threads as well")
  func concurrent() {
    let running = Atomic(0)
    ParallelCalls.perform(2) { _ in
      running.wrappingAdd(1, ordering: .relaxed)
      // Returns only if the other call has started.
      while running.load(ordering: .relaxed) < 2 { sched_yield() }
    }
    #expect(running.load(ordering: .relaxed) == 2)
  }

  @Test("where no thread can be created, the threads that exist make all calls", arguments: 0...3)
  func shortage(available: Int) {
    let found = Mutex<[Int]>([])
    let asked = Atomic(0)
    let start: ParallelCalls.Starter = { body throws(ThreadError) in
      guard asked.wrappingAdd(1, ordering: .relaxed).oldValue < available else {
        throw ThreadError(code: EAGAIN)
      }
      return try WorkerThread(body)
    }
    ParallelCalls.perform(8, start: start) { index in found.withLock { $0.append(index) } }
    #expect(found.withLock { $0.sorted() } == Array(0..<8))
    #expect(asked.load(ordering: .relaxed) == available + 1)
  }
}
