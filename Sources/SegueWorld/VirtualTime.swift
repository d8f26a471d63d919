// Events occur at whole nanoseconds, so that they can be compared exactly with each other and with
// frames.

import Foundation

/// An instant or a duration of virtual time, in whole nanoseconds.
public struct VirtualTime: Sendable, Hashable, Comparable {
  /// The number of nanoseconds since the world was created.
  public var nanoseconds: Int64

  /// The time at which the world is created.
  public static let zero = VirtualTime(nanoseconds: 0)
  /// A time later than every event, after about 292 years.
  public static let distantFuture = VirtualTime(nanoseconds: .max)

  /// Creates a time of the given number of nanoseconds.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// Creates the whole nanosecond nearest to `seconds`. NaN becomes zero, and values out of range
  /// become `distantFuture` (or its negative).
  public init(seconds: Double) {
    let scaled = (seconds * 1e9).rounded()
    if scaled.isNaN {
      nanoseconds = 0
    } else if abs(scaled) >= 0x1p63 {
      nanoseconds = scaled < 0 ? -.max : .max
    } else {
      nanoseconds = Int64(scaled)
    }
  }

  /// The time in seconds, for timing curves.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Returns a Boolean value that indicates whether `a` is earlier than `b`.
  public static func < (a: VirtualTime, b: VirtualTime) -> Bool { a.nanoseconds < b.nanoseconds }

  /// Returns the sum of both times, limited to `distantFuture`.
  public static func + (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
    return overflow ? .distantFuture : VirtualTime(nanoseconds: sum)
  }

  /// Returns the duration from `b` to `a`.
  public static func - (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    VirtualTime(nanoseconds: a.nanoseconds &- b.nanoseconds)
  }
}

/// The instant that a frame displays: the exact rational `index · denominator / numerator` seconds,
/// where `numerator / denominator` is the frame rate.
public struct FrameTime: Sendable, Hashable {
  /// The index of the frame, starting at 0.
  public var index: Int
  /// The frame rate in frames per second, as a fraction of two positive numbers.
  public var rateNumerator, rateDenominator: Int

  /// Creates the instant of frame `index` of a clip at `rateNumerator / rateDenominator` frames per
  /// second.
  public init(index: Int, rateNumerator: Int, rateDenominator: Int = 1) {
    precondition(index >= 0 && rateNumerator > 0 && rateDenominator > 0, "a frame needs a rate")
    self.index = index
    (self.rateNumerator, self.rateDenominator) = (rateNumerator, rateDenominator)
  }

  /// The instant in seconds, for timing curves, computed by one correctly rounded division.
  public var seconds: Double {
    Double(index * rateDenominator) / Double(rateNumerator)
  }

  /// The last whole nanosecond that is not after the frame. An event at `e` occurs before or at the
  /// frame exactly if `e <= lastInstant`.
  public var lastInstant: VirtualTime {
    let product = index.multipliedFullWidth(by: rateDenominator * 1_000_000_000)
    let quotient = rateNumerator.dividingFullWidth(product).quotient
    return VirtualTime(nanoseconds: Int64(quotient))
  }
}
