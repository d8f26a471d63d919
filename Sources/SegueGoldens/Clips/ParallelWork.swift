// The same work on many things, several at a time, with the results in order.

import Dispatch
import Foundation

enum ParallelWork {
  /// `work` on 0..<count by at most `jobs` threads; the answers in order.
  /// - Throws: what `work` threw for the smallest index.
  static func map<Value: Sendable>(
    _ count: Int, jobs: Int, _ work: @Sendable (Int) throws -> Value
  ) throws -> [Value] {
    let results = Results<Value>(count)
    DispatchQueue.concurrentPerform(iterations: min(max(jobs, 1), max(count, 1))) { _ in
      while let index = results.next() { results.put(Result { try work(index) }, at: index) }
    }
    return try results.all.map { try $0.get() }
  }

  private final class Results<Value: Sendable>: @unchecked Sendable {
    // Unchecked: everything is touched only under `lock`.
    private let lock = NSLock()
    private var taken = 0
    private var found: [Result<Value, any Error>?]

    init(_ count: Int) { found = Array(repeating: nil, count: count) }

    func next() -> Int? {
      lock.withLock {
        guard taken < found.count else { return nil }
        taken += 1
        return taken - 1
      }
    }

    func put(_ result: Result<Value, any Error>, at index: Int) {
      lock.withLock { found[index] = result }
    }

    var all: [Result<Value, any Error>] { lock.withLock { found.compactMap { $0 } } }
  }
}
