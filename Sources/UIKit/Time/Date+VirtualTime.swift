// `Date()` and similar API on virtual time, for files that import UIKit alone: there a member with
// the same signature as Foundation's is found instead of it. In files that also import Foundation
// both are visible, and these, being disfavored, yield.

import Foundation

extension Date {
  /// Creates a date with the current time of the world's clock.
  @_disfavoredOverload
  public init() { self = SegueClock.date }

  /// Creates a date relative to the current time of the world's clock.
  @_disfavoredOverload
  public init(timeIntervalSinceNow: TimeInterval) {
    self = SegueClock.date.addingTimeInterval(timeIntervalSinceNow)
  }

  /// The current date of the world's clock.
  @_disfavoredOverload
  public static var now: Date { SegueClock.date }

  /// The interval from the current time of the world's clock to the date, in seconds.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SegueClock.date) }
}

extension ProcessInfo {
  /// The time of the world's clock, in seconds.
  @_disfavoredOverload
  public var systemUptime: TimeInterval { SegueClock.uptime }
}

/// A time in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the current time of the world's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  SegueClock.date.timeIntervalSinceReferenceDate
}
