// Concurrent calls of one function, on the calling thread and as many others as the system provides.

import Synchronization

/// Concurrent calls of the same function with different indices.
package enum ParallelCalls {
  /// The creation of a thread. Tests replace it to make it fail.
  package typealias Starter =
    @Sendable (@escaping @Sendable () -> Void) throws(ThreadError) -> WorkerThread

  /// Calls `body` with each of the indices 0..<count and returns when all calls have returned.
  ///
  /// Each call may run on a thread of its own. Where the system cannot create that many threads,
  /// those that exist make all calls; the calling thread is always one of them.
  package static func perform(
    _ count: Int,
    start: Starter = { body throws(ThreadError) in try WorkerThread(body) },
    _ body: @Sendable (Int) -> Void
  ) {
    guard count > 1 else {
      if count == 1 { body(0) }
      return
    }
    withoutActuallyEscaping(body) { perform(count, start, escaping: $0) }
  }

  /// Makes the calls. No thread that holds `body` is left on return.
  private static func perform(
    _ count: Int, _ start: Starter, escaping body: @escaping @Sendable (Int) -> Void
  ) {
    let next = IndexCounter(count)
    let work: @Sendable () -> Void = { while let index = next.next() { body(index) } }
    var threads: [WorkerThread] = []
    do throws(ThreadError) {
      while threads.count < count - 1 { threads.append(try start(work)) }
    } catch {
      // The threads that exist make the remaining calls.
    }
    work()
    for thread in threads { thread.join() }
  }
}

/// The indices 0..<count, each for one thread.
private final class IndexCounter: Sendable {
  private let count: Int
  private let taken = Atomic(0)

  init(_ count: Int) { self.count = count }

  func next() -> Int? {
    let index = taken.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }
}
