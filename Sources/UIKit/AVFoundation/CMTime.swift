// The part of Core Media's time that players need.

import Foundation

/// A time as a rational number of seconds.
public struct CMTime: Sendable, Hashable, Comparable {
  /// The number of time units.
  public var value: Int64
  /// The number of time units per second.
  public var timescale: Int32

  /// A time of zero seconds.
  public static let zero = CMTime(value: 0, timescale: 1)

  /// Creates a time of `value` units of which `timescale` make a second. A time scale less than 1
  /// is treated as 1.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, max(timescale, 1))
  }

  /// Creates the time nearest to `seconds` with the given time scale.
  public init(seconds: Double, preferredTimescale: Int32) {
    let scale = max(preferredTimescale, 1)
    let parts = (seconds * Double(scale)).rounded()
    self.init(value: abs(parts) < 9e18 ? Int64(parts) : 0, timescale: scale)
  }

  /// The time in seconds.
  public var seconds: Double { Double(value) / Double(timescale) }

  /// Returns whether `a` is earlier than `b`.
  public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns a time of `value` units of which `timescale` make a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time nearest to `seconds` with the given time scale.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
