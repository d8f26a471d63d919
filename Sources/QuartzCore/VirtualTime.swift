// Events happen at whole nanoseconds, so that they compare exactly with each other and with frames.

import Foundation

/// An instant, or a span, of virtual time in whole nanoseconds.
public struct VirtualTime: Sendable, Hashable, Comparable {
  /// Nanoseconds since the world began.
  public var nanoseconds: Int64

  /// The beginning.
  public static let zero = VirtualTime(nanoseconds: 0)
  /// Later than every event; about 292 years.
  public static let distantFuture = VirtualTime(nanoseconds: .max)

  /// An instant this many nanoseconds in.
  public init(nanoseconds: Int64) { self.nanoseconds = nanoseconds }

  /// The whole nanosecond nearest to `seconds`. NaN is zero; what does not fit is
  /// `distantFuture` (or its negative).
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

  /// The instant in seconds, for curves.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether `a` is earlier.
  public static func < (a: VirtualTime, b: VirtualTime) -> Bool { a.nanoseconds < b.nanoseconds }

  /// The later instant; stops at `distantFuture`.
  public static func + (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    let (sum, overflow) = a.nanoseconds.addingReportingOverflow(b.nanoseconds)
    return overflow ? .distantFuture : VirtualTime(nanoseconds: sum)
  }

  /// The span from `b` to `a`.
  public static func - (a: VirtualTime, b: VirtualTime) -> VirtualTime {
    VirtualTime(nanoseconds: a.nanoseconds &- b.nanoseconds)
  }
}

/// The instant a frame shows: the exact rational `index · denominator / numerator` seconds, where
/// `numerator / denominator` is the frame rate.
public struct FrameTime: Sendable, Hashable {
  /// Which frame, from 0.
  public var index: Int
  /// The frame rate as a fraction, frames per second; both parts positive.
  public var rateNumerator, rateDenominator: Int

  /// Frame `index` of a clip at `rateNumerator / rateDenominator` frames per second.
  public init(index: Int, rateNumerator: Int, rateDenominator: Int = 1) {
    precondition(index >= 0 && rateNumerator > 0 && rateDenominator > 0, "a frame needs a rate")
    self.index = index
    (self.rateNumerator, self.rateDenominator) = (rateNumerator, rateDenominator)
  }

  /// The instant in seconds, for curves: one correctly rounded division.
  public var seconds: Double {
    Double(index * rateDenominator) / Double(rateNumerator)
  }

  /// The last whole nanosecond that is not after the frame: an event at `e` comes before or at the
  /// frame exactly when `e <= lastInstant`.
  public var lastInstant: VirtualTime {
    let product = index.multipliedFullWidth(by: rateDenominator * 1_000_000_000)
    let quotient = rateNumerator.dividingFullWidth(product).quotient
    return VirtualTime(nanoseconds: Int64(quotient))
  }
}
