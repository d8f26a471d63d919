// The locks of `os`.

import Foundation
import Testing
import UIKit

@Suite struct UnfairLockTests {
  private final class Counter: @unchecked Sendable {
    // Unchecked: the count is accessed only under the lock.
    private let lock = os_unfair_lock_t.allocate(capacity: 1)
    private(set) var count = 0

    init() { lock.initialize(to: os_unfair_lock()) }
    deinit { lock.deallocate() }

    func add() {
      os_unfair_lock_lock(lock)
      defer { os_unfair_lock_unlock(lock) }
      count += 1
    }

    func tryTwice() -> [Bool] {
      defer { os_unfair_lock_unlock(lock) }
      return [os_unfair_lock_trylock(lock), os_unfair_lock_trylock(lock)]
    }
  }

  @Test("Threads wait for each other")
  func exclusion() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<500 { counter.add() }
    }
    #expect(counter.count == 4000)
    #expect(counter.tryTwice() == [true, false])
    var lock = os_unfair_lock_s()
    os_unfair_lock_lock(&lock)
    os_unfair_lock_assert_owner(&lock)
    os_unfair_lock_unlock(&lock)
    os_unfair_lock_assert_not_owner(&lock)
  }

  @Test("An allocated lock is taken only if it is free")
  func available() {
    let lock = OSAllocatedUnfairLock()
    #expect(lock.lockIfAvailable())
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    let state = OSAllocatedUnfairLock(initialState: 2)
    #expect(state.withLockIfAvailable { $0 + 1 } == 3)
  }

  @Test("Exceptions have their names")
  func exceptions() {
    let exception = NSException(name: .invalidArgumentException, reason: "why", userInfo: ["a": 1])
    #expect(exception.name.rawValue == "NSInvalidArgumentException")
    #expect(exception.reason == "why" && exception.userInfo?["a"] as? Int == 1)
  }
}
