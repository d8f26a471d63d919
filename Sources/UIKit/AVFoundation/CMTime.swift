// The part of Core Media's time that players need.

import Foundation

/// The numerator of a time.
public typealias CMTimeValue = Int64
/// The number of time units per second.
public typealias CMTimeScale = Int32

/// What a time is besides a number.
public struct CMTimeFlags: OptionSet, Sendable, Hashable {
  /// The bits of the flags.
  public let rawValue: UInt32
  /// Creates flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The time is valid.
  public static let valid = CMTimeFlags(rawValue: 1)
  /// The time lies behind all others.
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  /// The time lies before all others.
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  /// The time is not known.
  public static let indefinite = CMTimeFlags(rawValue: 16)
}

/// A time as a rational number of seconds.
public struct CMTime: Sendable, Hashable, Comparable {
  /// The number of time units.
  public var value: CMTimeValue
  /// The number of time units per second.
  public var timescale: CMTimeScale
  /// What the time is besides a number.
  public var flags = CMTimeFlags.valid

  /// A time of zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// A time that says nothing, such as the result of a sum with an invalid time.
  public static let invalid = CMTime([])
  /// A time that is not known, such as the duration of a movie that cannot be read.
  public static let indefinite = CMTime([.valid, .indefinite])
  /// A time behind all others.
  public static let positiveInfinity = CMTime([.valid, .positiveInfinity])
  /// A time before all others.
  public static let negativeInfinity = CMTime([.valid, .negativeInfinity])

  /// Creates a time of `value` units of which `timescale` make a second. A time scale less than 1
  /// is treated as 1.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, max(timescale, 1))
  }

  /// Creates the time nearest to `seconds` with the given time scale. A value that is not a number
  /// makes an invalid time.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    let scale = max(preferredTimescale, 1)
    let parts = (seconds * Double(scale)).rounded()
    self.init(value: abs(parts) < 9e18 ? Int64(parts) : 0, timescale: scale)
    if seconds.isNaN { self = .invalid }
    if seconds.isInfinite { self = seconds > 0 ? .positiveInfinity : .negativeInfinity }
  }

  private init(_ flags: CMTimeFlags) { (value, timescale, self.flags) = (0, 0, flags) }

  /// The time in seconds; not a number if it is invalid or not known.
  public var seconds: Double {
    if flags.contains(.positiveInfinity) { return .infinity }
    if flags.contains(.negativeInfinity) { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  /// A Boolean value that indicates whether the time is valid.
  public var isValid: Bool { flags.contains(.valid) }
  /// A Boolean value that indicates whether the time is a number.
  public var isNumeric: Bool { flags == .valid }
  /// A Boolean value that indicates whether the time is not known.
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  /// A Boolean value that indicates whether the time lies behind all others.
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  /// A Boolean value that indicates whether the time lies before all others.
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }

  /// Returns whether two times are the same number of seconds, whatever their time scales.
  public static func == (a: CMTime, b: CMTime) -> Bool {
    a.isNumeric && b.isNumeric ? a.seconds == b.seconds : a.flags == b.flags
  }

  /// Feeds what is compared into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(flags)
    if isNumeric { hasher.combine(seconds) }
  }

  /// Returns whether `a` is earlier than `b`. Times that are not a number of seconds follow all others.
  public static func < (a: CMTime, b: CMTime) -> Bool {
    if a.seconds.isNaN { return false }
    return b.seconds.isNaN || a.seconds < b.seconds
  }

  /// Returns the sum of two times.
  public static func + (a: CMTime, b: CMTime) -> CMTime { combined(a, b, +, +) }
  /// Returns the difference of two times.
  public static func - (a: CMTime, b: CMTime) -> CMTime { combined(a, b, -, -) }

  /// Exact if both have the same time scale; otherwise at the finer one.
  private static func combined(
    _ a: CMTime, _ b: CMTime, _ whole: (Int64, Int64) -> Int64, _ real: (Double, Double) -> Double
  ) -> CMTime {
    guard a.isValid, b.isValid else { return .invalid }
    guard !a.isIndefinite, !b.isIndefinite else { return .indefinite }
    let limit = Int64.max / 2
    if a.isNumeric, b.isNumeric, a.timescale == b.timescale, abs(a.seconds) < 1e9,
      abs(b.seconds) < 1e9, a.value.magnitude < limit, b.value.magnitude < limit
    {
      return CMTime(value: whole(a.value, b.value), timescale: a.timescale)
    }
    return CMTime(
      seconds: real(a.seconds, b.seconds), preferredTimescale: max(a.timescale, b.timescale))
  }
}
