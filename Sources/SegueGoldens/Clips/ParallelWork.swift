// Concurrent execution of the same work for many indices, with the results in order.

import Foundation
import SegueFiles
import SegueThreads

enum ParallelWork {
  /// Calls `work` for the indices 0..<count on at most `jobs` threads, and returns the results in
  /// order.
  /// - Throws: The error of the call with the smallest index.
  static func map<Value: Sendable>(
    _ count: Int, jobs: Int, _ work: @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    let results = Results<Value>(count)
    let inputs = InputFiles.current
    ParallelCalls.perform(min(max(jobs, 1), max(count, 1))) { _ in
      InputFiles.$current.withValue(inputs) {
        while let index = results.next() { results.put(Result { try work(index) }, at: index) }
      }
    }
    return try results.all.map { try $0.get() }
  }

  private final class Results<Value: Sendable>: @unchecked Sendable {
    // Unchecked: all state is accessed only under `lock`.
    private let lock = NSLock()
    private var nextIndex = 0
    private var found: [Result<Value, any Error>?]

    init(_ count: Int) { found = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard nextIndex < found.count else { return nil }
        nextIndex += 1
        return nextIndex - 1
      }
    }

    func put(_ result: Result<Value, any Error>, at index: Int) {
      lock.withLock { found[index] = result }
    }

    var all: [Result<Value, any Error>] { lock.withLock { found.compactMap { $0 } } }
  }
}
