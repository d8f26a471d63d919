// Reduction of angles to within ¼π of zero. Up to 2^20, a multiple of ½π is subtracted in four
// parts (Cody and Waite): the multiplier has 20 bits and the parts 33, so the products are exact.
// Above, integers are multiplied by the significant bits of 2/π (Payne and Hanek): a product of 192
// bits leaves more than 75 valid bits for the double that is nearest to a multiple of ½π.

extension DeterministicMath {
  /// Returns `x` as `quarters · ½π + rest` with |rest| at most slightly above ¼π. Only the lowest
  /// two bits of `quarters` are significant.
  static func reduce(_ x: Double) -> (quarters: Int, rest: DoubleDouble) {
    if abs(x) < 0x1.921fb54442d18p-1 { return (0, DoubleDouble(high: x, low: 0)) }
    return abs(x) < 0x1p20 ? reduceSmall(x) : reduceLarge(x)
  }

  private static func reduceSmall(_ x: Double) -> (Int, DoubleDouble) {
    let k = nearest(x * 0x1.45f306dc9c883p-1)
    let first = x - k * 0x1.921fb54400000p+0
    let second = DoubleDouble.sum(first, -k * 0x1.0b4611a600000p-34)
    let third = second + DoubleDouble.sum(-k * 0x1.3198a2e000000p-69, -k * 0x1.b839a252049c1p-104)
    return (Int(k), third)
  }

  private static func reduceLarge(_ x: Double) -> (Int, DoubleDouble) {
    let exponent = Int(x.exponent) - 52
    let significand = x.significandBitPattern | 0x0010_0000_0000_0000
    let product = multiply(significand, twoOverPi(from: exponent + 62))
    // Two bits for the quarter, then the fraction. A fraction above one half belongs to the next
    // quarter.
    let fraction = Fraction(
      high: product.high << 2 | product.middle >> 62,
      middle: product.middle << 2 | product.low >> 62, low: product.low << 2)
    let roundsUp = fraction.high >> 63 == 1
    let quarters = Int(product.high >> 62) + (roundsUp ? 1 : 0)
    let magnitude = (roundsUp ? fraction.negated : fraction).value
    let angle = magnitude * DoubleDouble(high: 0x1.921fb54442d18p+0, low: 0x1.1a62633145c07p-54)
    let rest = roundsUp ? -angle : angle
    return x < 0 ? (-quarters, -rest) : (quarters, rest)
  }

  /// A fraction of 192 bits. The last bit has the weight 2^-192.
  private struct Fraction {
    var high, middle, low: UInt64

    var negated: Fraction {
      let low = 0 &- self.low
      let middle = ~self.middle &+ (low == 0 ? 1 : 0)
      return Fraction(
        high: ~high &+ (low == 0 && middle == 0 ? 1 : 0), middle: middle, low: low)
    }

    /// The leading nonzero bits, as many as two doubles hold.
    var value: DoubleDouble {
      var sum = DoubleDouble(high: Double(high >> 32) * 0x1p-32, low: 0)
      for part in [
        Double(high & 0xFFFF_FFFF) * 0x1p-64, Double(middle >> 32) * 0x1p-96,
        Double(middle & 0xFFFF_FFFF) * 0x1p-128, Double(low >> 32) * 0x1p-160,
      ] {
        sum = sum + DoubleDouble(high: part, low: 0)
      }
      return sum
    }
  }

  /// Returns `a · b` modulo 2^192.
  private static func multiply(_ a: UInt64, _ b: Fraction) -> Fraction {
    let low = a.multipliedFullWidth(by: b.low)
    let middle = a.multipliedFullWidth(by: b.middle)
    let (middleSum, carry) = middle.low.addingReportingOverflow(low.high)
    return Fraction(
      high: a &* b.high &+ middle.high &+ (carry ? 1 : 0), middle: middleSum, low: low.low)
  }

  /// Returns 192 bits of `twoOverPiWords`, beginning at the given bit.
  private static func twoOverPi(from bit: Int) -> Fraction {
    let (word, shift) = (bit >> 6, UInt64(bit & 63))
    func aligned(_ index: Int) -> UInt64 {
      twoOverPiWords[index] << shift | twoOverPiWords[index + 1] >> (64 - shift)
    }
    return Fraction(high: aligned(word), middle: aligned(word + 1), low: aligned(word + 2))
  }

  /// Sixty-four zero bits (the integer part), followed by the binary digits of 2/π.
  private static let twoOverPiWords: [UInt64] = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
    0xF0CF_BC20_9AF4_361D, 0xA9E3_9161_5EE6_1B08,
  ]
}
