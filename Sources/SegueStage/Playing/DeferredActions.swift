// Actions that wait for the other events of an instant. A step that changes the screen starts this
// way, so that a transition that ends at the same instant has ended, and one that starts has
// started.

import SegueWorld

/// Actions that run as soon as the current instant has no other events.
@MainActor
final class DeferredActions {
  private let world: World
  private var actions: [@MainActor () -> Void] = []

  /// Creates an empty collection of actions that wait for events of `world`.
  init(in world: World) { self.world = world }

  /// Runs `action` as soon as the current instant has no other events, which may be at once.
  func append(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    if actions.count == 1 { runWhenIdle() }
  }

  private func runWhenIdle() {
    guard world.nextEventTime != world.now else {
      world.schedule(at: world.now) { [unowned self] in runWhenIdle() }
      return
    }
    let deferred = actions
    actions = []
    for action in deferred { action() }
  }
}
