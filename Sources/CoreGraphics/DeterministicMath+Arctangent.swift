// atan2: the smaller side over the larger is t in [0, 1]; with c the eighth nearest to t,
// atan t = atan c + atan u, u = (t − c) / (1 + t·c), |u| ≤ 1/16, and Taylor's series in u.

extension DeterministicMath {
  /// Returns the angle of the vector (`x`, `y`) from the positive x-axis, in (−π, π]. Signed zeros
  /// are treated as in C99.
  package static func atan2(_ y: Double, _ x: Double) -> Double {
    if x.isNaN || y.isNaN { return .nan }
    let angle = positiveAngle(abs(y), abs(x), isObtuse: x.sign == .minus)
    return y.sign == .minus ? -angle : angle
  }

  /// Returns the angle of a vector with `y >= 0` whose horizontal component has the magnitude `x`
  /// and points left if `isObtuse`.
  private static func positiveAngle(_ y: Double, _ x: Double, isObtuse: Bool) -> Double {
    if y == 0 { return isObtuse ? 0x1.921fb54442d18p+1 : 0 }
    if !y.isFinite || !x.isFinite {
      let eighths = x.isFinite ? 2.0 : y.isFinite ? 0 : 1
      return 0x1.921fb54442d18p-1 * (isObtuse ? 4 - eighths : eighths)
    }
    if !isObtuse && y <= x * 0x1p-27 { return y / x }
    let isSteep = y > x
    let acute = arctangent(isSteep ? x : y, over: isSteep ? y : x)
    let folded = isSteep ? halfPi + -acute : acute
    let angle = isObtuse ? pi + -folded : folded
    return angle.high + angle.low
  }

  private static let pi = DoubleDouble(high: 0x1.921fb54442d18p+1, low: 0x1.1a62633145c07p-53)
  private static let halfPi = DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)

  /// Returns the arctangent of `small / large`, both nonnegative.
  private static func arctangent(_ small: Double, over large: Double) -> DoubleDouble {
    // Only the ratio matters. With the larger value near 1 no product overflows, and what the
    // smaller may lose to underflow is lost in the sum with a right angle in any case.
    let exponent = large < 0x1p-1022 ? -1074 : Int(large.exponent)
    let (y, x) = (scale(small, by: -exponent), scale(large, by: -exponent))
    let eighths = nearest(y / x * 8)
    let c = eighths * 0.125
    let numerator = DoubleDouble(high: y, low: 0) + DoubleDouble.product(-c, x)
    let denominator = DoubleDouble(high: x, low: 0) + DoubleDouble.product(c, y)
    let u = DoubleDouble.quotient(numerator, denominator)
    let square = u.high * u.high
    let tail = u.high * square * arctangentTail(square)
    return arctangentsOfEighths[Int(eighths)] + DoubleDouble.orderedSum(u.high, u.low + tail)
  }

  /// Returns (atan u / u − 1) / u², for |u| slightly above 1/16 at most.
  private static func arctangentTail(_ square: Double) -> Double {
    var sum = 1.0 / 13 - square * (1.0 / 15)
    sum = -1.0 / 11 + square * sum
    sum = 1.0 / 9 + square * sum
    sum = -1.0 / 7 + square * sum
    sum = 1.0 / 5 + square * sum
    return -1.0 / 3 + square * sum
  }

  private static let arctangentsOfEighths = [
    DoubleDouble(high: 0, low: 0),
    DoubleDouble(high: 0x1.fd5ba9aac2f6ep-4, low: -0x1.cd37686760c17p-59),
    DoubleDouble(high: 0x1.f5b75f92c80ddp-3, low: 0x1.8ab6e3cf7afbdp-57),
    DoubleDouble(high: 0x1.6f61941e4def1p-2, low: -0x1.c63aae6f6e918p-56),
    DoubleDouble(high: 0x1.dac670561bb4fp-2, low: 0x1.a2b7f222f65e2p-56),
    DoubleDouble(high: 0x1.1e00babdefeb4p-1, low: -0x1.928df287a668fp-58),
    DoubleDouble(high: 0x1.4978fa3269ee1p-1, low: 0x1.2419a87f2a458p-56),
    DoubleDouble(high: 0x1.700a7c5784634p-1, low: -0x1.8c34d25aadef6p-56),
    DoubleDouble(high: 0x1.921fb54442d18p-1, low: 0x1.1a62633145c07p-55),
  ]
}
