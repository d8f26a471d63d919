// The definitions of blend modes and Porter–Duff operators, one pixel at a time, which the kernels
// must match bit for bit. These are W3C's formulas, expanded so that input and output are
// premultiplied bytes and each component of the result is rounded once.

import CSegueKernels
import SegueDisplay
import SeguePixels

extension BlendMode {
  /// The number of the mode in the kernels, which count the modes as Core Graphics does.
  package var number: Int32 { rawValue }
}

/// The definitions of the blend modes.
package enum BlendArithmetic {
  private typealias Parts = SIMD4<Int32>

  /// Returns `source` combined with `under`.
  package static func combined(
    _ source: PremultipliedRGBA8, over under: PremultipliedRGBA8, _ mode: BlendMode
  ) -> PremultipliedRGBA8 {
    let (s, d) = (parts(source), parts(under))
    let result =
      switch mode {
      case .hue, .saturation, .color, .luminosity: whole(s, d, mode)
      case .plusLighter: pointwiseMin(s &+ d, Parts(repeating: 255))
      case .plusDarker: darkerSum(s, d)
      default: shares(s.w, d.w, mode).map { shared(s, d, $0) } ?? separable(s, d, mode)
      }
    func byte(_ x: Int32) -> UInt8 { UInt8(min(max(x, 0), 255)) }
    return PremultipliedRGBA8(byte(result.x), byte(result.y), byte(result.z), byte(result.w))
  }

  private static func parts(_ p: PremultipliedRGBA8) -> Parts {
    Parts(Int32(p.red), Int32(p.green), Int32(p.blue), Int32(p.alpha))
  }

  private static func over255(_ x: Int32) -> Int32 {
    let y = x + 128
    return (y + (y >> 8)) >> 8
  }

  // MARK: Porter–Duff modes

  private static func shares(_ sa: Int32, _ da: Int32, _ mode: BlendMode) -> (Int32, Int32)? {
    switch mode {
    case .normal: (255, 255 - sa)
    case .clear: (0, 0)
    case .copy: (255, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (255 - da, 0)
    case .sourceAtop: (da, 255 - sa)
    case .destinationOver: (255 - da, 255)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 255 - sa)
    case .destinationAtop: (255 - da, sa)
    case .xor: (255 - da, 255 - sa)
    default: nil
    }
  }

  private static func shared(_ s: Parts, _ d: Parts, _ shares: (Int32, Int32)) -> Parts {
    let sum = s &* shares.0 &+ d &* shares.1
    return Parts(over255(sum.x), over255(sum.y), over255(sum.z), over255(sum.w))
  }

  private static func darkerSum(_ s: Parts, _ d: Parts) -> Parts {
    let alpha = min(s.w + d.w, 255)
    func part(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
      max(alpha - (sa - s + da - d), 0)
    }
    return Parts(
      part(s.x, d.x, s.w, d.w), part(s.y, d.y, s.w, d.w), part(s.z, d.z, s.w, d.w), alpha)
  }

  // MARK: Separable modes

  private static func separable(_ s: Parts, _ d: Parts, _ mode: BlendMode) -> Parts {
    let (sa, da) = (s.w, d.w)
    func part(_ s: Int32, _ d: Int32) -> Int32 {
      covered(s, d, sa, da, mixed(s, d, sa, da, mode))
    }
    return Parts(part(s.x, d.x), part(s.y, d.y), part(s.z, d.z), sa + da - over255(sa * da))
  }

  /// Returns source-over with `x` as the color where both overlap.
  private static func covered(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32, _ x: Int32)
    -> Int32
  {
    min(over255(max(s * (255 - da) + d * (255 - sa) + x, 0)), sa + da - over255(sa * da))
  }

  /// Returns the mixed colors times both alphas, in units of 1/65,025.
  private static func mixed(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32, _ mode: BlendMode)
    -> Int32
  {
    let screened = sa * da - 2 * (da - d) * (sa - s)
    return switch mode {
    case .multiply: s * d
    case .screen: s * da + d * sa - s * d
    case .overlay: 2 * d <= da ? 2 * s * d : screened
    case .hardLight: 2 * s <= sa ? 2 * s * d : screened
    case .darken: min(s * da, d * sa)
    case .lighten: max(s * da, d * sa)
    case .difference: abs(s * da - d * sa)
    case .exclusion: s * da + d * sa - 2 * s * d
    case .colorDodge: dodge(s, d, sa, da)
    case .colorBurn: burn(s, d, sa, da)
    default: soft(s, d, sa, da)
    }
  }

  private static func dodge(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
    if d <= 0 { return 0 }
    let limit = Float(sa * da)
    let quotient = Float(d * sa * sa) / Float(max(sa - s, 1))
    return Int32((s >= sa || quotient > limit ? limit : quotient) + 0.5)
  }

  private static func burn(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
    if d >= da { return sa * da }
    let limit = Float(sa * da)
    let quotient = Float((da - d) * sa * sa) / Float(max(s, 1))
    return Int32(limit - (s <= 0 || quotient > limit ? limit : quotient) + 0.5)
  }

  private static func soft(_ s: Int32, _ d: Int32, _ sa: Int32, _ da: Int32) -> Int32 {
    let both = Float(sa * da)
    let (cs, cb) = (Float(s) / Float(max(sa, 1)), Float(d) / Float(max(da, 1)))
    let bright = cb <= 0.25 ? ((16 * cb - 12) * cb + 4) * cb : cb.squareRoot()
    let x = cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (bright - cb)
    return Int32(both * x + 0.5)
  }

  // MARK: Nonseparable modes

  private static func whole(_ s: Parts, _ d: Parts, _ mode: BlendMode) -> Parts {
    let (source, under) = (WholeColor(s), WholeColor(d))
    let mixed: WholeColor =
      switch mode {
      case .hue: source.saturated(like: under).lit(under.lightness)
      case .saturation: under.saturated(like: source).lit(under.lightness)
      case .color: source.lit(under.lightness)
      default: under.lit(source.lightness)
      }
    let both = Float(s.w * d.w)
    func part(_ s: Int32, _ d: Int32, _ x: Float, _ sa: Int32, _ da: Int32) -> Int32 {
      let x = both * x + 0.5
      return covered(s, d, sa, da, x > 0 ? Int32(x) : 0)
    }
    return Parts(
      part(s.x, d.x, mixed.r, s.w, d.w), part(s.y, d.y, mixed.g, s.w, d.w),
      part(s.z, d.z, mixed.b, s.w, d.w), s.w + d.w - over255(s.w * d.w))
  }
}

