// What a YAML or JSON text says, before anybody asks what it means: values that know their place.

import SegueDiagnostics

/// A value of a scene file.
package struct SceneValue: Sendable {
  /// What is there.
  package indirect enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case text(String)
    case list([SceneValue])
    case map([SceneEntry])
    /// Looks like a value but is none; the sentence says why.
    case malformed(String)
  }

  /// What is there.
  package var content: Content
  /// As it is spelt in the file, for messages; empty for lists and maps.
  package var spelling: String
  /// Where it starts.
  package var position: SourcePosition

  /// The entries of a map.
  package var entries: [SceneEntry]? {
    if case .map(let entries) = content { entries } else { nil }
  }

  /// The elements of a list.
  package var elements: [SceneValue]? {
    if case .list(let elements) = content { elements } else { nil }
  }

  /// The text, if it is one.
  package var text: String? {
    if case .text(let text) = content { text } else { nil }
  }

  /// The number, if it is one.
  package var number: Double? {
    if case .number(let number) = content { number } else { nil }
  }

  /// The truth value, if it is one.
  package var boolean: Bool? {
    if case .boolean(let boolean) = content { boolean } else { nil }
  }

  /// The first value of `key` in a map.
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

/// A key with its value.
package struct SceneEntry: Sendable {
  /// The key.
  package var key: String
  /// Where the key starts.
  package var position: SourcePosition
  /// The value.
  package var value: SceneValue

  /// A key with its value.
  package init(key: String, position: SourcePosition, value: SceneValue) {
    (self.key, self.position, self.value) = (key, position, value)
  }
}

/// A value together with its place in the scene file, so that whoever uses it later can still say
/// where it came from.
public struct Located<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Where it stands.
  public var position: SourcePosition
  /// How it is reached from the top: `screens.detail.views[0].image`.
  public var keyPath: String

  /// A value and its place.
  public init(_ value: Value, at position: SourcePosition, keyPath: String) {
    (self.value, self.position, self.keyPath) = (value, position, keyPath)
  }
}
