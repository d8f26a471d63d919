// exp: x = k·ln 2 + r, |r| ≤ ½ ln 2, and the Taylor series in r.
// log: x = 2^k·m, m in [√½, √2), and log m = 2 artanh((m − 1) / (m + 1)).

extension DeterministicMath {
  /// The upper of two parts of ln 2. It has 42 bits, so that its product with an exponent is exact.
  private static let logOfTwoUpper = 0x1.62e42fefa3800p-1
  private static let logOfTwoLower = 0x1.ef35793c76730p-45

  /// Returns e raised to the power `x`.
  package static func exp(_ x: Double) -> Double {
    guard x.isFinite else { return x == -.infinity ? 0 : x }
    return exp(DoubleDouble(high: x, low: 0))
  }

  /// Returns e raised to a finite power `x`, rounded once.
  static func exp(_ x: DoubleDouble) -> Double {
    if x.high > 710 { return .infinity }
    if x.high < -746 { return 0 }
    let k = nearest(x.high * 0x1.71547652b82fep+0)
    let coarse = x.high - k * logOfTwoUpper
    let reduced = DoubleDouble.sum(coarse, x.low - k * logOfTwoLower)
    let r = reduced.high
    let beyondLinear = DoubleDouble.orderedSum(r, r * r * exponentialTail(r) + reduced.low)
    let mantissa = DoubleDouble.orderedSum(1, beyondLinear.high)
    let low = mantissa.low + (beyondLinear.low + reduced.low * r)
    return scale(mantissa.high + low, by: Int(k))
  }

  /// Returns (e^r − 1 − r) / r², for |r| ≤ 0.347.
  private static func exponentialTail(_ r: Double) -> Double {
    var sum = 0x1.6124613a86d09p-33 + r * 0x1.93974a8c07c9dp-37
    sum = 0x1.1eed8eff8d898p-29 + r * sum
    sum = 0x1.ae64567f544e4p-26 + r * sum
    sum = 0x1.27e4fb7789f5cp-22 + r * sum
    sum = 0x1.71de3a556c734p-19 + r * sum
    sum = 0x1.a01a01a01a01ap-16 + r * sum
    sum = 0x1.a01a01a01a01ap-13 + r * sum
    sum = 0x1.6c16c16c16c17p-10 + r * sum
    sum = 0x1.1111111111111p-7 + r * sum
    sum = 0x1.5555555555555p-5 + r * sum
    sum = 0x1.5555555555555p-3 + r * sum
    return 0.5 + r * sum
  }

  /// Returns the natural logarithm of `x`: −∞ for 0, NaN for negative numbers.
  package static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x == .infinity ? x : .nan }
    let (k, m) = mantissa(x)
    let s = logarithmArgument(m)
    let square = s.high * s.high
    let tail = 2 * s.low + 2 * s.high * square * logarithmTail(square)
    let leading = DoubleDouble.orderedSum(k * logOfTwoUpper, 2 * s.high)
    return leading.high + (leading.low + (tail + k * logOfTwoLower))
  }

  /// Returns the natural logarithm of a positive finite `x` to about 95 bits.
  static func extendedLog(_ x: Double) -> DoubleDouble {
    let (k, m) = mantissa(x)
    let s = logarithmArgument(m)
    let square = s * s
    var series = DoubleDouble(high: 0, low: 0)
    for n in stride(from: 41, through: 1, by: -2) {
      let one = DoubleDouble(high: 1, low: 0)
      series = series * square + .quotient(one, DoubleDouble(high: Double(n), low: 0))
    }
    let logOfMantissa = s * series
    let doubled = DoubleDouble(high: 2 * logOfMantissa.high, low: 2 * logOfMantissa.low)
    return DoubleDouble.sum(k * logOfTwoUpper, k * logOfTwoLower) + doubled
  }

  /// Returns k and m such that `x = 2^k · m` with m in [√½, √2).
  private static func mantissa(_ x: Double) -> (k: Double, m: Double) {
    let isSubnormal = x < 0x1p-1022
    let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
    var k = Int(bits >> 52) - (isSubnormal ? 1077 : 1023)
    var m = Double(bitPattern: bits & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if m > 0x1.6a09e667f3bcdp+0 {
      m *= 0.5
      k += 1
    }
    return (Double(k), m)
  }

  /// Returns (m − 1) / (m + 1).
  private static func logarithmArgument(_ m: Double) -> DoubleDouble {
    .quotient(DoubleDouble(high: m - 1, low: 0), DoubleDouble.sum(m, 1))
  }

  /// Returns (artanh s / s − 1) / s², for s² ≤ 0.0295.
  private static func logarithmTail(_ square: Double) -> Double {
    var sum = 1.0 / 21 + square * (1.0 / 23)
    sum = 1.0 / 19 + square * sum
    sum = 1.0 / 17 + square * sum
    sum = 1.0 / 15 + square * sum
    sum = 1.0 / 13 + square * sum
    sum = 1.0 / 11 + square * sum
    sum = 1.0 / 9 + square * sum
    sum = 1.0 / 7 + square * sum
    sum = 1.0 / 5 + square * sum
    return 1.0 / 3 + square * sum
  }
}
