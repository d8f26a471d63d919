// Sleeping in tasks, and the clocks of Swift's standard library, on virtual time. Source of apps is
// bound to these names: Documentation/UIKit/TIME.md.

import Foundation
import QuartzCore
import SegueWorld
import Synchronization

extension SegueClock {
  /// Suspends the task for a number of seconds of the world's clock; outside a world, of the
  /// machine's. The implementation of `Task.sleep(for:)`.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(for duration: Duration) async throws {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = max(0, seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    guard now != nil else { return try await RealTime.sleep(nanoseconds: UInt64(nanoseconds)) }
    let sleep = VirtualSleep()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { sleep.begin($0, nanoseconds: nanoseconds) }
    } onCancel: {
      sleep.end(.failure(CancellationError()))
    }
  }

  /// Suspends the task for a number of nanoseconds. The implementation of
  /// `Task.sleep(nanoseconds:)`.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public static func sleep(nanoseconds: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
  }

  /// Lets other tasks run that are due at this instant. The implementation of `Task.yield()`.
  public static func yield() async {
    guard now != nil else { return await Task.yield() }
    await withUnsafeContinuation { continuation in
      if !VirtualQueue.schedule(after: .zero, { continuation.resume() }) { continuation.resume() }
    }
  }

  /// The value of `ContinuousClock.now`.
  public static var continuousInstant: ContinuousClock.Instant {
    guard let now else { return RealTime.continuousInstant }
    return ContinuousClock().systemEpoch.advanced(by: .nanoseconds(now.nanoseconds))
  }

  /// The value of `SuspendingClock.now`.
  public static var suspendingInstant: SuspendingClock.Instant {
    guard let now else { return RealTime.suspendingInstant }
    return SuspendingClock().systemEpoch.advanced(by: .nanoseconds(now.nanoseconds))
  }
}

/// One sleep of a task in a world. It ends once: at its time, or when the task is cancelled.
/// Its continuation is not a checked one, like the others of this module: when a clip ends, what
/// still waits in its world is abandoned, and each checked continuation would report that.
private final class VirtualSleep: Sendable {
  private enum State {
    case waiting
    case asleep(UnsafeContinuation<Void, any Error>, World, World.EventToken)
    case over(Result<Void, any Error>)
  }
  private let state = Mutex(State.waiting)

  /// Schedules the end of the sleep in the current world, unless it is over already.
  func begin(_ continuation: UnsafeContinuation<Void, any Error>, nanoseconds: Int64) {
    let early: Result<Void, any Error>? = MainActor.assumeIsolated {
      let world = World.current
      return state.withLock { state in
        if case .over(let result) = state { return result }
        let end = world.now + VirtualTime(nanoseconds: nanoseconds)
        let event = world.schedule(at: end) { self.end(.success(())) }
        state = .asleep(continuation, world, event)
        return nil
      }
    }
    if let early { continuation.resume(with: early) }
  }

  func end(_ result: Result<Void, any Error>) {
    let sleeper = state.withLock { state in
      let previous = state
      if case .over = state {} else { state = .over(result) }
      return previous
    }
    guard case .asleep(let continuation, let world, let event) = sleeper else { return }
    if World.isRunningHere { MainActor.assumeIsolated { world.cancel(event) } }
    continuation.resume(with: result)
  }
}
