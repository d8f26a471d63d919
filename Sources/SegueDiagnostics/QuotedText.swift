// What comes out of a file and goes to a terminal: cut to a bearable length, with everything that
// could move the cursor, turn the writing direction or hide spelt out.

/// Text from a file, made fit for one line of a message.
public enum QuotedText {
  /// The most characters of a file's content that a message repeats.
  public static let longest = 80

  /// `text` without anything a terminal would act on, at most `longest` characters and then an
  /// ellipsis.
  public static func plain(_ text: some StringProtocol) -> String {
    var result = ""
    var count = 0
    for scalar in text.unicodeScalars {
      guard count < longest else { return result + "…" }
      result += escaped(scalar)
      count += 1
    }
    return result
  }

  /// `text` between double quotes.
  public static func quoted(_ text: some StringProtocol) -> String { "\"\(plain(text))\"" }

  /// `text` with control characters spelt out and nothing cut away: for paths and whole messages.
  public static func escaped(_ text: some StringProtocol) -> String {
    var result = ""
    for scalar in text.unicodeScalars { result += escaped(scalar) }
    return result
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    guard isUnsafe(scalar) else { return String(scalar) }
    return "\\u{\(String(scalar.value, radix: 16))}"
  }

  /// Controls, line and paragraph separators, and the invisible marks that reorder or join text.
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
