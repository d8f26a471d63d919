// The texts of the parts of generated files: the files in `Resources`, of which lines between `#if`
// and `#endif` are taken only where they are needed.

import SegueFiles

/// The parts of a generated file as text.
struct SupportText {
  /// The parts, in the order of the file.
  let parts: [SwiftSupport]
  /// What lines of the texts depend on: the names of parts, and those below.
  private let conditions: Set<String>

  /// Chooses the parts that a text uses.
  init(for text: String) {
    parts = SwiftSupport.parts(of: text)
    var conditions = Set(parts.map(\.rawValue))
    if text.contains(".arc(isReversed:") { conditions.insert("Arcs") }
    if parts.contains(where: Self.additions.contains) { conditions.insert("Additions") }
    self.conditions = conditions
  }

  /// The parts that a `MovingView` has to remove at the end.
  private static let additions: [SwiftSupport] = [
    .veil, .glass, .border, .shadow, .mask, .shape, .gradient,
  ]

  /// The lines of each part.
  var sources: [[String]] { parts.map { lines(of: Self.source(of: $0)) } }

  /// Returns the text of a part with the lines for all conditions.
  static func source(of part: SwiftSupport) -> String {
    guard let text = ProgramFiles.exportedSwift["\(part.rawValue).swift.txt"] else {
      preconditionFailure("the program lacks the file \(part.rawValue).swift.txt")
    }
    return text
  }

  /// Returns the lines whose conditions are met, without the conditions themselves.
  private func lines(of source: String) -> [String] {
    var result: [String] = []
    // Whether the conditions around a line are met, the outermost first.
    var areMet: [Bool] = []
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let words = line.split(separator: " ")
      switch words.first {
      case "#if": areMet.append(words.count == 2 && conditions.contains(String(words[1])))
      case "#else": areMet.append(!(areMet.popLast() ?? false))
      case "#endif": areMet.removeLast()
      default: if areMet.allSatisfy(\.self) { result.append(String(line)) }
      }
    }
    return result
  }
}
