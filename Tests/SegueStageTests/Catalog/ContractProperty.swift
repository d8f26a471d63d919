// What every transition of the catalogue promises.

/// A promise of every transition of the catalogue.
enum ContractProperty: String, Sendable, CaseIterable {
  /// The first frame is the old screen, pixel for pixel. A difference of one level is permitted,
  /// since a shape that is about to open covers a small part of a pixel.
  case begins = "begins on the old screen"
  /// The last frame is the new screen, and the one before it looks like it.
  case ends = "ends on the new screen"
  /// No frame shows what is behind the transition.
  case covers = "covers what is behind it"
  /// The way back shows the same pictures in reverse order.
  case mirrors = "goes back as it came"
  /// Directions that follow the language are mirrored where lines run from right to left.
  case followsLanguage = "follows the direction of the language"
  /// Nothing is left when it has finished.
  case leavesNothing = "leaves nothing when it finishes"
  /// Nothing is left when it was cancelled.
  case cancels = "leaves nothing when it is cancelled"
  /// The lint has nothing to report, with and without fingers.
  case passesLint = "passes the lint"
  /// With Reduce Motion, nothing moves.
  case reducesMotion = "obeys Reduce Motion"
  /// The same frame has the same bytes.
  case repeats = "repeats its bytes"
}

/// A promise that a transition breaks.
struct ContractViolation: CustomStringConvertible {
  let name: String
  let property: ContractProperty
  /// What was played, and when.
  let place: String
  let found: String

  var description: String { "\(name): \(property.rawValue): \(place): \(found)" }
}
