// The turns of the run loop in which contexts do what they put off.

import Foundation
import SegueWorld

/// The run loop of the world.
enum Turn {
  /// Calls `body` at the current instant, after what is already waiting. Outside of a world there is
  /// no run loop, and it is called at once.
  static func later(_ body: @escaping () -> Void) {
    guard World.isRunningHere else { return body() }
    // The closure stays on this thread, which is the main actor's.
    nonisolated(unsafe) let body = body
    MainActor.assumeIsolated {
      let world = World.current
      world.schedule(at: world.now) { body() }
    }
  }

  /// Calls `body` as `later(_:)` does. Outside of a world it is never called, so that code announces
  /// its changes itself.
  static func laterInWorld(_ body: @escaping () -> Void) {
    if World.isRunningHere { later(body) }
  }
}
