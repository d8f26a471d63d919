// The title of a page: the text of the first `title` element of its HTML.

import Foundation

/// The title of a page.
enum PageTitle {
  /// How much of a page is searched, in bytes.
  private static let limit = 1 << 20

  /// Returns the title of a page; an empty text if it has none.
  static func title(of data: Data) -> String {
    let text = String(decoding: data.prefix(limit), as: UTF8.self)
    guard let tag = text.range(of: "<title", options: .caseInsensitive),
      let start = text.range(of: ">", range: tag.upperBound..<text.endIndex),
      let end = text.range(
        of: "</title", options: .caseInsensitive, range: start.upperBound..<text.endIndex)
    else { return "" }
    let words = text[start.upperBound..<end.lowerBound].split(whereSeparator: \.isWhitespace)
    return decoded(words.joined(separator: " "))
  }

  /// The names of characters that titles contain, with `&` last, so that nothing is decoded twice.
  private static let entities: KeyValuePairs = [
    "&lt;": "<", "&gt;": ">", "&quot;": "\"", "&#39;": "'", "&apos;": "'", "&nbsp;": "\u{A0}",
    "&ndash;": "–", "&mdash;": "—", "&hellip;": "…", "&copy;": "©", "&amp;": "&",
  ]

  private static func decoded(_ text: String) -> String {
    entities.reduce(text) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }
}
