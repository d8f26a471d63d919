// A scene with holes in it: `{{title}}` in any scalar stands for what a row says of `title`. Holes are
// filled in the values, not in the text, so nothing that a row says can become anything but a value. A
// scalar that is nothing but one variable takes the row's value with its type.

import SegueDiagnostics

/// A scene file in which variables are to be filled in.
package struct SceneTemplate: Sendable {
  /// The file as the user named it.
  package let path: String
  private let root: SceneValue
  /// The names of the variables, in the order of their first use.
  package let variables: [String]

  /// The template in `bytes`.
  /// - Throws: `Failure` if it cannot be read, or a variable is not closed.
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

  /// The scene with these values in the place of its variables.
  /// - Parameter row: what messages call the values: a place and a name.
  /// - Throws: `Failure` for each variable that has no value, or none that fits.
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

/// Why a text is no template.
struct TemplateFault: Error {
  let message: String
}

/// Text with variables taken apart.
package enum TemplateText {
  /// Text as it is, or a variable.
  enum Part: Equatable {
    case text(String)
    case variable(String)
  }

  /// Whether there is anything to fill in or to unescape.
  static func hasParts(_ text: String) -> Bool {
    var last: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "{"), last == byte { return true }
      last = byte
    }
    return false
  }

  /// The parts of `text`. Four opening braces stand for two.
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

  /// The name between the braces that `rest` begins with.
  private static func takeName(_ rest: inout Substring) throws(TemplateFault) -> String {
    let inner = rest.dropFirst(2)
    guard let end = inner.firstIndex(of: "}"), inner[end...].hasPrefix("}}") else {
      throw TemplateFault(
        message: "a variable begins with {{ in \(QuotedText.quoted(rest)) and does not end; "
          + "expected }} after its name. Write {{{{ for two braces")
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

/// Puts values in the place of variables.
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
          note(value, "variable '\(QuotedText.plain(name))' is \(found.described) within a text")
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
    let known = names.map { QuotedText.plain($0) }.joined(separator: ", ")
    note(
      place,
      "variable '\(QuotedText.plain(name))' is missing; expected one of "
        + "\(known.isEmpty ? "none" : known).\(Suggestion.sentence(for: name, among: names))")
    return nil
  }

  private mutating func note(_ value: SceneValue, _ message: String) {
    problems.append(Diagnostic(.error, at: value.position, "\(row): \(message)"))
  }
}

extension SceneValue {
  /// As a part of a text; `nil` for lists and maps.
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
