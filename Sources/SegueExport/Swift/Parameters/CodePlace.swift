// The place of a literal in generated code, which determines what can take its place.

/// The place of a literal of a number in code.
struct CodePlace {
  private let before, after: String

  init(_ code: CodeNumbers, _ index: Int) {
    (before, after) = (code.texts[index], code.texts[index + 1])
  }

  /// Returns a Boolean value that indicates whether a formula can take the place of the literal.
  /// - Parameter counts: The names of the properties that are whole numbers.
  func accepts(_ formula: CodeFormula, counts: Set<String>) -> Bool {
    // Values of properties cannot refer to others, and `NSNumber` is made of literals only.
    if statement.hasPrefix("var ") || statement.contains("locations: [") { return false }
    return !isWhole || formula.name.map(counts.contains) == true
  }

  /// Returns the expression in place of the literal, or `nil` if Swift has none.
  func text(of formula: CodeFormula, constants: [String: Double], counts: Set<String>) -> String? {
    if isWhole { return formula.name.map { "self.\(CodeProperty.name($0))" } }
    guard let text = formula.text(constants: constants, counts: counts) else { return nil }
    if isFloat { return "Float(\(text))" }
    return text.contains(" ") && !isAlone ? "(\(text))" : text
  }

  /// The beginning of the statement.
  private var statement: Substring {
    let line = before.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    return line.drop { $0 == " " }
  }

  /// Whether the literal is a whole number by its type.
  private var isWhole: Bool {
    ["squares: ", "strips: ", "columns: ", "rows: ", "seed: ", "steps: ", "corners: "]
      .contains { before.hasSuffix($0) }
  }

  /// Whether the literal is a number of single precision: the opacity of a shadow.
  private var isFloat: Bool { statement == "opacity: " && after.hasPrefix(", radius: ") }

  /// Whether the literal is all of an argument or of a value.
  private var isAlone: Bool {
    ["(", "[", ": ", ", ", "= "].contains { before.hasSuffix($0) }
      && ([")", "]", ","].contains { after.hasPrefix($0) } || after.hasPrefix("\n"))
  }
}
