// The arithmetic of every pixel operation in scalar form: the definition that all kernels must
// match bit for bit. It uses integers only, so that CPU level, compiler and optimization cannot
// affect results.

/// The definitions of pixel operations in scalar integers.
package enum PixelArithmetic {
  /// The number of fraction bits of a sample position.
  package static let positionBits = 20
  /// Half of the coarsest step that a horizontal weight can resolve (7 bits).
  package static let halfColumnStep: Int64 = 1 << 12
  /// Half of the coarsest step that a vertical weight can resolve (15 bits).
  package static let halfRowStep: Int64 = 1 << 4

  /// Returns `x / 255`, rounded to nearest, for x in 0…65,025.
  @inline(__always)
  package static func divide255(_ x: UInt32) -> UInt32 {
    let y = x &+ 128
    return (y &+ (y >> 8)) >> 8
  }

  /// Converts 0…1 to 0…255, rounded to nearest; values that are not numbers become 0. This is the
  /// only place where an opacity or a color component becomes a byte.
  package static func byte(_ fraction: Double) -> UInt8 {
    guard fraction > 0 else { return 0 }
    return fraction >= 1 ? 255 : UInt8((fraction * 255).rounded())
  }

  /// Returns `source` with each component scaled by `mask` / 255.
  package static func scaled(_ source: PremultipliedRGBA8, by mask: UInt8) -> PremultipliedRGBA8 {
    func part(_ s: UInt8) -> UInt8 { UInt8(divide255(UInt32(s) * UInt32(mask))) }
    return PremultipliedRGBA8(
      part(source.red), part(source.green), part(source.blue), part(source.alpha))
  }

  /// Returns the product of each component of `a` with that of `b`, where 255 represents 1.
  package static func product(_ a: PremultipliedRGBA8, _ b: PremultipliedRGBA8)
    -> PremultipliedRGBA8
  {
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 { UInt8(divide255(UInt32(a) * UInt32(b))) }
    return PremultipliedRGBA8(
      part(a.red, b.red), part(a.green, b.green), part(a.blue, b.blue), part(a.alpha, b.alpha))
  }

  /// Returns `source`, scaled by `mask`, drawn over `under`: two roundings, and a sum that
  /// saturates (it does so only for a source that is not properly premultiplied).
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

  /// Returns `before` where `mask` is 0, `after` where it is 255, and an interpolation rounded once
  /// in between. Groups are drawn with it: the group is drawn over the existing content, and this
  /// operation then mixes both, which is equivalent to compositing the group separately.
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

  /// Returns `a` at weight 0 and `b` at weight 256. Interpolates between two levels of an image, or
  /// two images.
  package static func blend(
    _ a: PremultipliedRGBA8, _ b: PremultipliedRGBA8, weight: Int32
  ) -> PremultipliedRGBA8 {
    func part(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Int32(a) * (256 - weight) + Int32(b) * weight + 128) >> 8)
    }
    return PremultipliedRGBA8(
      part(a.red, b.red), part(a.green, b.green), part(a.blue, b.blue), part(a.alpha, b.alpha))
  }

  /// Returns one component of the bilinear mean of four neighbors: `column` in 0…127 of 128, `row`
  /// in 0…32,767 of 32,768. Every term fits in 16 bits, and equal neighbors are returned unchanged.
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
