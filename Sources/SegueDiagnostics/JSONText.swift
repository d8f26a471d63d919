// JSON for other programs: keys in the order we give them, so that output is stable and readable.

/// A JSON value whose objects keep their order.
package indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// On one line.
  package var compact: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): Self.text(value)
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.compact).joined(separator: ",") + "]"
    case .object(let pairs):
      "{" + pairs.map { Self.quoted($0.0) + ":" + $0.1.compact }.joined(separator: ",") + "}"
    }
  }

  /// The shortest digits that read back as the same number; no fraction for whole ones.
  private static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return String(whole) }
    return "\(value)"
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
