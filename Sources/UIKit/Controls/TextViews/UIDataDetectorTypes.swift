// The kinds of data that text views turn into links.

import Foundation

/// The kinds of data that can be detected in text.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the types.
  public let rawValue: UInt
  /// Creates a set of types from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// URLs.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times of events.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// All types of data.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
