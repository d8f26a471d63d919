// Core Media's time, as far as players need it.

import Foundation

/// A time as a whole number of parts of a second.
public struct CMTime: Sendable, Hashable, Comparable {
  /// How many parts.
  public var value: Int64
  /// How many parts make a second.
  public var timescale: Int32

  /// No time.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// `value` parts of a second, of which it has `timescale`; a scale below 1 counts as 1.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, max(timescale, 1))
  }

  /// The time nearest to `seconds`.
  public init(seconds: Double, preferredTimescale: Int32) {
    let scale = max(preferredTimescale, 1)
    let parts = (seconds * Double(scale)).rounded()
    self.init(value: abs(parts) < 9e18 ? Int64(parts) : 0, timescale: scale)
  }

  /// In seconds.
  public var seconds: Double { Double(value) / Double(timescale) }

  /// Whether `a` is earlier.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// `value` parts of a second, of which it has `timescale`.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The time nearest to `seconds`.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
