// JSON that programs have written and people may have damaged: values that know where they stand, so
// that a message can name the line. Offsets are kept instead of lines: a line is counted only when
// somebody has to be told.

/// A value in a JSON text.
package struct JSONNode: Sendable {
  /// What it is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([JSONMember])
  }

  /// What it is.
  package var content: Content
  /// Bytes before it.
  package var offset: Int

  /// In a sentence: what it is.
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

  /// The value of `key`, where this is an object that has it.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == key }?.value
  }
}

/// A key and its value.
package struct JSONMember: Sendable {
  /// The key, and bytes before it.
  package var key: String
  package var offset: Int
  package var value: JSONNode
}

/// Something wrong in a JSON text.
package struct JSONFault: Error, Sendable, Hashable {
  /// Bytes before it.
  package var offset: Int
  /// What was found and what was expected.
  package var message: String

  /// Something wrong.
  package init(at offset: Int, _ message: String) {
    (self.offset, self.message) = (offset, message)
  }

  /// With its place in `bytes`, the text of `file`.
  package func diagnostic(in bytes: some Collection<UInt8>, named file: String) -> Diagnostic {
    Diagnostic(.error, at: SourcePosition(offset: offset, in: bytes, named: file), message)
  }
}

extension SourcePosition {
  /// The place of a byte in the text of `file`.
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
