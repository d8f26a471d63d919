// JSON output with keys in a given order, so that it is stable and readable.

/// A JSON value for output, whose objects keep the order of their keys.
package indirect enum JSONText {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(String, JSONText)])

  /// The value on one line.
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

  /// Returns the shortest digits that read back as the same number, without a fraction for whole
  /// numbers.
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
      case _ where QuotedText.isUnsafe(scalar):
        // The output may be shown by a terminal, too.
        for unit in UTF16.encode(scalar) ?? UTF16.encodedReplacementCharacter {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
