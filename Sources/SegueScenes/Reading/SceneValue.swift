// The values of a YAML or JSON text before they are interpreted, each with its position.

import SegueDiagnostics

/// A value of a scene file, with its spelling and position.
package struct SceneValue: Sendable, Hashable {
  /// The kinds of values.
  package indirect enum Content: Sendable, Hashable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([SceneValue])
    case map([SceneEntry])
    /// Text that looks like a value but is not valid, with a sentence that describes the reason.
    case malformed(String)
  }

  /// The value itself.
  package var content: Content
  /// The spelling in the file, for messages. Empty for lists and maps.
  package var spelling: String
  /// The position at which the value starts.
  package var position: SourcePosition

  /// The entries, if the value is a map.
  package var entries: [SceneEntry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// The elements, if the value is a list.
  package var elements: [SceneValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The text, if the value is a text.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The number, if the value is a number.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The Boolean value, if the value is one.
  package var boolean: Bool? {
    if case .boolean(let boolean) = content { boolean } else { nil }
  }

  /// Accesses the first value of `key`, if the value is a map.
  package subscript(key: String) -> SceneValue? { entries?.first { $0.key == key }?.value }

  /// The value for a message: `"big"`, `true`, `a list`.
  package var described: String {
    switch content {
    case .null: "empty"
    case .boolean, .number, .malformed: QuotedText.plain(spelling)
    case .text: QuotedText.quoted(spelling)
    case .list: "a list"
    case .map: "a map"
    }
  }
}

/// A key of a map, with its value.
package struct SceneEntry: Sendable, Hashable {
  /// The name of the key.
  package var key: String
  /// The position at which the key starts.
  package var position: SourcePosition
  /// The value of the key.
  package var value: SceneValue

  /// Creates an entry.
  package init(key: String, position: SourcePosition, value: SceneValue) {
    (self.key, self.position, self.value) = (key, position, value)
  }
}

/// A value together with its position in the scene file, so that later problems with it can be
/// reported there.
public struct Located<Value: Sendable>: Sendable {
  /// The value itself.
  public var value: Value
  /// The position in the file.
  public var position: SourcePosition
  /// The key path from the top of the file, such as `screens.detail.views[0].image`.
  public var keyPath: String

  /// Creates a value with its position and key path.
  public init(_ value: Value, at position: SourcePosition, keyPath: String) {
    (self.value, self.position, self.keyPath) = (value, position, keyPath)
  }
}
