// URLs, email addresses and telephone numbers in text, found by their form.

import Foundation

/// A piece of data in text.
struct DetectedData: Hashable {
  /// The kinds of data.
  enum Kind {
    case link, email, phoneNumber

    /// The kind as a bit of `NSTextCheckingResult.CheckingType`, with the values of Foundation on Linux. An
    /// email address is a link.
    var bit: UInt64 { self == .phoneNumber ? 1 << 11 : 1 << 6 }
  }

  let kind: Kind
  let range: NSRange
  let text: String

  /// The URL that a tap opens.
  var url: URL? {
    switch kind {
    case .phoneNumber: URL(string: "tel:" + text.filter { $0.isNumber || $0 == "+" })
    case .link, .email: linkedURL
    }
  }

  /// The URL of a link or of an email address.
  var linkedURL: URL? {
    switch kind {
    case .phoneNumber: nil
    case .email: URL(string: text.lowercased().hasPrefix("mailto:") ? text : "mailto:" + text)
    case .link: URL(string: text.contains("://") ? text : "http://" + text)
    }
  }

  /// Returns the data in a range of a text, in the order of their places.
  static func all(in string: String, range: NSRange) -> [DetectedData] {
    var found: [DetectedData] = []
    for (kind, expression) in expressions {
      for match in expression.matches(in: string, range: range) {
        let text = trimmed((string as NSString).substring(with: match.range))
        let place = NSRange(location: match.range.location, length: text.utf16.count)
        guard place.length > 0, kind != .phoneNumber || isPhoneNumber(text),
          !found.contains(where: { NSIntersectionRange($0.range, place).length > 0 })
        else { continue }
        found.append(DetectedData(kind: kind, range: place, text: text))
      }
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// Emails precede links, which would take what follows their sign; telephone numbers come last,
  /// because links contain digits.
  private static let expressions: [(Kind, NSRegularExpression)] = {
    let patterns: [(Kind, String)] = [
      (
        .email,
        "(?:mailto:)?(?<![\\p{L}\\p{N}._%+-])[A-Za-z0-9][A-Za-z0-9._%+-]*@(?:[A-Za-z0-9-]+\\.)+"
          + "[A-Za-z]{2,24}(?![\\p{L}\\p{N}])"
      ),
      (.link, "(?<![\\p{L}\\p{N}])[A-Za-z][A-Za-z0-9+.-]*://[^\\s<>\"“”«»]+"),
      (
        .link,
        "(?<![\\p{L}\\p{N}@._-])(?:www\\.(?:[A-Za-z0-9-]+\\.)+[A-Za-z]{2,24}|(?:[A-Za-z0-9-]+\\.)+"
          + "(?:com|org|net|edu|gov|io|app|dev|info|me|co|ai|de|fr|it|es|nl|ch|at|uk|us|ca|eu|jp|cn"
          + "|in|br|au|ru|se|no|dk|fi|pl))(?::\\d{1,5})?(?:/[^\\s<>\"“”«»]*)?(?![\\p{L}\\p{N}@])"
      ),
      (
        .phoneNumber,
        "(?<![\\p{L}\\p{N}.,:/_$€£-])(?:\\+\\d{1,3}[ .-]?)?(?:\\(\\d{1,5}\\)[ .-]?)?\\d{2,12}"
          + "(?:[ .-]\\d{2,12}){0,4}(?![\\p{L}\\p{N}_%:/]|[.,-]\\d)"
      ),
    ]
    return patterns.compactMap { kind, pattern in
      (try? NSRegularExpression(pattern: pattern)).map { (kind, $0) }
    }
  }()

  /// Returns a match without the punctuation of the sentence around it.
  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while let last = text.last {
      let opening: [Character: Character] = [")": "(", "]": "[", "}": "{"]
      if let open = opening[last] {
        guard text.filter({ $0 == last }).count > text.filter({ $0 == open }).count else { break }
      } else if !".,;:!?'’…".contains(last) {
        break
      }
      text.removeLast()
    }
    return String(text)
  }

  /// Returns whether digits with separators are a telephone number: from 7 to 15 digits, which are no
  /// date, and which are divided, begin with a plus sign, or are ten or more.
  private static func isPhoneNumber(_ text: String) -> Bool {
    let digits = text.filter(\.isNumber).count
    guard (7...15).contains(digits) else { return false }
    let isDate =
      text.range(
        of: "^(\\d{4}[.-]\\d{2}[.-]\\d{2}|\\d{1,2}[.-]\\d{1,2}[.-]\\d{4})$",
        options: .regularExpression) != nil
    guard !isDate else { return false }
    return digits >= 10 || text.hasPrefix("+") || text.contains { " .-(".contains($0) }
  }
}
