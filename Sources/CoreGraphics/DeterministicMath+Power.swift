// pow is computed as exp of y · log x, with the logarithm to 95 bits: the exponent may be as large
// as 1000, so ten bits beyond those of a double must be correct.

extension DeterministicMath {
  /// Returns `x` raised to the power `y`, with the special cases of C99.
  package static func pow(_ x: Double, _ y: Double) -> Double {
    if y == 0 || x == 1 { return 1 }
    if x.isNaN || y.isNaN { return .nan }
    if y.isInfinite { return powerOfInfinity(x, y) }
    let parity = Parity(y)
    let isNegative = x.sign == .minus && parity == .odd
    if x == 0 || x.isInfinite {
      let grows = (x == 0) == (y < 0)
      return (isNegative ? -1 : 1) * (grows ? .infinity : 0)
    }
    if x < 0 && parity == .fraction { return .nan }
    let magnitude = positivePower(abs(x), y)
    return isNegative ? -magnitude : magnitude
  }

  private static func positivePower(_ x: Double, _ y: Double) -> Double {
    // Beyond this magnitude the result is out of range, or exactly 1.
    if abs(y) > 0x1p66 { return powerOfInfinity(x, y) }
    if abs(y) < 0x1p-66 { return 1 }
    return exp(extendedLog(x) * DoubleDouble(high: y, low: 0))
  }

  private static func powerOfInfinity(_ x: Double, _ y: Double) -> Double {
    if abs(x) == 1 { return 1 }
    return (abs(x) > 1) == (y > 0) ? .infinity : 0
  }

  private enum Parity {
    case fraction, odd, even

    init(_ y: Double) {
      if abs(y) >= 0x1p53 {
        self = .even
      } else if y.rounded(.towardZero) != y {
        self = .fraction
      } else {
        self = (y / 2).rounded(.towardZero) * 2 == y ? .even : .odd
      }
    }
  }
}
