// A scene as a tree that can be changed and written. Inputs stay readable: they are scene files.

import SegueScenes

/// A value of a scene file, without its position.
indirect enum SceneTree: Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  /// A plain word that is written without quotation marks, whatever it means.
  case word(String)
  case list([SceneTree])
  case map([Entry])

  /// A key with its value.
  struct Entry: Sendable {
    var key: String
    var value: SceneTree
  }

  /// Creates the tree of a value.
  init(_ value: SceneValue) {
    switch value.content {
    case .null: self = .null
    case .boolean(let boolean): self = .boolean(boolean)
    case .number(let number): self = .number(number)
    case .text(let text): self = .text(text)
    case .malformed: self = .word(value.spelling)
    case .list(let elements): self = .list(elements.map { SceneTree($0) })
    case .map(let entries):
      self = .map(entries.map { Entry(key: $0.key, value: SceneTree($0.value)) })
    }
  }

  /// Accesses the value of `key`, if this is a map.
  subscript(key: String) -> SceneTree? {
    guard case .map(let entries) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// The keys, if this is a map.
  var keys: [String] {
    if case .map(let entries) = self { entries.map(\.key) } else { [] }
  }

  // MARK: Writing

  /// The tree as the text of a scene file, with a line for each key of the scene.
  var fileText: String {
    guard case .map(let entries) = self, !entries.isEmpty else { return flow + "\n" }
    return entries.map { Self.quoted($0.key) + ": " + $0.value.flow + "\n" }.joined()
  }

  /// The tree on one line.
  private var flow: String {
    switch self {
    case .null: "null"
    case .boolean(let boolean): "\(boolean)"
    case .number(let number):
      number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .text(let text): Self.quoted(text)
    case .word(let word): Self.isPlain(word) ? word : Self.quoted(word)
    case .list(let elements): "[" + elements.map(\.flow).joined(separator: ", ") + "]"
    case .map(let entries):
      "{" + entries.map { Self.quoted($0.key) + ": " + $0.value.flow }.joined(separator: ", ") + "}"
    }
  }

  private static func isPlain(_ word: String) -> Bool {
    !word.isEmpty
      && word.utf8.allSatisfy {
        (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
          || [0x2B, 0x2D, 0x2E, 0x5F].contains($0)
      }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: result += "\\" + String(scalar)
      case 0x0A: result += "\\n"
      case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFEFF:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
