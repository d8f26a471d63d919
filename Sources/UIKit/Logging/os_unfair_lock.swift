// The lock of `os` in C, which code shares state between threads with.

// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation
import Synchronization

/// A lock in memory of the code's own, at a fixed address.
public struct os_unfair_lock_s: Sendable {
  /// The thread that has the lock, or 0.
  fileprivate var owner: UInt32 = 0
  /// Creates a lock that no thread has.
  public init() {}
}

/// A lock in memory of the code's own, at a fixed address.
public typealias os_unfair_lock = os_unfair_lock_s
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

extension os_unfair_lock_s {
  /// Calls `body` with the owner of the lock at an address as an atomic number, which has the layout of
  /// the number.
  fileprivate static func withOwner<Result>(
    _ lock: os_unfair_lock_t, _ body: (borrowing Atomic<UInt32>) -> Result
  ) -> Result {
    body(UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Atomic<UInt32>.self).pointee)
  }

  /// A number that only this thread has, from the address of its description.
  fileprivate static var thisThread: UInt32 { UInt32(truncatingIfNeeded: pthread_self() >> 6) }

  fileprivate static func take(_ owner: borrowing Atomic<UInt32>) -> Bool {
    owner.compareExchange(
      expected: 0, desired: thisThread, successOrdering: .acquiring, failureOrdering: .relaxed
    ).exchanged
  }
}

/// Waits until no other thread has the lock, and takes it. A thread that has the lock already ends the
/// program, as on iOS.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_s.withOwner(lock) { owner in
    while !os_unfair_lock_s.take(owner) {
      precondition(
        owner.load(ordering: .relaxed) != os_unfair_lock_s.thisThread,
        "a thread takes an os_unfair_lock that it already has")
      sched_yield()
    }
  }
}

/// Takes the lock if no thread has it, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  os_unfair_lock_s.withOwner(lock) { os_unfair_lock_s.take($0) }
}

/// Releases the lock. A thread that does not have it ends the program, as on iOS.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  os_unfair_lock_assert_owner(lock)
  os_unfair_lock_s.withOwner(lock) { $0.store(0, ordering: .releasing) }
}

/// Ends the program unless the present thread has the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  let owner = os_unfair_lock_s.withOwner(lock) { $0.load(ordering: .relaxed) }
  precondition(
    owner == os_unfair_lock_s.thisThread, "another thread, or none, has the os_unfair_lock")
}

/// Ends the program if the present thread has the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  let owner = os_unfair_lock_s.withOwner(lock) { $0.load(ordering: .relaxed) }
  precondition(owner != os_unfair_lock_s.thisThread, "this thread has the os_unfair_lock")
}
