// Text from files that is written to a terminal: truncated to a reasonable length, with everything
// spelled out that could move the cursor, change the writing direction or be invisible.

/// Sanitizing of text from files for one line of a message.
public enum QuotedText {
  /// The maximum number of characters of a file's contents that a message repeats.
  public static let maximumLength = 80

  /// Returns `text` without characters that a terminal would interpret, truncated to `maximumLength`
  /// characters with an ellipsis.
  public static func plain(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < maximumLength else {
        result.append("…")
        break
      }
      append(scalar, to: &result)
      count += 1
    }
    return String(result)
  }

  /// Returns the sanitized text in double quotation marks.
  public static func quoted(_ text: some StringProtocol) -> String { "\"\(plain(text))\"" }

  /// Returns `text` with control characters spelled out and without truncation, for paths and whole
  /// messages.
  public static func escaped(_ text: some StringProtocol) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { append(scalar, to: &result) }
    return String(result)
  }

  private static func append(
    _ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView
  ) {
    if isUnsafe(scalar) {
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
    } else {
      result.append(scalar)
    }
  }

  /// Returns a Boolean value that indicates whether the scalar is a control character, a line or
  /// paragraph separator, or an invisible character that reorders or joins text.
  package static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    // What most texts consist of need not be looked up in Unicode's tables.
    if (0x20...0x7E).contains(scalar.value) { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
