// Conversion of values from and to JSON. Rows of a template are JSON, and a filled template is
// identified by its JSON text.

import SegueDiagnostics

extension SceneValue {
  /// Creates a value from a JSON node, at a position in a file.
  package init(_ node: JSONNode, at position: SourcePosition) {
    switch node.content {
    case .null: self.init(content: .null, spelling: "null", position: position)
    case .bool(let value):
      self.init(content: .boolean(value), spelling: value ? "true" : "false", position: position)
    case .string(let text): self.init(content: .text(text), spelling: text, position: position)
    case .number(let text):
      let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
      self.init(
        content: number.map { .number($0) } ?? .malformed("expected a finite number"),
        spelling: text, position: position)
    case .array(let elements):
      self.init(
        content: .list(elements.map { SceneValue($0, at: position) }), spelling: "",
        position: position)
    case .object(let members):
      let entries = members.map {
        SceneEntry(key: $0.key, position: position, value: SceneValue($0.value, at: position))
      }
      self.init(content: .map(entries), spelling: "", position: position)
    }
  }

  /// Creates a value from a word in a cell of a table: a number or a Boolean value if it reads as
  /// one.
  package init(word: String, at position: SourcePosition) {
    let content = ScalarResolution.resolve(word)
    switch content {
    case .number, .boolean: self.init(content: content, spelling: word, position: position)
    default: self.init(content: .text(word), spelling: word, position: position)
    }
  }

  /// Creates a text value, regardless of what the text looks like.
  package init(text: String, at position: SourcePosition) {
    self.init(content: .text(text), spelling: text, position: position)
  }

  /// The value as JSON text. Equal values have the same text, regardless of their positions.
  package var json: JSONText {
    switch content {
    case .null: .null
    case .boolean(let value): .bool(value)
    case .number(let value): .number(value)
    case .text(let text): .string(text)
    case .malformed: .array([.string("malformed"), .string(spelling)])
    case .list(let elements): .array(elements.map(\.json))
    case .map(let entries): .object(entries.map { ($0.key, $0.value.json) })
    }
  }
}
