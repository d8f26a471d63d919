// Cancellation of a recording from any thread, by a signal handler or by the user.

import Foundation

/// A token that stops the recordings it was passed to, permanently. It can be used from any thread.
public final class Cancellation: @unchecked Sendable {
  // Unchecked: all state is accessed only under `lock`.
  private let lock = NSLock()
  private var cancelled = false
  private var observers: [Int: @Sendable () -> Void] = [:]
  private var nextNumber = 0

  /// Creates a token that is not cancelled.
  public init() {}

  /// A Boolean value that indicates whether `cancel()` has been called.
  public var isCancelled: Bool { lock.withLock { cancelled } }

  /// Stops the recordings. They clean up and throw `RecordingError.cancelled`.
  public func cancel() {
    let called = lock.withLock {
      cancelled = true
      return observers.sorted { $0.key < $1.key }.map(\.value)
    }
    for observer in called { observer() }
  }

  /// Adds an observer that is called on cancellation, or immediately if already cancelled.
  /// - Returns: The number to pass to `remove`.
  package func observe(_ observer: @escaping @Sendable () -> Void) -> Int {
    let (number, now) = lock.withLock {
      nextNumber += 1
      observers[nextNumber] = observer
      return (nextNumber, cancelled)
    }
    if now { observer() }
    return number
  }

  /// Removes an observer.
  package func remove(_ number: Int) { _ = lock.withLock { observers.removeValue(forKey: number) } }
}
