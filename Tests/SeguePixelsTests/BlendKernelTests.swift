import CSegueKernels
import SeguePixels
import Testing

/// Compares every kernel that combines pixels, at every CPU level, with pixel-by-pixel results.
@Suite struct BlendKernelTests {
  @Test("x / 255 is rounded to nearest, for every product of two bytes")
  func division() {
    for x in UInt32(0)...65025 {
      #expect(PixelArithmetic.divide255(x) == UInt32((Double(x) / 255).rounded()))
    }
  }

  @Test("over is exact for every source alpha and destination", arguments: KernelLevel.available)
  func allPairs(_ level: KernelLevel) {
    let kernels = Kernels.at(level)
    for alpha in UInt8(0)...255 {
      let source = PremultipliedRGBA8(alpha, alpha / 2, alpha / 3, alpha)
      let under = (UInt8(0)...255).map { PremultipliedRGBA8($0, 255 - $0, $0 / 2, $0) }
      var out = under.map(\.word)
      kernels.over(&out, [UInt32](repeating: source.word, count: 256), 256)
      var colored = under.map(\.word)
      kernels.over_color(&colored, source.word, 256)
      let expected = under.map { PixelArithmetic.over($0, source).word }
      #expect(out == expected && colored == expected, "alpha \(alpha)")
    }
  }

  @Test("masks are exact for all pairs of mask and source byte", arguments: KernelLevel.available)
  func allMasks(_ level: KernelLevel) {
    let kernels = Kernels.at(level)
    let masks = [UInt8](0...255)
    let under = PremultipliedRGBA8(200, 100, 50, 220)
    for byte in UInt8(0)...255 {
      let source = PremultipliedRGBA8(byte, byte / 2, byte / 5, byte)
      let expected = masks.map { PixelArithmetic.over(under, source, mask: $0).word }
      var masked = [UInt32](repeating: under.word, count: 256)
      kernels.over_mask(&masked, [UInt32](repeating: source.word, count: 256), masks, 256)
      var colored = [UInt32](repeating: under.word, count: 256)
      kernels.over_color_mask(&colored, source.word, masks, 256)
      var even = [UInt32](repeating: under.word, count: 1)
      kernels.over_even(&even, [source.word], byte, 1)
      #expect(masked == expected && colored == expected, "source \(byte)")
      #expect(even == [PixelArithmetic.over(under, source, mask: byte).word])
      var scaled = masks
      kernels.scale_mask(&scaled, byte, 256)
      #expect(scaled == masks.map { UInt8(PixelArithmetic.divide255(UInt32($0) * UInt32(byte))) })
    }
  }

  @Test("fade is exact for all masks and bytes, over any color", arguments: KernelLevel.available)
  func fades(_ level: KernelLevel) {
    let kernels = Kernels.at(level)
    let source = (UInt8(0)...255).map { PremultipliedRGBA8($0, 255 - $0, $0 / 2, 255) }
    for mask in UInt8(0)...255 {
      let base = PremultipliedRGBA8(mask, mask / 3, 7, max(mask, 7))
      var out = [UInt32](repeating: 0, count: 256)
      kernels.fade(&out, source.map(\.word), mask, base.word, 255)
      let expected = source.map { PixelArithmetic.over(base, $0, mask: mask).word }
      #expect(out == expected.dropLast() + [0], "mask \(mask)")
    }
  }

  @Test("fading over other pixels is exact for all masks", arguments: KernelLevel.available)
  func fadesOver(_ level: KernelLevel) {
    let kernels = Kernels.at(level)
    var random = Seeded(state: 3)
    func pixel() -> PremultipliedRGBA8 {
      let pixel = random.pixel(premultiplied: false)
      return PremultipliedRGBA8(pixel.red, pixel.green, pixel.blue, 255)
    }
    for mask in UInt8(0)...255 {
      // Black on white and the reverse have the largest sums.
      let gray = [0, 255, 0, 255].map { PremultipliedRGBA8($0, $0, $0, 255) }
      let source = gray + (4..<256).map { _ in pixel() }
      let under = gray.reversed() + (4..<256).map { _ in pixel() }
      let expected = zip(under, source).map { PixelArithmetic.over($0, $1, mask: mask).word }
      var out = [UInt32](repeating: 0, count: 256)
      kernels.fade_over(&out, source.map(\.word), mask, under.map(\.word), 255)
      #expect(out == expected.dropLast() + [0], "mask \(mask)")
    }
  }

  @Test("multiply is exact for all pairs of bytes", arguments: KernelLevel.available)
  func products(_ level: KernelLevel) {
    let kernels = Kernels.at(level)
    let pixels = (UInt8(0)...255).map { PremultipliedRGBA8($0, 255 - $0, $0 / 2, $0) }
    for byte in UInt8(0)...255 {
      let color = PremultipliedRGBA8(byte, byte / 2, 255 - byte, byte)
      var out = pixels.map(\.word)
      kernels.times(&out, color.word, 256)
      #expect(out == pixels.map { PixelArithmetic.product($0, color).word }, "byte \(byte)")
    }
  }

