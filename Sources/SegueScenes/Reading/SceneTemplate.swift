// Scene templates: `{{title}}` in a scalar is replaced by a row's value of `title`. Substitution
// happens in the values, not in the text, so that a row can only ever contribute values. A scalar
// that consists of one variable takes the row's value with its type.

import SegueDiagnostics

/// A scene file with variables that are substituted before it is used.
package struct SceneTemplate: Sendable {
  /// The path of the file as the user gave it.
  package let path: String
  private let root: SceneValue
  /// The names of the variables, in the order of their first use.
  package let variables: [String]

  /// Creates the template from the contents of a file.
  /// - Throws: `Failure` if the text cannot be read or a variable is not closed.
  package init(_ bytes: [UInt8], named path: String) throws(Failure) {
    self.path = path
    root = try SceneReader.value(of: bytes, named: path)
    var names: [String] = []
    var problems: [Diagnostic] = []
    Self.visit(root) { value, text in
      do throws(TemplateFault) {
        for case .variable(let name) in try TemplateText.parts(of: text)
        where !names.contains(name) { names.append(name) }
      } catch {
        problems.append(Diagnostic(.error, at: value.position, error.message))
      }
    }
    guard problems.isEmpty else { throw Failure(.scene, problems) }
    variables = names
  }

  /// Returns the scene with each variable replaced by its value.
  /// - Parameter row: The description of the values that messages use: a place and a name.
  /// - Throws: `Failure` for each variable that has no value, or whose value does not fit.
  package func filled(with values: [String: SceneValue], row: String) throws(Failure) -> SceneValue
  {
    var filler = TemplateFiller(values: values, row: row)
    let filled = filler.fill(root)
    guard filler.problems.isEmpty else { throw Failure(.scene, filler.problems) }
    return filled
  }

  private static func visit(_ value: SceneValue, _ take: (SceneValue, String) -> Void) {
    switch value.content {
    case .text(let text): if TemplateText.hasParts(text) { take(value, text) }
    case .list(let elements): for element in elements { visit(element, take) }
    case .map(let entries): for entry in entries { visit(entry.value, take) }
    case .null, .boolean, .number, .malformed: break
    }
  }
}

/// The reason why a text is not a valid template.
struct TemplateFault: Error {
  let message: String
}

/// Splits text into literal parts and variables.
package enum TemplateText {
  /// A literal text, or the name of a variable.
  enum Part: Equatable {
    case text(String)
    case variable(String)
  }

  /// Returns a Boolean value that indicates whether `text` contains a variable or an escape.
  static func hasParts(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), last == byte { return true }
      last = byte
    }
    return false
  }

  /// Returns the parts of `text`. Four opening braces represent two.
  static func parts(of text: String) throws(TemplateFault) -> [Part] {
    var parts: [Part] = []
    var plain = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      plain += rest[..<brace]
      rest = rest[brace...]
      if rest.hasPrefix("{{{{") {
        plain += "{{"
        rest = rest.dropFirst(4)
      } else if rest.hasPrefix("{{") {
        if !plain.isEmpty { parts.append(.text(plain)) }
        plain = ""
        parts.append(.variable(try takeName(&rest)))
      } else {
        plain += "{"
        rest = rest.dropFirst()
      }
    }
    plain += rest
    if !plain.isEmpty || parts.isEmpty { parts.append(.text(plain)) }
    return parts
  }

  /// Removes the name in braces from the beginning of `rest` and returns it.
  private static func takeName(_ rest: inout Substring) throws(TemplateFault) -> String {
    let inner = rest.dropFirst(2)
    guard let end = inner.firstIndex(of: "}"), inner[end...].hasPrefix("}}") else {
      throw TemplateFault(
        message: "a variable begins with {{ in \(QuotedText.quoted(rest)) but does not end; "
          + "expected }} after its name. Write {{{{ for two literal braces")
    }
    let name = inner[..<end].trimmingBlanks
    guard !name.isEmpty, !name.contains("{") else {
      throw TemplateFault(
        message: "a variable in \(QuotedText.quoted(rest)) has no name; expected {{name}}")
    }
    rest = inner[end...].dropFirst(2)
    return String(name)
  }
}

/// Substitutes values for variables.
private struct TemplateFiller {
  let values: [String: SceneValue]
  let row: String
  private(set) var problems: [Diagnostic] = []

  init(values: [String: SceneValue], row: String) { (self.values, self.row) = (values, row) }

  mutating func fill(_ value: SceneValue) -> SceneValue {
    var filled = value
    switch value.content {
    case .text(let text) where TemplateText.hasParts(text): return fill(text, of: value)
    case .list(let elements): filled.content = .list(elements.map { fill($0) })
    case .map(let entries):
      filled.content = .map(
        entries.map { SceneEntry(key: $0.key, position: $0.position, value: fill($0.value)) })
    case .text, .null, .boolean, .number, .malformed: break
    }
    return filled
  }

  private mutating func fill(_ text: String, of value: SceneValue) -> SceneValue {
    guard let parts = try? TemplateText.parts(of: text) else { return value }
    var filled = value
    if parts.count == 1, case .variable(let name) = parts[0] {
      guard let found = find(name, value) else { return value }
      (filled.content, filled.spelling) = (found.content, found.spelling)
      return filled
    }
    var result = ""
    for part in parts {
      switch part {
      case .text(let text): result += text
      case .variable(let name):
        guard let found = find(name, value) else { continue }
        guard let words = found.words else {
          reportProblem(
            value,
            "variable '\(QuotedText.plain(name))' is \(found.described) inside text; expected "
              + "text, a number, or a Boolean value"
          )
          continue
        }
        result += words
      }
    }
    (filled.content, filled.spelling) = (.text(result), result)
    return filled
  }

  private mutating func find(_ name: String, _ place: SceneValue) -> SceneValue? {
    if let found = values[name] { return found }
    let names = values.keys.sorted()
    let known = NameList.text(names)
    reportProblem(
      place,
      "variable '\(QuotedText.plain(name))' has no value; known variables: "
        + "\(known.isEmpty ? "none" : known).\(Suggestion.sentence(for: name, among: names))")
    return nil
  }

  private mutating func reportProblem(_ value: SceneValue, _ message: String) {
    problems.append(Diagnostic(.error, at: value.position, "\(row): \(message)"))
  }
}

extension SceneValue {
  /// The value as a part of a text; `nil` for lists and maps.
  fileprivate var words: String? {
    switch content {
    case .null: ""
    case .boolean(let value): value ? "true" : "false"
    case .number, .malformed: spelling
    case .text(let text): text
    case .list, .map: nil
    }
  }
}

extension Substring {
  fileprivate var trimmingBlanks: Substring {
    var view = self
    while view.first == " " { view.removeFirst() }
    while view.last == " " { view.removeLast() }
    return view
  }
}
