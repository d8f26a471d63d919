// Elementary functions built from + − × ÷ only. IEEE 754 specifies the results of those to the last
// bit, whereas glibc's exp, sin and related functions differ by one unit in the last place between
// CPUs with and without FMA, which would make frames differ. Each function carries its leading
// terms as an unevaluated sum of two doubles, so that the final rounding is nearly the only one.

/// Elementary functions that return the same bits on every CPU.
///
/// Every result is within one unit in the last place of the exact value over the whole range of
/// arguments, including subnormal ones (the tests verify this). Special values are those of Annex F
/// of C99.
package enum DeterministicMath {}

/// A number represented as the unevaluated sum of two doubles, with `low` below half a unit in the
/// last place of `high`.
struct DoubleDouble {
  var high, low: Double

  init(high: Double, low: Double) { (self.high, self.low) = (high, low) }

  /// Returns `a + b` exactly.
  static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    let shareOfB = sum - a
    return DoubleDouble(high: sum, low: (a - (sum - shareOfB)) + (b - shareOfB))
  }

  /// Returns `a + b` exactly, where `a` is zero or no smaller than `b` in magnitude.
  static func orderedSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let sum = a + b
    return DoubleDouble(high: sum, low: (a - sum) + b)
  }

  /// Returns `a · b` exactly, provided that both factors and the product are far from overflow and
  /// underflow.
  ///
  /// Dekker's product: both factors are split into halves whose products are exact.
  static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let product = a * b
    let (a1, a2) = halves(a)
    let (b1, b2) = halves(b)
    let low = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2
    return DoubleDouble(high: product, low: low)
  }

  /// Returns `a / b` to about 104 bits, in the range where `product` is exact.
  static func quotient(_ a: DoubleDouble, _ b: DoubleDouble) -> DoubleDouble {
    let quotient = a.high / b.high
    let back = product(quotient, b.high)
    let rest = ((a.high - back.high) - back.low) + a.low - quotient * b.low
    return orderedSum(quotient, rest / b.high)
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let leading = sum(a.high, b.high)
    return orderedSum(leading.high, leading.low + (a.low + b.low))
  }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let leading = product(a.high, b.high)
    return orderedSum(leading.high, leading.low + (a.high * b.low + a.low * b.high))
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(high: -a.high, low: -a.low)
  }

  /// Returns two parts of `a` that have at most 26 bits each.
  private static func halves(_ a: Double) -> (Double, Double) {
    let scaled = 134_217_729 * a
    let upper = scaled - (scaled - a)
    return (upper, a - upper)
  }
}

extension DeterministicMath {
  /// Returns `x · 2^exponent` with a single rounding, for exponents within ±2200.
  static func scale(_ x: Double, by exponent: Int) -> Double {
    if exponent > 1023 { return scale(x * 0x1p1023, by: exponent - 1023) }
    // Scale down in one last step: two roundings among the subnormals would be one too many.
    if exponent < -1022 {
      return exponent < -2044 ? x * 0 : x * powerOfTwo(exponent + 1022) * 0x1p-1022
    }
    return x * powerOfTwo(exponent)
  }

  /// Returns 2^exponent, for the exponents of normal numbers.
  static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(truncatingIfNeeded: exponent + 1023) << 52)
  }

  /// Returns the integer nearest to `x`, ties to even, for magnitudes below 2^51.
  static func nearest(_ x: Double) -> Double { (x + 0x1.8p52) - 0x1.8p52 }
}
