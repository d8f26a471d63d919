// An expression of a declared transition as an expression of Swift that refers to properties.

import SegueScenes

/// What takes the place of a literal in generated code: a formula of a declaration, its negative, or its
/// difference from a number.
struct CodeFormula {
  /// What the code makes of the formula's value.
  enum Form: Equatable {
    case value, negative
    /// What it lacks to a number, such as the start of what ends there.
    case difference(from: Double)
  }

  /// The names of the parameters.
  let names: [String]
  /// The greatest difference between the values of the scene, which rounds percentages, and of the code.
  let tolerance: Double
  let form: Form
  private let tokens: [MotionFormula.Token]
  private let evaluate: @Sendable ([String: Double]) -> Double?

  init(_ formula: MotionFormula, _ form: Form) {
    (names, self.form, tokens) = (formula.names, form, formula.tokens)
    let isExact = !formula.isPercentage && (form == .value || form == .negative)
    tolerance = isExact ? 0 : 1e-11
    evaluate = { formula.value($0) }
  }

  /// Creates the formula of a coordinate, such as `origin.x`.
  init(coordinate: String, of name: String) {
    (names, form, tolerance) = ([name], .value, 0)
    tokens = [.name("\(name).\(coordinate)")]
    evaluate = { $0["\(name).\(coordinate)"] }
  }

  /// Returns the value of the expression.
  func value(_ values: [String: Double]) -> Double? {
    guard let value = evaluate(values) else { return nil }
    switch form {
    case .value: return value
    case .negative: return -value
    case .difference(let whole): return whole - value
    }
  }

  /// The name of the parameter, if the formula is nothing else.
  var name: String? {
    if form == .value, tokens.count == 1, case .name(let name) = tokens[0] { name } else { nil }
  }

  /// Returns the expression, or `nil` if Swift has other rules for its operators.
  /// - Parameters:
  ///   - constants: The numbers of parameters that are not properties.
  ///   - counts: The names of the properties that are whole numbers.
  func text(constants: [String: Double], counts: Set<String>) -> String? {
    var words: [String] = []
    // Whether a minus sign would be that of a number, and whether it was.
    var (isOperand, isNegated) = (true, false)
    for token in tokens {
      switch token {
      case .name(let name):
        let property = "self.\(CodeProperty.name(name))"
        words.append(
          constants[name].map { $0 < 0 ? "(\(SwiftValues.number($0)))" : SwiftValues.number($0) }
            ?? (counts.contains(name) ? "CGFloat(\(property))" : property))
        isOperand = false
      case .number(let number):
        words.append(SwiftValues.number(number))
        isOperand = false
      case .symbol("("):
        words.append("(")
        isOperand = true
      case .symbol(")"):
        words.append(")")
        isOperand = false
      case .symbol(let symbol):
        guard !isOperand || symbol == "-" && !isNegated else { return nil }
        words.append(isOperand ? "-" : " \(symbol) ")
        isNegated = isOperand
        isOperand = true
        continue
      }
      isNegated = false
    }
    let text = words.joined()
    switch form {
    case .value: return text
    case .negative: return words.count == 1 ? "-\(text)" : "-(\(text))"
    case .difference(let whole):
      return "\(SwiftValues.number(whole)) - \(words.count == 1 ? text : "(\(text))")"
    }
  }
}
