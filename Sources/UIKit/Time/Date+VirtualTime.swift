// `Date()` and its like on virtual time, in files that import UIKit alone: there a member with the
// very signature of Foundation's is found instead of it. Beside `import Foundation` both are seen, and
// being disfavoured these give way.

import Foundation

extension Date {
  /// Now, on the world's clock.
  @_disfavoredOverload
  public init() { self = VirtualClock.date }

  /// As many seconds after now, on the world's clock.
  @_disfavoredOverload
  public init(timeIntervalSinceNow: TimeInterval) {
    self = VirtualClock.date.addingTimeInterval(timeIntervalSinceNow)
  }

  /// Now, on the world's clock.
  @_disfavoredOverload
  public static var now: Date { VirtualClock.date }

  /// How many seconds after now it is, on the world's clock.
  @_disfavoredOverload
  public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(VirtualClock.date) }
}

extension ProcessInfo {
  /// Seconds, on the world's clock.
  @_disfavoredOverload
  public var systemUptime: TimeInterval { VirtualClock.uptime }
}

/// An instant in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Now, on the world's clock.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  VirtualClock.date.timeIntervalSinceReferenceDate
}
