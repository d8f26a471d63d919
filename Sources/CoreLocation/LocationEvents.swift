// How objects that are not bound to the main actor, as Apple's are not, reach the world that runs their
// code.

import Foundation
import SegueWorld

/// Calls in the current world, for code outside of the main actor.
package enum LocationEvents {
  /// Runs `body` at the same instant, after the code that is running.
  package static func after(_ body: @escaping () -> Void) {
    nonisolated(unsafe) let body = body
    onMainActor {
      let world = World.current
      world.schedule(at: world.now) { body() }
    }
  }

  /// Reports a message, once in each world.
  package static func warnOnce(_ message: String) {
    onMainActor {
      let given = World.current.associatedObject { GivenWarnings() }
      if given.messages.insert(message).inserted { World.current.warn(message) }
    }
  }

  /// The current date of the world's clock; that of the machine outside of a world.
  static var date: Date {
    guard World.isRunningHere else { return RealTime.date }
    let seconds = MainActor.assumeIsolated { World.current.now.seconds }
    return Date(timeIntervalSinceReferenceDate: seconds)
  }

  /// Runs `body` at once inside of a world, which runs its code on the main actor, and otherwise on
  /// the main actor later.
  package static func onMainActor(_ body: @escaping @MainActor @Sendable () -> Void) {
    if World.isRunningHere {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }
}

/// The messages that a world has received.
@MainActor
private final class GivenWarnings {
  var messages: Set<String> = []
}
