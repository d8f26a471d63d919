// A JSON parser that follows RFC 8259 strictly. Foundation's parser keeps no positions and takes
// the last of two equal keys; scenes are read by the YAML parser, whose limits are those of
// handwritten files.

/// A parser for JSON texts.
package struct JSONReader {
  /// The maximum nesting depth of arrays and objects.
  package static let maximumDepth = 32

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var depth = 0

  /// Returns the value of a JSON text.
  /// - Throws: `JSONFault`.
  package static func read(_ bytes: [UInt8]) throws(JSONFault) -> JSONNode {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<JSONNode, JSONFault> in
      var reader = JSONReader(bytes: buffer)
      do throws(JSONFault) { return .success(try reader.text()) } catch { return .failure(error) }
    }
    return try result.get()
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func text() throws(JSONFault) -> JSONNode {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let node = try value()
    skipBlanks()
    guard index == bytes.count else {
      throw fault("more data after the value; expected a single value")
    }
    return node
  }

  private mutating func value() throws(JSONFault) -> JSONNode {
    skipBlanks()
    let start = index
    let content: JSONNode.Content
    switch next {
    case UInt8(ascii: "{"):
      content = .object(try nested { reader throws(JSONFault) in try reader.members() })
    case UInt8(ascii: "["):
      content = .array(try nested { reader throws(JSONFault) in try reader.elements() })
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "-")?, (0x30...0x39)?: content = .number(try number())
    default: content = try word()
    }
    return JSONNode(content: content, offset: start)
  }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
    }
  }

  /// Returns the error for what is at the current position, where `expected` was expected.
  private func expecting(_ expected: String) -> JSONFault {
    guard index < bytes.count else { return fault("the end of the text; expected \(expected)") }
    let rest = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    return fault("\(QuotedText.quoted(rest.prefix(1))); expected \(expected)")
  }

  private func fault(_ message: String) -> JSONFault { JSONFault(at: index, message) }
}

// MARK: Arrays and objects

extension JSONReader {
  private mutating func nested<Value>(
    _ body: (inout JSONReader) throws(JSONFault) -> Value
  ) throws(JSONFault) -> Value {
    guard depth < Self.maximumDepth else {
      throw fault("more than \(Self.maximumDepth) levels of nested arrays and objects")
    }
    depth += 1
    index += 1
    let value = try body(&self)
    depth -= 1
    return value
  }

  private mutating func elements() throws(JSONFault) -> [JSONNode] {
    var nodes: [JSONNode] = []
    skipBlanks()
    if take(UInt8(ascii: "]")) { return nodes }
    while true {
      nodes.append(try value())
      skipBlanks()
      if take(UInt8(ascii: "]")) { return nodes }
      guard take(UInt8(ascii: ",")) else { throw expecting("\",\" or \"]\"") }
    }
  }

  private mutating func members() throws(JSONFault) -> [JSONMember] {
    var members: [JSONMember] = []
    skipBlanks()
    if take(UInt8(ascii: "}")) { return members }
    var keys: Set<String> = []
    while true {
      skipBlanks()
      let start = index
      guard next == UInt8(ascii: "\"") else { throw expecting("a quoted key") }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw JSONFault(
          at: start, "the key \(QuotedText.quoted(key)) is given twice; expected unique keys")
      }
      skipBlanks()
      guard take(UInt8(ascii: ":")) else { throw expecting("\":\"") }
      members.append(JSONMember(key: key, offset: start, value: try value()))
      skipBlanks()
      if take(UInt8(ascii: "}")) { return members }
      guard take(UInt8(ascii: ",")) else { throw expecting("\",\" or \"}\"") }
    }
  }
}

// MARK: Words, numbers, strings

extension JSONReader {
  private mutating func word() throws(JSONFault) -> JSONNode.Content {
    for (word, content) in [
      ("null", JSONNode.Content.null), ("true", .bool(true)), ("false", .bool(false)),
    ]
    where bytes[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return content
    }
    throw expecting("a value")
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = index
    _ = take(UInt8(ascii: "-"))
    if !take(UInt8(ascii: "0")) { try digits() }
    if take(UInt8(ascii: ".")) { try digits() }
    if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
      if !take(UInt8(ascii: "-")) { _ = take(UInt8(ascii: "+")) }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFault) {
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw expecting("a digit") }
  }

  private mutating func string() throws(JSONFault) -> String {
    index += 1
    var text = ""
    while true {
      let start = index
      while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
        index += 1
      }
      guard let part = String(validating: bytes[start..<index], as: UTF8.self) else {
        throw JSONFault(at: start, "a string that is not valid UTF-8; expected UTF-8")
      }
      text += part
      if take(UInt8(ascii: "\"")) { return text }
      guard take(UInt8(ascii: "\\")) else { throw expecting("the end of the string") }
      text.unicodeScalars.append(try escaped())
    }
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = next else { throw expecting("the end of the string") }
    let simple: [UInt8: Unicode.Scalar] = [
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
      UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{c}", UInt8(ascii: "n"): "\n",
      UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]
    if let scalar = simple[byte] {
      index += 1
      return scalar
    }
    guard take(UInt8(ascii: "u")) else { throw expecting("an escape such as \\n or \\u0041") }
    let first = try hexadecimal()
    guard (0xD800..<0xDC00).contains(first) else { return try scalar(first) }
    guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else {
      throw expecting("a low surrogate")
    }
    let second = try hexadecimal()
    guard (0xDC00..<0xE000).contains(second) else {
      throw fault("a high surrogate is not followed by a low surrogate")
    }
    return try scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private func scalar(_ value: UInt32) throws(JSONFault) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(value) else {
      throw fault("a low surrogate does not follow a high surrogate")
    }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    let end = min(bytes.count, index + 4)
    let digits = bytes[index..<end]
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw expecting("four hexadecimal digits") }
    index = end
    return value
  }
}
