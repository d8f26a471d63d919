// The times of dispatch queues as schedulers.

import Dispatch
import OpenCombine

extension DispatchQueue {
  /// An instant on the clock of dispatch queues.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// The instant.
    public var dispatchTime: DispatchTime

    /// Creates an instant.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// Reads an instant from a number of nanoseconds.
    public init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: value)
    }

    /// Writes the instant as a number of nanoseconds.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    /// Feeds the instant into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// Returns the time from this instant to `other`.
    public func distance(to other: Self) -> Stride {
      let (from, to) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let magnitude = Int(clamping: to > from ? to - from : from - to)
      return Stride(nanoseconds: to > from ? magnitude : -magnitude)
    }

    /// Returns the instant that is later by `n`.
    public func advanced(by n: Stride) -> Self {
      let (start, length) = (dispatchTime.uptimeNanoseconds, UInt64(n.magnitude.magnitude))
      if n.magnitude < 0 {
        return Self(DispatchTime(uptimeNanoseconds: start > length ? start - length : 1))
      }
      let (end, isTooLate) = start.addingReportingOverflow(length)
      return Self(isTooLate ? .distantFuture : DispatchTime(uptimeNanoseconds: end))
    }

    /// A length of time, in whole nanoseconds. Literals are seconds.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length in nanoseconds, which may be negative.
      public var magnitude: Int

      /// The length as Dispatch writes it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// Creates the length of an interval; that of `never` is the greatest possible.
      public init(_ timeInterval: DispatchTimeInterval) {
        switch timeInterval {
        case .seconds(let value): self = .seconds(value)
        case .milliseconds(let value): self = .milliseconds(value)
        case .microseconds(let value): self = .microseconds(value)
        case .nanoseconds(let value): self = .nanoseconds(value)
        default: magnitude = .max
        }
      }

      /// Creates a length in seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// Creates a length in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// Creates a length in nanoseconds, if the number is in range.
      public init?(exactly source: some BinaryInteger) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// Returns a length in seconds.
      public static func seconds(_ s: Double) -> Self {
        let nanoseconds = (s * 1e9).rounded()
        guard abs(nanoseconds) < 0x1p63 else {
          return Self(nanoseconds: nanoseconds < 0 ? -.max : .max)
        }
        return Self(nanoseconds: Int(nanoseconds))
      }
      /// Returns a length in seconds.
      public static func seconds(_ s: Int) -> Self { units(s, of: 1_000_000_000) }
      /// Returns a length in milliseconds.
      public static func milliseconds(_ ms: Int) -> Self { units(ms, of: 1_000_000) }
      /// Returns a length in microseconds.
      public static func microseconds(_ us: Int) -> Self { units(us, of: 1000) }
      /// Returns a length in nanoseconds.
      public static func nanoseconds(_ ns: Int) -> Self { Self(nanoseconds: ns) }

      private static func units(_ count: Int, of nanoseconds: Int) -> Self {
        let (product, overflows) = count.multipliedReportingOverflow(by: nanoseconds)
        return Self(nanoseconds: overflows ? (count < 0 ? -.max : .max) : product)
      }

      /// Returns a Boolean value that indicates whether `a` is shorter than `b`.
      public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
      /// Returns the sum of two lengths.
      public static func + (a: Self, b: Self) -> Self {
        Self(nanoseconds: a.magnitude + b.magnitude)
      }
      /// Returns the difference of two lengths.
      public static func - (a: Self, b: Self) -> Self {
        Self(nanoseconds: a.magnitude - b.magnitude)
      }
      /// Returns the product of the nanoseconds of two lengths.
      public static func * (a: Self, b: Self) -> Self {
        Self(nanoseconds: a.magnitude * b.magnitude)
      }
      /// Multiplies the nanoseconds of two lengths.
      public static func *= (a: inout Self, b: Self) { a = a * b }
    }
  }
}
