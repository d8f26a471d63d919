// When a service answers: in a world, at the same instant, after the present event, as a service of a
// device answers after the function that asked has returned.

import Foundation
import SegueWorld

/// The answers of services.
enum Reply {
  /// Runs `action` in the next turn of the main queue; inside a world, on its clock.
  ///
  /// `nonisolated(unsafe)`: whoever asks a service leaves the closure to it, and in a world that runs
  /// it on the thread on which the question was asked.
  static func send(_ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    guard World.isRunningHere else { return DispatchQueue.main.async { action() } }
    MainActor.assumeIsolated { _ = World.current.schedule(at: World.current.now) { action() } }
  }
}

/// The object of which a world has one. Outside of a world, `shared` is used.
func belonging<Belonging: AnyObject & Sendable>(
  shared: Belonging, make: () -> Belonging
) -> Belonging {
  guard World.isRunningHere else { return shared }
  return withoutActuallyEscaping(make) { make in
    nonisolated(unsafe) let make = make
    return MainActor.assumeIsolated { World.current.associatedObject(make: { make() }) }
  }
}
