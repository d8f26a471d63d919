// Observation: what an update of a view reads of `@Observable` objects repeats the update when it changes,
// as in iOS 26.

import Foundation
import Observation
import SegueWorld

/// The tracking of `@Observable` objects.
enum ObservedReads {
  /// Runs `body`, and calls `onChange` once before the first change of a property that `body` has read.
  /// A change on a thread outside of the world is a warning, and `onChange` is called at the next instant.
  @MainActor
  static func track(_ body: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void) {
    let world = World.current
    withObservationTracking(body) {
      guard !World.isRunningHere, !Thread.isMainThread else {
        return MainActor.assumeIsolated(onChange)
      }
      world.send {
        world.warn(
          "an observed object was changed on a thread of its own, whose time is not that of the clip; "
            + "expected a change on the main actor, such as in DispatchQueue.main.async")
        onChange()
      }
    }
  }
}
