// What other threads want to do in a world, until the world's own thread does it.

import Synchronization

/// Actions that other threads send to a world.
final class ThreadMessages: Sendable {
  private let actions = Mutex<[@MainActor @Sendable () -> Void]>([])

  func add(_ action: @escaping @MainActor @Sendable () -> Void) {
    actions.withLock { $0.append(action) }
  }

  /// Removes and returns all actions, in the order in which they were sent.
  func takeAll() -> [@MainActor @Sendable () -> Void] {
    actions.withLock { actions in
      defer { actions = [] }
      return actions
    }
  }
}

extension World {
  /// Runs `action` in this world at the next instant that it plays. Unlike everything else in a world, that
  /// instant depends on the machine. May be called on any thread.
  nonisolated package func send(_ action: @escaping @MainActor @Sendable () -> Void) {
    threadMessages.add(action)
  }
}
