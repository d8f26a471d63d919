// Durations as texts, which Foundation on Linux does not offer. The source of apps is bound to this class
// under the name `DateComponentsFormatter`. All texts are English.

import Foundation

/// A formatter of durations, such as "1:30:05" or "2 hours, 5 minutes".
open class SegueDateComponentsFormatter: Formatter {
  /// The form of the units.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10:00".
    case positional
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
  }

  /// What happens to units whose value is zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The behaviors as bits.
    public let rawValue: UInt
    /// Creates behaviors from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Leading zeros are dropped in the positional style, and all zeros in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Zeros in front of the first other value are dropped.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Zeros between other values are dropped.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Zeros after the last other value are dropped.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All zeros are dropped.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// Zeros stay, and in the positional style each value has at least two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 65536)
  }

  /// The form of the units. The default is `positional`.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may occur; none stand for all of them.
  open var allowedUnits: NSCalendar.Unit = []
  /// What happens to units whose value is zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar in which units are counted; the app's one if it is `nil`.
  open var calendar: Calendar?
  /// The date that durations without one begin at.
  open var referenceDate: Date?
  /// A Boolean value that indicates whether the smallest unit may have a fraction. It has no effect.
  open var allowsFractionalUnits = false
  /// The greatest number of units, of which the largest stay; 0 for no limit.
  open var maximumUnitCount = 0
  /// A Boolean value that indicates whether the largest unit is expressed in the next smaller one if
  /// its value is 1.
  open var collapsesLargestUnit = false
  /// A Boolean value that indicates whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// A Boolean value that indicates whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false
  /// The place of the text in a sentence. It has no effect.
  open var formattingContext = Formatter.Context.unknown

  /// Returns the text of a duration in seconds.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start + ti.rounded(.towardZero))
  }

  /// Returns the text of the time from one date to another.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = Set(units.map(\.component))
    return string(from: counting.dateComponents(units, from: startDate, to: endDate))
  }

  /// Returns the text of a duration in units.
  open func string(from components: DateComponents) -> String? {
    DurationText(self, units: units) { $0.value(in: components) ?? 0 }.text
  }

  /// Returns the text of an object if it is a `DateComponents`.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the text of a duration in units, with all units.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = SegueDateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var counting: Calendar {
    if let calendar { return calendar }
    var calendar = Calendar(identifier: .gregorian)
    // Durations without a date have no summer time.
    if let zone = TimeZone(secondsFromGMT: 0) { calendar.timeZone = zone }
    return calendar
  }

  private var units: [TimeUnit] {
    let flags: [NSCalendar.Unit] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let chosen = zip(TimeUnit.allCases, flags).filter { allowedUnits.contains($0.1) }.map(\.0)
    guard chosen.isEmpty else { return chosen }
    return TimeUnit.allCases.filter { $0 != .week }
  }
}
