// x = q·½π + r with |r| ≤ ¼π as two doubles (see +ArgumentReduction), then Taylor's series of sine
// and cosine in r, swapped and signed by q.

extension DeterministicMath {
  /// Returns the sine of an angle in radians; NaN for infinities.
  package static func sin(_ x: Double) -> Double { sincos(x).sin }

  /// Returns the cosine of an angle in radians; NaN for infinities.
  package static func cos(_ x: Double) -> Double { sincos(x).cos }

  /// Returns the sine and the cosine of an angle in radians; both are NaN for infinities.
  package static func sincos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.isFinite else { return (.nan, .nan) }
    if abs(x) < 0x1p-27 { return (x, 1) }
    let (quarters, r) = reduce(x)
    let (s, c) = (sine(r), cosine(r))
    switch quarters & 3 {
    case 0: return (s, c)
    case 1: return (c, -s)
    case 2: return (-s, -c)
    default: return (-c, s)
    }
  }

  private static func sine(_ r: DoubleDouble) -> Double {
    let z = r.high * r.high
    var sum = -0x1.ae7f3e733b81fp-41 + z * 0x1.952c77030ad4ap-49
    sum = 0x1.6124613a86d09p-33 + z * sum
    sum = -0x1.ae64567f544e4p-26 + z * sum
    sum = 0x1.71de3a556c734p-19 + z * sum
    sum = -0x1.a01a01a01a01ap-13 + z * sum
    sum = 0x1.1111111111111p-7 + z * sum
    sum = -0x1.5555555555555p-3 + z * sum
    return r.high + (r.high * z * sum + r.low * (1 - 0.5 * z))
  }

  private static func cosine(_ r: DoubleDouble) -> Double {
    let z = DoubleDouble.product(r.high, r.high)
    var sum = 0x1.ae7f3e733b81fp-45 - z.high * 0x1.6827863b97d97p-53
    sum = -0x1.93974a8c07c9dp-37 + z.high * sum
    sum = 0x1.1eed8eff8d898p-29 + z.high * sum
    sum = -0x1.27e4fb7789f5cp-22 + z.high * sum
    sum = 0x1.a01a01a01a01ap-16 + z.high * sum
    sum = -0x1.6c16c16c16c17p-10 + z.high * sum
    sum = 0x1.5555555555555p-5 + z.high * sum
    let leading = DoubleDouble.orderedSum(1, -0.5 * z.high)
    let rest = z.high * z.high * sum - (0.5 * z.low + r.high * r.low)
    return leading.high + (leading.low + rest)
  }
}
