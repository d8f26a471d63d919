// The times of run loops and operation queues as schedulers.

import Foundation
import OpenCombine

/// An instant of a scheduler whose clock is that of `Date`. Code knows it as
/// `RunLoop.SchedulerTimeType` and `OperationQueue.SchedulerTimeType`.
public struct SchedulerDate: Strideable, Codable, Hashable, Sendable {
  /// The instant.
  public var date: Date

  /// Creates an instant.
  public init(_ date: Date) { self.date = date }

  /// Returns the time from this instant to `other`.
  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// Returns the instant that is later by `n`.
  public func advanced(by n: Stride) -> Self {
    Self(date.addingTimeInterval(n.magnitude))
  }

  /// A length of time, in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Hashable, Codable, Sendable
  {
    /// The length in seconds, which may be negative.
    public var magnitude: TimeInterval
    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// Creates a length in seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// Creates a length in seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// Creates a length in seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// Creates a length in seconds, if the number can be represented.
    public init?(exactly source: some BinaryInteger) {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }

    /// Returns a length in seconds.
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    /// Returns a length in seconds.
    public static func seconds(_ s: Double) -> Self { Self(s) }
    /// Returns a length in milliseconds.
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    /// Returns a length in microseconds.
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    /// Returns a length in nanoseconds.
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }

    /// Returns a Boolean value that indicates whether `a` is shorter than `b`.
    public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
    /// Returns the sum of two lengths.
    public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
    /// Returns the difference of two lengths.
    public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
    /// Returns the product of the seconds of two lengths.
    public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
    /// Multiplies the seconds of two lengths.
    public static func *= (a: inout Self, b: Self) { a = a * b }
  }
}
