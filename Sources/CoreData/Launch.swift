// Stores begin empty in each launch of an app. An app's coordinator is often a global variable, which
// outlives the world of a launch, so what it and its contexts hold is removed when they are first
// used in another world.

import SegueWorld

/// A launch of the app: a world.
final class Launch: Sendable {
  /// The current launch; `nil` outside of worlds.
  static var current: Launch? {
    guard World.isRunningHere else { return nil }
    return MainActor.assumeIsolated { World.current.associatedObject { Launch() } }
  }
}

/// The launch in which something was last used.
struct LastLaunch {
  private var launch = Launch.current

  /// Takes note that the owner is used.
  ///
  /// - Returns: `true` if the owner holds what another launch has left.
  mutating func isOver() -> Bool {
    guard let current = Launch.current, current !== launch else { return false }
    defer { launch = current }
    return launch != nil
  }
}
