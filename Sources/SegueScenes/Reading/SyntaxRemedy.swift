// What to do about an error in the syntax of YAML or JSON.

/// The remedies of syntax errors.
enum SyntaxRemedy {
  /// Returns the sentence that says what to do, with a space before it; empty if nothing is known.
  /// - Parameters:
  ///   - problem: What the parser found.
  ///   - context: What it was reading.
  ///   - line: The line where that begins, counted from one.
  static func sentence(for problem: String, in context: String, from line: Int?) -> String {
    remedy(for: problem, in: context, line.map { " of line \($0)" } ?? "").map { ". \($0)" } ?? ""
  }

  private static func remedy(for problem: String, in context: String, _ place: String) -> String? {
    let colon = "put text that contains ': ' in quotes"
    return switch problem {
    case _ where problem.contains("',' or '}'"): "Close the '{'\(place), or \(colon)"
    case _ where problem.contains("',' or ']'"): "Close the '['\(place), or \(colon)"
    case _ where problem.contains("mapping values are not allowed"):
      "Begin a line for each key, or \(colon)"
    case _ where problem.contains("end of stream") && context.contains("quoted scalar"):
      "Close the quote\(place)"
    case _ where problem.contains("did not find expected key"):
      "Indent the line like the keys that it belongs to"
    case _ where problem.contains("did not find expected '-' indicator"):
      "Indent the line like the other elements of its list"
    default: nil
    }
  }
}
