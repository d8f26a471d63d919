// The lock of `os`, which code shares state between threads with.

import Foundation

/// A lock that protects a state.
///
/// `@unchecked Sendable`: the state is accessed only under the lock, and is sent to it or comes by
/// an initializer that is unchecked.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }
  private let storage: Storage

  /// Creates a lock that protects a state.
  public init(initialState: State) { storage = Storage(initialState) }
  /// Creates a lock that protects a state that cannot be sent to other threads.
  public init(uncheckedState: State) { storage = Storage(uncheckedState) }

  /// Calls a closure with the state, while no other thread has it.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Calls a closure with the state, while no other thread has it.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public init() { self.init(uncheckedState: ()) }
  /// Waits until no other thread has the lock, and takes it.
  public func lock() { storage.lock.lock() }
  /// Releases the lock.
  public func unlock() { storage.lock.unlock() }
  /// Calls a closure while no other thread has the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}

extension OSAllocatedUnfairLock {
  /// Calls a closure with the state if no thread has it; otherwise returns `nil`.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Takes the lock if no thread has it, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }
}
