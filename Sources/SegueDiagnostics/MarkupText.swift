// Untrusted text in pages and reports.

/// Escaping of text in XML and HTML.
package enum MarkupText {
  /// Returns a link to a file beside the page. All characters that are not permitted in a URL are
  /// escaped, so that no name is interpreted as a scheme, a query or markup.
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

  /// Returns `text` with all characters escaped that a browser or an XML reader would interpret.
  /// Control characters, which XML cannot contain, are spelled out.
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
