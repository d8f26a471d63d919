// The text of a Swift file while it is written: lines with their indentation.

/// Lines of Swift.
struct SwiftText {
  private(set) var lines: [String] = []
  private var depth = 0

  /// The text with a newline after each line.
  var text: String { lines.map { $0 + "\n" }.joined() }

  /// Adds a line.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Adds several lines, each at the present indentation.
  mutating func add(_ lines: [String]) { for line in lines { add(line) } }

  /// Adds lines that begin and end with the given ones, and indents those between them.
  mutating func block(_ begin: String, end: String = "}", _ body: (inout SwiftText) -> Void) {
    add(begin)
    depth += 1
    body(&self)
    depth -= 1
    add(end)
  }
}
