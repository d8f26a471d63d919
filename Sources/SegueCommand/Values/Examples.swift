// The examples at the end of each command's help, which the man pages show, too.

extension String {
  /// Returns the discussion followed by examples.
  /// - Parameter lines: Command lines without a prompt. A test parses each of them.
  func examples(_ lines: String...) -> String {
    let list = ["Examples:"] + lines.map { "  \($0)" }
    return (isEmpty ? "" : self + "\n\n") + list.joined(separator: "\n")
  }
}
