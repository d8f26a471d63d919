// Dates in words, relative to another one, which Foundation on Linux does not offer. The source of apps is
// bound to this class under the name `RelativeDateTimeFormatter`. All texts are English.

import Foundation

/// A formatter of the time from one date to another, such as "2 days ago" or "tomorrow".
open class SegueRelativeDateTimeFormatter: Formatter {
  /// Whether times that have a name are written with it.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric
    /// "yesterday".
    case named
  }

  /// The form of the units.
  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  /// Whether times that have a name are written with it. The default is `numeric`.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The form of the units. The default is `full`.
  open var unitsStyle = UnitsStyle.full
  /// The place of the text in a sentence. It has no effect.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar in which units are counted.
  open var calendar: Calendar! = Calendar(identifier: .gregorian)
  /// The language. Texts are English whatever it is.
  open var locale: Locale! = Locale(identifier: "en_US")

  /// Returns the text of a time in units, of which the largest that is not zero counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let given = TimeUnit.allCases.compactMap { unit in
      unit.value(in: dateComponents).map { (unit: unit, value: $0) }
    }
    let part = given.first { $0.value != 0 } ?? given.last ?? (.second, 0)
    return text(part.unit, part.value)
  }

  /// Returns the text of a time in seconds, which is negative for the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start + timeInterval, relativeTo: start)
  }

  /// Returns the text of the time from a reference to a date.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units: Set<Calendar.Component> = [
      .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
    let counting: Calendar = calendar ?? Calendar(identifier: .gregorian)
    return localizedString(
      from: counting.dateComponents(units, from: referenceDate, to: date))
  }

  /// Returns the text of the time from now to a date, if the object is one.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: SegueClock.date) }
  }

  private func text(_ unit: TimeUnit, _ value: Int) -> String {
    if dateTimeStyle == .named, let name = name(unit, value) { return name }
    let count = abs(value)
    let amount =
      switch unitsStyle {
      case .full: "\(count) \(unit.fullName(count))"
      case .spellOut: "\(NumberWords.text(count)) \(unit.fullName(count))"
      case .short: "\(count) \(unit.phraseName(count))"
      case .abbreviated: "\(count)\(unit == .minute ? "min" : unit.letters)"
      }
    return value < 0 ? "\(amount) ago" : "in \(amount)"
  }

  private func name(_ unit: TimeUnit, _ value: Int) -> String? {
    switch (unit, value) {
    case (.second, 0): "now"
    case (.hour, 0): "this hour"
    case (.minute, 0): "this minute"
    case (.hour, _), (.minute, _), (.second, _): nil
    case (.day, 0): "today"
    case (.day, 1): "tomorrow"
    case (.day, -1): "yesterday"
    case (_, 0): "this \(unit.fullName(1))"
    case (_, 1): "next \(unit.fullName(1))"
    case (_, -1): "last \(unit.fullName(1))"
    default: nil
    }
  }
}
