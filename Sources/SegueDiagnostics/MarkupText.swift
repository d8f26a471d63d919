// Text of anybody's within pages and reports.

/// Text within XML and HTML.
package enum MarkupText {
  /// A file beside the page, as a link: only what a URL leaves alone stays as it is, so that no name is taken
  /// for a scheme, a query or markup.
  package static func link(_ file: String) -> String {
    "./"
      + file.utf8.map { byte in
        let scalar = UnicodeScalar(byte)
        let isPlain =
          scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
          || "-._~".unicodeScalars.contains(scalar)
        if isPlain { return String(scalar) }
        return "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined()
  }

  /// `text` without anything that a browser or an XML reader would act on; controls, which XML cannot
  /// hold, are spelt out.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n": result += "\n"
      default: result += QuotedText.escaped(String(scalar))
      }
    }
    return result
  }
}
