// A signal handler, or a user who has seen enough, stops a recording from any thread.

import Foundation

/// Stops whatever recordings it was given to, once and for good. Safe to use from any thread.
public final class Cancellation: @unchecked Sendable {
  // Unchecked: everything is touched only under `lock`.
  private let lock = NSLock()
  private var cancelled = false
  private var observers: [Int: @Sendable () -> Void] = [:]
  private var nextNumber = 0

  /// Not cancelled yet.
  public init() {}

  /// Whether `cancel()` has been called.
  public var isCancelled: Bool { lock.withLock { cancelled } }

  /// Stops the recordings. They clean up and throw `RecordingError.cancelled`.
  public func cancel() {
    let called = lock.withLock {
      cancelled = true
      return observers.sorted { $0.key < $1.key }.map(\.value)
    }
    for observer in called { observer() }
  }

  /// Has `observer` called on cancellation, at once if that has been. Returns what `remove` takes.
  package func observe(_ observer: @escaping @Sendable () -> Void) -> Int {
    let (number, now) = lock.withLock {
      nextNumber += 1
      observers[nextNumber] = observer
      return (nextNumber, cancelled)
    }
    if now { observer() }
    return number
  }

  /// Forgets an observer.
  package func remove(_ number: Int) { _ = lock.withLock { observers.removeValue(forKey: number) } }
}
