// Actions for the clocks and queues, whose closures are `@Sendable`; those of Combine are not.

/// Returns an action that a clock or a queue can take.
///
/// `nonisolated(unsafe)`: Combine's schedulers run an action that is not `Sendable` on the queue that
/// they are, and whoever schedules it leaves it to that queue. Inside a world this is always the
/// world's thread.
func sendable(_ action: @escaping () -> Void) -> @Sendable () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}
