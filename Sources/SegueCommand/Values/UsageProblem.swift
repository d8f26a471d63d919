/// Something wrong with the command line that only the command itself can tell.
package struct UsageProblem: Error, CustomStringConvertible {
  package let description: String
  init(_ description: String) { self.description = description }
}