  @Test("mix and blend are exact for all bytes and weights", arguments: KernelLevel.available)
  func mixes(_ level: KernelLevel) {
    let kernels = Kernels.at(level)
    let after = (UInt8(0)...255).map { PremultipliedRGBA8($0, 255 - $0, $0 / 2, $0) }
    for byte in UInt8(0)...255 {
      let before = PremultipliedRGBA8(byte, byte, 255 - byte, byte)
      let before256 = [UInt32](repeating: before.word, count: 256)
      let mask = byte &* 7
      var mixed = after.map(\.word)
      kernels.mix_even(&mixed, before256, mask, 256)
      #expect(mixed == after.map { PixelArithmetic.mix(before, $0, mask: mask).word })
      var masked = after.map(\.word)
      kernels.mix_mask(&masked, before256, [UInt8](0...255), 256)
      let expected = zip(after, UInt8(0)...255).map {
        PixelArithmetic.mix(before, $0, mask: $1).word
      }
      #expect(masked == expected)
      let weight = Int32(mask) + (byte > 200 ? 1 : 0)
      var blended = after.map(\.word)
      kernels.blend(&blended, before256, weight, 256)
      #expect(blended == after.map { PixelArithmetic.blend($0, before, weight: weight).word })
    }
  }

  @Test(
    "any count and offset works, and nothing is written past the end",
    arguments: KernelLevel.available, [UInt64](1...40))
  func counts(_ level: KernelLevel, _ seed: UInt64) {
    var random = Seeded(state: seed)
    let kernels = Kernels.at(level)
    let (offset, count) = (
      Int.random(in: 0...9, using: &random), Int.random(in: 0...70, using: &random)
    )
    let (under, source) = (random.pixels(100), random.pixels(100))
    let (masks, mask) = (random.bytes(100), UInt8.random(in: 0...255, using: &random))
    let color = random.pixel()
    func check(
      _ name: String,
      _ kernel: (UnsafeMutablePointer<UInt32>, UnsafePointer<UInt32>, UnsafePointer<UInt8>) -> Void,
      _ reference: (PremultipliedRGBA8, PremultipliedRGBA8, UInt8) -> PremultipliedRGBA8
    ) {
      var out = under.map(\.word)
      source.map(\.word).withUnsafeBufferPointer { source in
        masks.withUnsafeBufferPointer { masks in
          out.withUnsafeMutableBufferPointer { out in
            guard let out = out.baseAddress, let source = source.baseAddress,
              let masks = masks.baseAddress
            else { return }
            kernel(out + offset, source + offset, masks + offset)
          }
        }
      }
      let expected = under.indices.map { i in
        (offset..<offset + count).contains(i)
          ? reference(under[i], source[i], masks[i]).word : under[i].word
      }
      #expect(out == expected, "seed \(seed), \(level), \(name), \(count) pixels from \(offset)")
    }
    typealias Arithmetic = PixelArithmetic
    check("fill", { o, _, _ in kernels.fill(o, color.word, count) }, { _, _, _ in color })
    check(
      "over_color", { o, _, _ in kernels.over_color(o, color.word, count) },
      { d, _, _ in Arithmetic.over(d, color) })
    check(
      "over_color_mask", { o, _, m in kernels.over_color_mask(o, color.word, m, count) },
      { d, _, m in Arithmetic.over(d, color, mask: m) })
    check("over", { o, s, _ in kernels.over(o, s, count) }, { d, s, _ in Arithmetic.over(d, s) })
    check(
      "over_even", { o, s, _ in kernels.over_even(o, s, mask, count) },
      { d, s, _ in Arithmetic.over(d, s, mask: mask) })
    check(
      "over_mask", { o, s, m in kernels.over_mask(o, s, m, count) },
      { d, s, m in Arithmetic.over(d, s, mask: m) })
    check(
      "mix_even", { o, s, _ in kernels.mix_even(o, s, mask, count) },
      { d, s, _ in Arithmetic.mix(s, d, mask: mask) })
    check(
      "mix_mask", { o, s, m in kernels.mix_mask(o, s, m, count) },
      { d, s, m in Arithmetic.mix(s, d, mask: m) })
    check(
      "blend", { o, s, _ in kernels.blend(o, s, Int32(mask), count) },
      { d, s, _ in Arithmetic.blend(d, s, weight: Int32(mask)) })
  }

  @Test("a source that is not premultiplied saturates alike", arguments: KernelLevel.available)
  func saturation(_ level: KernelLevel) {
    var random = Seeded(state: 5)
    for _ in 0..<500 {
      let (under, source) = (random.pixel(premultiplied: false), random.pixel(premultiplied: false))
      var out = [under.word]
      Kernels.at(level).over(&out, [source.word], 1)
      #expect(out == [PixelArithmetic.over(under, source).word])
    }
  }
}
