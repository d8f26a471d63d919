// The plural categories of languages for numbers, from the rules of Unicode's CLDR (cardinal
// numbers). Languages that are not listed have the rule of English.

import Foundation

/// The grammatical category that a number selects.
package enum PluralCategory: String, Sendable, CaseIterable {
  case zero, one, two, few, many, other

  /// Returns the category of `value` in a language such as `de` or `pt-BR`.
  package static func of(_ value: Double, language: String) -> PluralCategory {
    guard value.isFinite else { return .other }
    let number = Number(value)
    let code = language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map(String.init)
    switch code ?? "" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "lo", "my", "yue": return .other
    case "fr", "hy": return abs(value) < 2 ? .one : .other
    case "pt" where !language.hasPrefix("pt-PT"): return abs(value) < 2 ? .one : .other
    case "hi", "bn", "fa", "gu", "kn", "zu": return abs(value) <= 1 ? .one : .other
    case "da":
      return number.integer == 1 || (!number.isWhole && number.integer == 0) ? .one : .other
    case "tr", "hu", "es", "el", "bg", "nb", "no": return value == 1 ? .one : .other
    case "ru", "uk", "be": return eastSlavic(number)
    case "sr", "hr", "bs": return southSlavic(number)
    case "pl": return polish(number)
    case "cs", "sk": return czech(number)
    case "sl": return slovenian(number)
    case "lt": return lithuanian(number)
    case "lv": return latvian(number)
    case "ro": return romanian(number)
    case "ar": return arabic(number)
    case "he", "iw": return hebrew(number)
    default: return number.isWhole && number.integer == 1 ? .one : .other
    }
  }

  /// What the rules ask of a number.
  private struct Number {
    /// The absolute value without its fraction.
    let integer: Int
    let isWhole: Bool
    /// The last one and two digits of the integer.
    var (last, lastTwo): (Int, Int)

    init(_ value: Double) {
      let size = min(abs(value), 1e15)
      integer = Int(size)
      isWhole = size == size.rounded(.down)
      (last, lastTwo) = (integer % 10, integer % 100)
    }
  }

  private static func eastSlavic(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .other }
    if n.last == 1, n.lastTwo != 11 { return .one }
    if (2...4).contains(n.last), !(12...14).contains(n.lastTwo) { return .few }
    return .many
  }

  private static func southSlavic(_ n: Number) -> PluralCategory {
    let category = eastSlavic(n)
    return category == .many ? .other : category
  }

  private static func polish(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .other }
    if n.integer == 1 { return .one }
    return (2...4).contains(n.last) && !(12...14).contains(n.lastTwo) ? .few : .many
  }

  private static func czech(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .many }
    return n.integer == 1 ? .one : (2...4).contains(n.integer) ? .few : .other
  }

  private static func slovenian(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .few }
    switch n.lastTwo {
    case 1: return .one
    case 2: return .two
    case 3, 4: return .few
    default: return .other
    }
  }

  private static func lithuanian(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .many }
    if (11...19).contains(n.lastTwo) || n.last == 0 { return .other }
    return n.last == 1 ? .one : .few
  }

  private static func latvian(_ n: Number) -> PluralCategory {
    if n.isWhole, n.last == 0 || (11...19).contains(n.lastTwo) { return .zero }
    return n.last == 1 && n.lastTwo != 11 ? .one : .other
  }

  private static func romanian(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .few }
    if n.integer == 1 { return .one }
    return n.integer == 0 || (1...19).contains(n.lastTwo) ? .few : .other
  }

  private static func arabic(_ n: Number) -> PluralCategory {
    guard n.isWhole else { return .other }
    switch (n.integer, n.lastTwo) {
    case (0, _): return .zero
    case (1, _): return .one
    case (2, _): return .two
    case (_, 3...10): return .few
    case (_, 11...99): return .many
    default: return .other
    }
  }

  private static func hebrew(_ n: Number) -> PluralCategory {
    if n.isWhole { return n.integer == 1 ? .one : n.integer == 2 ? .two : .other }
    return n.integer == 0 ? .one : .other
  }
}
