/// Something wrong with the command line that only the command itself can tell.
package struct UsageProblem: Error, CustomStringConvertible {
  /// What was found and what was expected.
  package let description: String
  /// A problem, in one sentence.
  package init(_ description: String) { self.description = description }
}
