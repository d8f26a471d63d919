// Text of anybody's within pages and reports.

/// Text within XML and HTML.
package enum MarkupText {
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
