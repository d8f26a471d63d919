// The units that formatters of durations write, and their names in English.

import Foundation

/// A unit of time.
enum TimeUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The singular of the full name, the short one with its plural, and the letters that follow a
  /// number.
  private var names: (full: String, short: String, shorts: String, letters: String) {
    switch self {
    case .year: ("year", "yr", "yrs", "y")
    case .month: ("month", "mth", "mths", "mo")
    case .week: ("week", "wk", "wks", "w")
    case .day: ("day", "day", "days", "d")
    case .hour: ("hour", "hr", "hr", "h")
    case .minute: ("minute", "min", "min", "m")
    case .second: ("second", "sec", "sec", "s")
    }
  }

  var letters: String { names.letters }
  func fullName(_ count: Int) -> String { abs(count) == 1 ? names.full : names.full + "s" }
  func shortName(_ count: Int) -> String { abs(count) == 1 ? names.short : names.shorts }

  /// The abbreviation in phrases such as "3 hr. ago".
  func phraseName(_ count: Int) -> String {
    switch self {
    case .month: "mo."
    case .day: shortName(count)
    default: names.short + "."
    }
  }

  func value(in components: DateComponents) -> Int? {
    switch self {
    case .year: components.year
    case .month: components.month
    case .week: components.weekOfMonth ?? components.weekOfYear
    case .day: components.day
    case .hour: components.hour
    case .minute: components.minute
    case .second: components.second
    }
  }
}

/// Whole numbers in words.
enum NumberWords {
  static func text(_ number: Int) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = .spellOut
    return formatter.string(from: NSNumber(value: number)) ?? "\(number)"
  }
}