/// A color whose luminosity and saturation are examined. Not premultiplied.
private struct WholeColor {
  var r, g, b: Float

  init(r: Float, g: Float, b: Float) { (self.r, self.g, self.b) = (r, g, b) }

  init(_ parts: SIMD4<Int32>) {
    let alpha = Float(max(parts.w, 1))
    self.init(r: Float(parts.x) / alpha, g: Float(parts.y) / alpha, b: Float(parts.z) / alpha)
  }

  var lightness: Float { 0.3 * r + 0.59 * g + 0.11 * b }
  private var minimum: Float { min(min(r, g), b) }
  private var maximum: Float { max(max(r, g), b) }

  /// Returns the color with the given luminosity, moved toward gray until it is in range.
  func lit(_ light: Float) -> WholeColor {
    let by = light - lightness
    let moved = WholeColor(r: r + by, g: g + by, b: b + by)
    let (own, low, high) = (moved.lightness, moved.minimum, moved.maximum)
    func pulledIn(_ x: Float) -> Float {
      var x = x
      if low < 0 { x = own + (x - own) * own / (own - low) }
      if high > 1 { x = own + (x - own) * (1 - own) / (high - own) }
      return x
    }
    return WholeColor(r: pulledIn(moved.r), g: pulledIn(moved.g), b: pulledIn(moved.b))
  }

  /// Returns the color with the saturation of `other`, the difference between its components.
  func saturated(like other: WholeColor) -> WholeColor {
    let (low, range, to) = (minimum, maximum - minimum, other.maximum - other.minimum)
    guard range > 0 else { return WholeColor(r: 0, g: 0, b: 0) }
    return WholeColor(
      r: (r - low) * to / range, g: (g - low) * to / range, b: (b - low) * to / range)
  }
}
