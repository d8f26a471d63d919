// JSON output that keeps the order of keys.

/// A JSON value that keeps the order of its keys when it is written.
indirect enum SchemaText: Sendable {
  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([SchemaText])
  case object([(String, SchemaText)])

  /// Returns the value as indented JSON.
  func text(indent: String = "") -> String {
    let deeper = indent + "  "
    switch self {
    case .string(let string): return Self.quoted(string)
    case .number(let number): return number.brief
    case .boolean(let boolean): return boolean ? "true" : "false"
    case .array(let elements):
      let lines = elements.map { deeper + $0.text(indent: deeper) }
      return Self.enclosed(lines, "[", "]", indent: indent)
    case .object(let members):
      let lines = members.map { deeper + Self.quoted($0.0) + ": " + $0.1.text(indent: deeper) }
      return Self.enclosed(lines, "{", "}", indent: indent)
    }
  }

  private static func enclosed(_ lines: [String], _ open: String, _ close: String, indent: String)
    -> String
  {
    lines.isEmpty ? open + close : "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case let control where control.value < 0x20:
        let hex = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
