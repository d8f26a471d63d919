// JSON that was written by programs and may have been damaged by hand. Values know their offset, so
// that a message can name the line; lines are counted only when a message is written.

/// A value in a JSON text, with its offset.
package struct JSONNode: Sendable {
  /// The kinds of JSON values.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number, in its original spelling.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// The value itself.
  package var content: Content
  /// The offset of the value's first byte.
  package var offset: Int

  /// The kind of the value, as it is named in messages.
  package var kind: String {
    switch content {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let text): QuotedText.plain(text)
    case .string(let text): QuotedText.quoted(text)
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Accesses the value of `key`, if the value is an object that contains the key.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key of an object with its value.
package struct JSONMember: Sendable {
  /// The key, as it is decoded.
  package var key: String
  /// The offset of the key's first byte.
  package var offset: Int
  /// The value of the key.
  package var value: JSONNode
}

/// An error in a JSON text.
package struct JSONFault: Error, Sendable, Hashable {
  /// The offset of the byte at which the error was found.
  package var offset: Int
  /// The problem that was found and what was expected.
  package var message: String

  /// Creates an error at an offset.
  package init(at offset: Int, _ message: String) {
    (self.offset, self.message) = (offset, message)
  }

  /// Returns the error as a diagnostic, with its position in `bytes`, the text of `file`.
  package func diagnostic(in bytes: some Collection<UInt8>, named file: String) -> Diagnostic {
    Diagnostic(.error, at: SourcePosition(offset: offset, in: bytes, named: file), message)
  }
}

extension SourcePosition {
  /// Creates the position of a byte in the text of `file`.
  package init(offset: Int, in bytes: some Collection<UInt8>, named file: String) {
    var (line, column) = (1, 1)
    for byte in bytes.prefix(offset) {
      if byte == 0x0A {
        (line, column) = (line + 1, 1)
      } else if byte & 0xC0 != 0x80 {  // Continuations of a scalar do not count.
        column += 1
      }
    }
    self.init(file: file, line: line, column: column)
  }
}
