// Names in the lines of a golden. Control characters are spelled out, as in messages, but here the
// text is read again and compared, so that every name has exactly one spelling.

import SegueDiagnostics

/// Conversion of names to a part of a line, and back.
enum EscapedText {
  private static let opening = Array("\\u{".unicodeScalars)
  private static let backslash = "\\u{5c}"

  /// Returns `text` with control characters as `\u{1b}`, and a backslash that would be read as the
  /// beginning of one as `\u{5c}`.
  static func written(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      if scalars[index...].starts(with: opening) {
        result += backslash.unicodeScalars
      } else if joinsSpace(scalar, isFirst: index == 0, isLast: index == scalars.count - 1) {
        result += "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars
      } else {
        result += QuotedText.escaped(String(scalar)).unicodeScalars
      }
    }
    return String(result)
  }

  /// Returns the text that `written(_:)` has converted to `text`.
  static func read(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars[...]
    while let scalar = rest.first {
      if let (escaped, end) = escape(rest) {
        result.append(escaped)
        rest = rest[end...]
      } else {
        result.append(scalar)
        rest = rest.dropFirst()
      }
    }
    return String(result)
  }

  /// Returns the scalar that is spelled out at the beginning of `text`, and where its spelling ends.
  private static func escape(_ text: Substring.UnicodeScalarView)
    -> (Unicode.Scalar, Substring.UnicodeScalarView.Index)?
  {
    guard text.starts(with: opening) else { return nil }
    let digits = text.dropFirst(opening.count).prefix { $0 != "}" }
    guard digits.endIndex < text.endIndex, digits.count <= 6,
      digits.allSatisfy(\.properties.isASCIIHexDigit),
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    return (scalar, text.index(after: digits.endIndex))
  }

  /// Returns a Boolean value that indicates whether the scalar would form one character with the
  /// space before or after the name, so that the line could not be divided there.
  private static func joinsSpace(_ scalar: Unicode.Scalar, isFirst: Bool, isLast: Bool) -> Bool {
    guard !scalar.isASCII else { return false }
    return (isFirst && " \(scalar)".count == 1) || (isLast && "\(scalar) ".count == 1)
  }
}
