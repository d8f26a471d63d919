// Texts whose form depends on numbers, as `.stringsdict` files and string catalogues describe them.
// With the numbers they become format strings without variables, whose specifiers all have positions.

/// A localized text with forms for numbers.
package struct PluralText: Sendable, Hashable {
  /// A variable of the text, `%#@NAME@`.
  package struct Variable: Sendable, Hashable {
    /// The number of the argument, counted from 1; `nil` for the next one.
    var argument: Int?
    /// The specifier of the argument without its percent sign, such as `lld`.
    var specifier: String
    /// The texts by the names of plural categories.
    var forms: [String: String]
  }

  /// The text with its variables.
  package let format: String
  let variables: [String: Variable]
  /// The language whose rules apply.
  let language: String

  /// Returns the format for `numbers`, the values of the arguments; `nil` for arguments that are no
  /// numbers.
  package func format(for numbers: [Double?]) -> String {
    var expansion = Expansion(text: self, numbers: numbers)
    guard let whole = variables[Self.whole] else {
      return expansion.expand(format, own: nil, depth: 0)
    }
    let deciding = whole.argument.map { $0 - 1 } ?? numbers.firstIndex { $0 != nil } ?? 0
    let number = numbers.indices.contains(deciding) ? numbers[deciding] : nil
    return expansion.expand(form(whole, number), own: nil, depth: 0)
  }

  /// The name of a variable whose forms are the whole text. Its first number decides.
  static let whole = ""

  /// Returns the form for a number. The form `zero` also serves languages without that category.
  fileprivate func form(_ variable: Variable, _ number: Double?) -> String {
    let forms = variable.forms
    if number == 0, let zero = forms["zero"] { return zero }
    let category = number.map { PluralCategory.of($0, language: language) } ?? .other
    return forms[category.rawValue] ?? forms["other"] ?? ""
  }
}

/// One expansion of the variables in a text.
private struct Expansion {
  let text: PluralText
  let numbers: [Double?]
  /// The number of the next argument without a position.
  var next = 1

  private static let largestDepth = 8

  /// Returns `format` without variables.
  /// - Parameter own: The argument whose forms are being expanded, to which specifiers without a
  ///   position refer.
  mutating func expand(_ format: String, own: (index: Int, specifier: String)?, depth: Int)
    -> String
  {
    guard depth < Self.largestDepth else { return "" }
    var (result, rest) = ("", Substring(format))
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.hasPrefix("%") {
        result += "%%"
        rest.removeFirst()
      } else if let own, rest.hasPrefix("arg") {
        result += "%\(own.index)$\(own.specifier)"
        rest.removeFirst(3)
      } else {
        let position = FormatSequence.position(&rest)
        if let name = Self.variable(&rest) {
          result += expandVariable(name, position: position, depth: depth)
        } else {
          result += "%\(position ?? own?.index ?? take())$"
        }
      }
    }
    return result + rest
  }

  private mutating func take() -> Int {
    defer { next += 1 }
    return next
  }

  private mutating func expandVariable(_ name: String, position: Int?, depth: Int) -> String {
    guard let variable = text.variables[name] else { return "" }
    let index = position ?? variable.argument ?? take()
    let number = numbers.indices.contains(index - 1) ? numbers[index - 1] : nil
    return expand(
      text.form(variable, number), own: (index, variable.specifier), depth: depth + 1)
  }

  /// Reads a name such as `#@items@`.
  private static func variable(_ rest: inout Substring) -> String? {
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    let name = String(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])
    rest = rest[rest.index(after: end)...]
    return name
  }
}
