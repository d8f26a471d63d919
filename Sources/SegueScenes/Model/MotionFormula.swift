// The expressions in a declared transition that refer to its parameters, for code in which they remain
// expressions.

/// An expression of numbers in a declared transition that refers to its parameters.
package struct MotionFormula: Sendable, Hashable {
  /// A part of an expression.
  package enum Token: Sendable, Hashable {
    /// The name of a parameter, a number, and an operator or a parenthesis.
    case name(String)
    case number(Double)
    case symbol(Character)
  }

  /// The expression as it is written, without a percent sign at its end.
  package let text: String
  /// A Boolean value that indicates whether a percent sign follows.
  package let isPercentage: Bool

  init(_ text: String) {
    let words = text.split(separator: " ").joined(separator: " ")
    isPercentage = words.hasSuffix("%")
    self.text = isPercentage ? String(words.dropLast()) : words
  }

  /// The names of the parameters, in order.
  package var names: [String] { MotionReference.names(in: text) }

  /// Returns the value, or `nil` if the expression has none.
  package func value(_ values: [String: Double]) -> Double? {
    MotionExpression.value(of: text, values)?.number
  }

  /// The parts of the expression.
  package var tokens: [Token] {
    var tokens: [Token] = []
    var rest = text[...]
    while let first = rest.first {
      if first == "$" {
        let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber }
        tokens.append(.name(String(name)))
        rest = rest.dropFirst(name.count + 1)
      } else if first.isNumber || first == "." {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        tokens.append(.number(Double(digits) ?? 0))
        rest = rest.dropFirst(digits.count)
      } else {
        if first != " " { tokens.append(.symbol(first)) }
        rest = rest.dropFirst()
      }
    }
    return tokens
  }
}

extension TransitionDeclaration {
  /// The expressions that refer to parameters, each once, in the order of the file.
  package var formulas: [MotionFormula] {
    var found: [MotionFormula] = []
    for entry in template?.written.entries ?? []
    where !TemplateExpander.plainKeys.contains(entry.key) {
      for text in entry.value.texts where MotionReference.isReference(text) {
        let formula = MotionFormula(text)
        if !found.contains(formula) { found.append(formula) }
      }
    }
    return found
  }
}

extension SceneValue {
  /// All texts in the value, in the order of the file.
  fileprivate var texts: [String] {
    if let text { return [text] }
    return (elements ?? []).flatMap(\.texts) + (entries ?? []).flatMap(\.value.texts)
  }
}
