// CIE L*a*b* (D65) and the color difference CIEDE2000.
// Source: Sharma, Wu and Dalal, "The CIEDE2000 color-difference formula: implementation notes,
// supplementary test data, and mathematical observations" (2005). Verified against their 34 pairs.

import CoreGraphics
import SeguePixels

/// A color in the CIE L*a*b* color space.
package struct LabColor: Hashable {
  /// The lightness, and the coordinates on the green–red and the blue–yellow axis.
  package var l, a, b: Double

  /// Creates a color.
  package init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  /// Returns the color difference ΔE₀₀ with all weights 1.
  package static func ciede2000(_ first: LabColor, _ second: LabColor) -> Double {
    let chroma = (first.chroma + second.chroma) / 2
    let g = 0.5 * (1 - saturation(chroma))
    let (one, two) = (PrimedColor(first, g), PrimedColor(second, g))
    let lightness = (one.l + two.l) / 2
    let meanChroma = (one.c + two.c) / 2
    let hue = PrimedColor.meanHue(one, two)
    let t =
      1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
      - 0.20 * cosine(4 * hue - 63)
    let offset = (lightness - 50) * (lightness - 50)
    let dl = (two.l - one.l) / (1 + 0.015 * offset / (20 + offset).squareRoot())
    let dc = (two.c - one.c) / (1 + 0.045 * meanChroma)
    let dh =
      2 * (one.c * two.c).squareRoot() * sine(PrimedColor.hueDifference(one, two) / 2)
      / (1 + 0.015 * meanChroma * t)
    let bend = (hue - 275) / 25
    let turn = 30 * DeterministicMath.exp(-bend * bend)
    let rotation = -sine(2 * turn) * 2 * saturation(meanChroma)
    return max(0, dl * dl + dc * dc + dh * dh + rotation * dc * dh).squareRoot()
  }

  private var chroma: Double { (a * a + b * b).squareRoot() }

  /// Returns √(c⁷ / (c⁷ + 25⁷)).
  private static func saturation(_ chroma: Double) -> Double {
    let squared = chroma * chroma
    let seventh = squared * squared * squared * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  fileprivate static func sine(_ degrees: Double) -> Double {
    DeterministicMath.sin(degrees * (Double.pi / 180))
  }

  private static func cosine(_ degrees: Double) -> Double {
    DeterministicMath.cos(degrees * (Double.pi / 180))
  }
}

/// The modified coordinates L′, C′ and h′, the hue in degrees in 0..<360.
private struct PrimedColor {
  let l, c, h: Double

  init(_ color: LabColor, _ g: Double) {
    let a = (1 + g) * color.a
    l = color.l
    c = (a * a + color.b * color.b).squareRoot()
    let angle = a == 0 && color.b == 0 ? 0 : DeterministicMath.atan2(color.b, a) * (180 / Double.pi)
    h = angle < 0 ? angle + 360 : angle
  }

  static func hueDifference(_ one: PrimedColor, _ two: PrimedColor) -> Double {
    guard one.c * two.c != 0 else { return 0 }
    let difference = two.h - one.h
    if difference > 180 { return difference - 360 }
    return difference < -180 ? difference + 360 : difference
  }

  static func meanHue(_ one: PrimedColor, _ two: PrimedColor) -> Double {
    let sum = one.h + two.h
    guard one.c * two.c != 0 else { return sum }
    guard abs(one.h - two.h) > 180 else { return sum / 2 }
    return (sum < 360 ? sum + 360 : sum - 360) / 2
  }
}

/// Converts sRGB bytes to CIE L*a*b*.
struct LabConversion {
  private let linear = LinearLight.table
  /// The white point on which FLIP and sRGB's matrix agree.
  static let white = LinearLight.xyz(SIMD3(1, 1, 1))

  /// Returns the color of sRGB bytes.
  func lab(_ color: SIMD3<Double>) -> LabColor {
    Self.lab(linear: SIMD3(linear[Int(color.x)], linear[Int(color.y)], linear[Int(color.z)]))
  }

  /// Returns the color of linear sRGB components.
  static func lab(linear color: SIMD3<Double>) -> LabColor {
    let part = LinearLight.xyz(color) / white
    let (x, y, z) = (root(part.x), root(part.y), root(part.z))
    return LabColor(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  private static func root(_ t: Double) -> Double {
    let delta = 6.0 / 29
    return t > delta * delta * delta
      ? CubeRoot.value(t) : t / (3 * delta * delta) + 4.0 / 29
  }

  /// Returns ΔE₀₀ between the pixels of two images at one position.
  func difference(_ changes: PixelChanges, _ x: Int, _ y: Int) -> Double {
    let (a, b) = (changes.actual.row(y), changes.expected.row(y))
    return changes.backdrops.reduce(0) { worst, backdrop in
      max(worst, LabColor.ciede2000(lab(backdrop.color(a, x)), lab(backdrop.color(b, x))))
    }
  }
}

/// Conversions to linear sRGB.
enum LinearLight {
  /// The linear value of each sRGB byte, from 0 to 1.
  static let table: [Double] = (0...255).map { SRGBTransferFunction.linear(Double($0) / 255) }

  /// Returns the CIE XYZ color of linear sRGB components, with FLIP's matrix, which equals sRGB's
  /// to seven digits.
  static func xyz(_ c: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      c.x * (10_135_552.0 / 24_577_794) + c.y * (8_788_810.0 / 24_577_794)
        + c.z * (4_435_075.0 / 24_577_794),
      c.x * (2_613_072.0 / 12_288_897) + c.y * (8_788_810.0 / 12_288_897)
        + c.z * (887_015.0 / 12_288_897),
      c.x * (1_425_312.0 / 73_733_382) + c.y * (8_788_810.0 / 73_733_382)
        + c.z * (70_074_185.0 / 73_733_382))
  }
}

/// Cube roots that are computed with + − × ÷ only.
package enum CubeRoot {
  /// Returns the cube root of a nonnegative number, by Halley's method.
  package static func value(_ x: Double) -> Double {
    guard x > 0 else { return 0 }
    // A third of the exponent gives the root within a factor of 2; each iteration triples the
    // digits.
    var root = Double(sign: .plus, exponent: x.exponent / 3, significand: 1)
    for _ in 0..<5 {
      let cube = root * root * root
      root = root * (cube + 2 * x) / (2 * cube + x)
    }
    return root
  }
}
