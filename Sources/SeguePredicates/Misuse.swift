// Misuse that raises an exception on a device: there the app ends, and here it does too, with one
// line that says what is wrong.

/// The end of programs that misuse predicates or CoreData.
package enum Misuse {
  /// Ends the program.
  /// - Parameter message: Where, what was found and what was expected, in one line.
  package static func report(_ message: String) -> Never { fatalError(message) }
}
