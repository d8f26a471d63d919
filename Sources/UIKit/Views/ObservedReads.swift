// Observation: what an update of a view reads of `@Observable` objects repeats the update when it changes,
// as in iOS 26.

import Foundation
import Observation

/// The tracking of `@Observable` objects.
enum ObservedReads {
  /// Runs `body`, and calls `onChange` once before the first change of a property that `body` has read.
  /// These changes must be made on the main actor, to which the views belong.
  @MainActor
  static func track(_ body: () -> Void, onChange: @escaping @MainActor @Sendable () -> Void) {
    withObservationTracking(body) { MainActor.assumeIsolated(onChange) }
  }
}
