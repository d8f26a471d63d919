// `--times motion|even|T T…`.

import SegueClips

/// One word of the option that chooses the instants of a filmstrip.
enum FilmstripTime: WrittenValue, Hashable {
  /// Instants with equal shares of what changes.
  case motion
  /// Instants at equal distances.
  case even
  /// The instants that the script names.
  case screenshots
  /// A given instant.
  case at(ExactSeconds)

  static var expectation: String {
    "motion, even, screenshots, or, separated by spaces, \(ExactSeconds.expectation)"
  }

  init?(_ text: String) {
    switch text {
    case "motion": self = .motion
    case "even": self = .even
    case "screenshots": self = .screenshots
    default:
      guard let time = ExactSeconds(text) else { return nil }
      self = .at(time)
    }
  }

  /// The instant, if one is given.
  var seconds: ExactSeconds? {
    if case .at(let time) = self { time } else { nil }
  }
}
