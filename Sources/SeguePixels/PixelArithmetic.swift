// The arithmetic of every pixel, one at a time and slow: the definition that all kernels are held
// to, bit for bit. Integers only, so that no CPU level, compiler or optimisation can differ.

/// What a pixel operation means, in scalar integers.
package enum PixelArithmetic {
  /// Fraction bits of a sample position.
  package static let positionBits = 20
  /// Half of the coarsest step that a horizontal weight can tell apart (7 bits).
  package static let halfColumnStep: Int64 = 1 << 12
  /// Half of the coarsest step that a vertical weight can tell apart (15 bits).
  package static let halfRowStep: Int64 = 1 << 4

  /// `x / 255`, rounded to nearest, for x in 0…65,025.
  @inline(__always)
  package static func divide255(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y >> 8)) >> 8
  }

  /// 0…1 as 0…255, rounded to nearest; what is not a number counts as 0. The one place where an
  /// opacity or a colour part becomes a byte.
  package static func byte(_ fraction: Double) -> UInt8 {
    guard fraction > 0 else { return 0 }
    return fraction >= 1 ? 255 : UInt8((fraction * 255).rounded())
  }

  /// `source`, each part scaled by `mask` / 255.
  package static func scaled(_ source: PremultipliedRGBA8, by mask: UInt8) -> PremultipliedRGBA8 {
    func part(_ s: UInt8) -> UInt8 { UInt8(divide255(UInt32(s) * UInt32(mask))) }
    return PremultipliedRGBA8(
      part(source.red), part(source.green), part(source.blue), part(source.alpha))
  }

  /// Each part of `a` times that part of `b`, 255 standing for 1.
  package static func product(_ a: PremultipliedRGBA8, _ b: PremultipliedRGBA8)
    -> PremultipliedRGBA8
  {
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(divide255(UInt32(a) * UInt32(b))) }
    return PremultipliedRGBA8(
      part(a.red, b.red), part(a.green, b.green), part(a.blue, b.blue), part(a.alpha, b.alpha))
  }

  /// `source` scaled by `mask`, drawn over `under`: two roundings, and a sum that saturates (it
  /// only does for a source that is not properly premultiplied).
  package static func over(
    _ under: PremultipliedRGBA8, _ source: PremultipliedRGBA8, mask: UInt8 = 255
  ) -> PremultipliedRGBA8 {
    let s = scaled(source, by: mask)
    let rest = UInt32(255 - s.alpha)
    func part(_ d: UInt8, _ s: UInt8) -> UInt8 {
      UInt8(min(255, UInt32(s) + divide255(UInt32(d) * rest)))
    }
    return PremultipliedRGBA8(
      part(under.red, s.red), part(under.green, s.green), part(under.blue, s.blue),
      part(under.alpha, s.alpha))
  }

  /// `before` where `mask` is 0, `after` where it is 255, rounded once in between. A group is drawn
  /// with it: over what was there, then this mixes the two, which equals composing it by itself.
  package static func mix(
    _ before: PremultipliedRGBA8, _ after: PremultipliedRGBA8, mask: UInt8
  ) -> PremultipliedRGBA8 {
    let m = UInt32(mask)
    func part(_ b: UInt8, _ a: UInt8) -> UInt8 {
      UInt8(divide255(UInt32(a) * m + UInt32(b) * (255 - m)))
    }
    return PremultipliedRGBA8(
      part(before.red, after.red), part(before.green, after.green),
      part(before.blue, after.blue), part(before.alpha, after.alpha))
  }

  /// `a` at weight 0, `b` at weight 256: the step between two levels of a picture, or two pictures.
  package static func blend(
    _ a: PremultipliedRGBA8, _ b: PremultipliedRGBA8, weight: Int32
  ) -> PremultipliedRGBA8 {
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int32(a) * (256 - weight) + Int32(b) * weight + 128) >> 8)
    }
    return PremultipliedRGBA8(
      part(a.red, b.red), part(a.green, b.green), part(a.blue, b.blue), part(a.alpha, b.alpha))
  }

  /// One part of the bilinear mean of four neighbours: `column` in 0…127 of 128, `row` in 0…32,767
  /// of 32,768. Every term fits 16 bits, and equal neighbours come back unchanged.
  @inline(__always)
  package static func bilinear(
    _ topLeft: UInt8, _ topRight: UInt8, _ bottomLeft: UInt8, _ bottomRight: UInt8,
    column: Int32, row: Int32
  ) -> UInt8 {
    let top = Int32(topLeft) << 7 + (Int32(topRight) - Int32(topLeft)) * column
    let bottom = Int32(bottomLeft) << 7 + (Int32(bottomRight) - Int32(bottomLeft)) * column
    let mean = (top >> 1) + ((bottom - top) * row) >> 16
    return UInt8((mean + 32) >> 6)
  }
}
