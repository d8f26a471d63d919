// `--times motion|even|screenshots|T,T…`.

import SegueClips

/// One entry of the option that chooses the instants of a filmstrip.
enum FilmstripTime: Hashable {
  /// Instants with equal shares of what changes.
  case motion
  /// Instants at equal distances.
  case even
  /// The instants that the script names.
  case screenshots
  /// A given instant.
  case at(ExactSeconds)

  init?(_ text: Substring) {
    switch text {
    case "motion": self = .motion
    case "even": self = .even
    case "screenshots": self = .screenshots
    default:
      guard let time = ExactSeconds(String(text)) else { return nil }
      self = .at(time)
    }
  }

  /// The instant, if one is given.
  var seconds: ExactSeconds? {
    if case .at(let time) = self { time } else { nil }
  }
}

/// One argument of the option: an entry, or several separated by commas or spaces, as in
/// `--times 0.1,0.2` and `--times "0.1 0.2"`.
struct FilmstripTimes: WrittenValue, Hashable {
  let entries: [FilmstripTime]

  static var expectation: String {
    "motion, even, screenshots, or \(ExactSeconds.expectation), as a list such as 0.1,0.25,0.4"
  }

  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let words = parts.map { $0.split(separator: " ") }
    // A comma at the end is left of `0.1, 0.2` in two arguments.
    let listed = words.last == [] ? words.dropLast() : words[...]
    entries = listed.joined().compactMap { FilmstripTime($0) }
    guard !entries.isEmpty, listed.allSatisfy({ !$0.isEmpty }),
      entries.count == listed.joined().count
    else { return nil }
  }
}
