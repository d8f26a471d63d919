/// An error in the command line that the argument parser cannot detect.
package struct UsageProblem: Error, CustomStringConvertible {
  /// The problem that was found and what was expected.
  package let description: String
  /// Creates a problem, described in one sentence.
  package init(_ description: String) { self.description = description }
}
