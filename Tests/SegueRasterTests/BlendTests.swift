// Compares blend modes with W3C's formulas in doubles and kernels with the scalar definition, and
// checks which groups see their backdrop.

import CSegueKernels
import CoreGraphics
import SegueDisplay
import SeguePixels
import SegueRaster
import Testing

@Suite struct BlendTests {
  private static let whole = 1 << 13

  /// Pairs of pixels with all kinds of alphas, properly premultiplied.
  private func pairs(_ seed: UInt64) -> [(source: PremultipliedRGBA8, under: PremultipliedRGBA8)] {
    var random = Seeded(state: seed)
    let alphas: [UInt8] = [0, 1, 2, 127, 128, 254, 255, 255, 255]
    func pixel() -> PremultipliedRGBA8 {
      let alpha =
        Bool.random(using: &random)
        ? alphas.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random)
      func part() -> UInt8 {
        Int.random(in: 0..<6, using: &random) == 0
          ? (Bool.random(using: &random) ? 0 : alpha) : UInt8.random(in: 0...alpha, using: &random)
      }
      return PremultipliedRGBA8(part(), part(), part(), alpha)
    }
    return (0..<Self.whole).map { _ in (pixel(), pixel()) }
  }

  @Test("every kernel is the scalar definition, bit for bit", arguments: BlendMode.allCases)
  func kernels(_ mode: BlendMode) {
    let pairs = pairs(11)
    let words = pairs.map { (word($0.source), word($0.under)) }
    let expected = pairs.map { word(BlendArithmetic.combined($0.source, over: $0.under, mode)) }
    for level in KernelLevel.available {
      var out = words.map(\.1)
      Kernels.at(level).combine(&out, words.map(\.0), nil, 255, mode.number, out.count)
      #expect(out == expected, "\(level)")
    }
  }

  @Test("a mask and an opacity scale the source and blend the result by as much")
  func masked() {
    let pairs = pairs(12)
    let mask = pairs.indices.map { UInt8($0 % 256) }
    for mode in [BlendMode.multiply, .copy, .hue] {
      let expected = zip(pairs, mask).map { pair, mask in
        let source = PixelArithmetic.scaled(pair.source, by: 77)
        let blended = BlendArithmetic.combined(source, over: pair.under, mode)
        return word(PixelArithmetic.mix(pair.under, blended, mask: mask))
      }
      for level in KernelLevel.available {
        var out = pairs.map { word($0.under) }
        let sources = pairs.map { word($0.source) }
        Kernels.at(level).combine(&out, sources, mask, 77, mode.number, out.count)
        #expect(out == expected, "\(mode) \(level)")
      }
    }
  }

  @Test("every mode is W3C's formula, exactly rounded", arguments: BlendMode.allCases)
  func formulas(_ mode: BlendMode) {
    var largest = 0.0
    for (source, under) in pairs(13) {
      let result = BlendArithmetic.combined(source, over: under, mode)
      let exact = Formula(source).combined(over: Formula(under), mode)
      for (own, exact) in [
        (result.red, exact.red), (result.green, exact.green), (result.blue, exact.blue),
        (result.alpha, exact.alpha),
      ] {
        largest = max(largest, abs(Double(own) - exact * 255))
        #expect(own <= result.alpha)
      }
    }
    // Half a step is the rounding, plus a little where a component is clamped to alpha.
    #expect(largest <= 0.51, "\(mode): \(largest)")
  }

  private func word(_ p: PremultipliedRGBA8) -> UInt32 {
    UInt32(p.red) | UInt32(p.green) << 8 | UInt32(p.blue) << 16 | UInt32(p.alpha) << 24
  }

  // MARK: What groups see

  private let gray = DisplayColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

  private func blended(_ items: [DisplayItem], _ mode: BlendMode = .multiply) -> DisplayItem {
    .group(DisplayGroup(blendMode: mode, items: items))
  }

  private func pixel(_ items: [DisplayItem], on color: DisplayColor = .white) throws
    -> PremultipliedRGBA8
  {
    try Rasterizer().render(frame(4, 4, on: color, items))[1, 1]
  }

  @Test("a blended group blends with its backdrop, through groups that only clip")
  func through() throws {
    let item = blended([solid(0, 0, 4, 4, .red)])
    #expect(try pixel([item], on: gray) == PremultipliedRGBA8(128, 0, 0, 255))
    let clip = RoundedRectangle(CGRect(x: 0, y: 0, width: 3, height: 3), radius: 1)
    #expect(
      try pixel([grouped(clip: clip, items: [item])], on: gray)
        == PremultipliedRGBA8(128, 0, 0, 255))
    let nested = [grouped(clip: clip, items: [solid(0, 0, 1, 1, .blue), item])]
    #expect(try pixel(nested, on: gray) == PremultipliedRGBA8(128, 0, 0, 255))
  }

  @Test("a faded or isolated group isolates blending inside it from its backdrop")
  func isolation() throws {
    let item = blended([solid(0, 0, 4, 4, .red)])
    // Red over nothing, half of it over gray.
    #expect(
      try pixel([grouped(opacity: 0.5, items: [item])], on: gray)
        == PremultipliedRGBA8(192, 64, 64, 255))
    let isolated = DisplayItem.group(DisplayGroup(isIsolated: true, items: [item]))
    #expect(try pixel([isolated], on: gray) == PremultipliedRGBA8(255, 0, 0, 255))
    let mask = DisplayMask([item], through: [solid(0, 0, 4, 4, .white)])
    #expect(try pixel([.masked(mask)], on: gray) == PremultipliedRGBA8(255, 0, 0, 255))
    // In a group whose backdrop is opaque.
    let both = grouped(opacity: 0.5, items: [solid(0, 0, 4, 4, gray), item])
    #expect(try pixel([both], on: .white) == PremultipliedRGBA8(191, 127, 127, 255))
  }

  @Test("a group is blended as one: overlapping items inside are blended once")
  func asOne() throws {
    let two = [solid(0, 0, 4, 4, .black), solid(0, 0, 4, 4, .white)]
    #expect(try pixel([blended(two)], on: gray) == PremultipliedRGBA8(128, 128, 128, 255))
    let half = DisplayGroup(opacity: 0.5, blendMode: .multiply, items: [solid(0, 0, 4, 4, .black)])
    #expect(try pixel([.group(half)], on: .white) == PremultipliedRGBA8(127, 127, 127, 255))
  }

  @Test("blended edges are antialiased, to a hundredth of a pixel")
  func edges() throws {
    func edge(_ x: Double) throws -> Int {
      let item = blended([solid(0, 0, x, 4, .black)])
      return Int(try Rasterizer().render(frame(4, 1, on: .white, [item]))[2, 0].red)
    }
    #expect(try [edge(2), edge(2.1), edge(2.11), edge(3)] == [255, 229, 227, 0])
  }

  @Test("modes that affect empty areas reach as far as their clip")
  func everywhere() throws {
    let clip = DisplayClip(
      shape: RoundedRectangle(CGRect(x: 1, y: 0, width: 2, height: 4)), transform: .identity)
    let dot = solid(2, 0, 1, 4, .red)
    func row(_ mode: BlendMode) throws -> [[UInt8]] {
      let group = DisplayItem.group(DisplayGroup(clip: clip, blendMode: mode, items: [dot]))
      let list = frame(4, 1, on: .clear, [solid(0, 0, 4, 4, .white), group])
      let drawn = try Rasterizer().render(list)
      return (0..<4).map { [drawn[$0, 0].green, drawn[$0, 0].alpha] }
    }
    let (white, red, none): ([UInt8], [UInt8], [UInt8]) = ([255, 255], [0, 255], [0, 0])
    #expect(try row(.clear) == [white, none, none, white])
    #expect(try row(.copy) == [white, none, red, white])
    #expect(try row(.sourceIn) == [white, none, red, white])
    #expect(try row(.sourceOut) == [white, none, none, white])
    #expect(try row(.destinationIn) == [white, none, white, white])
    #expect(try row(.destinationOut) == [white, white, none, white])
    #expect(try row(.destinationAtop) == [white, none, white, white])
    #expect(try row(.sourceAtop) == [white, white, red, white])
    #expect(try row(.xor) == [white, white, none, white])
  }

  @Test("items under a blended group are still drawn, and items over it hide it")
  func visibility() throws {
    let group = blended([solid(0, 0, 64, 48, .white)])
    let under = solid(0, 0, 64, 48, .red)
    func painted(_ items: [DisplayItem]) throws -> Int {
      try paintedPixels(frame(64, 48, items))
    }
    #expect(try painted([under, group]) == 3 * 64 * 48)
    #expect(try painted([group, under]) == 64 * 48)
  }
}

/// Colors in doubles, and W3C's formulas as published: straight colors, mixed, then composited.
private struct Formula {
  var red, green, blue, alpha: Double

  init(_ p: PremultipliedRGBA8) {
    (red, green) = (Double(p.red) / 255, Double(p.green) / 255)
    (blue, alpha) = (Double(p.blue) / 255, Double(p.alpha) / 255)
  }

  init(_ parts: [Double], _ alpha: Double) {
    (red, green, blue, self.alpha) = (parts[0], parts[1], parts[2], alpha)
  }

  private var parts: [Double] { [red, green, blue] }
  private var straight: [Double] { parts.map { alpha > 0 ? $0 / alpha : 0 } }

  func combined(over under: Formula, _ mode: BlendMode) -> Formula {
    let (sa, da) = (alpha, under.alpha)
    if let (of, beneath) = Self.shares(sa, da, mode) {
      return Formula(
        zip(parts, under.parts).map { $0 * of + $1 * beneath }, sa * of + da * beneath)
    }
    switch mode {
    case .plusLighter:
      return Formula(zip(parts, under.parts).map { min($0 + $1, 1) }, min(sa + da, 1))
    case .plusDarker:
      let sum = min(sa + da, 1)
      let parts = zip(parts, under.parts).map { max(sum - (sa - $0) - (da - $1), 0) }
      return Formula(parts, sum)
    default:
      let mixed = Self.mixed(straight, under.straight, mode)
      let composed = (0..<3).map { i in
        (1 - da) * parts[i] + (1 - sa) * under.parts[i] + sa * da * mixed[i]
      }
      return Formula(composed, sa + da - sa * da)
    }
  }

  private static func shares(_ sa: Double, _ da: Double, _ mode: BlendMode) -> (Double, Double)? {
    switch mode {
    case .normal: (1, 1 - sa)
    case .clear: (0, 0)
    case .copy: (1, 0)
    case .sourceIn: (da, 0)
    case .sourceOut: (1 - da, 0)
    case .sourceAtop: (da, 1 - sa)
    case .destinationOver: (1 - da, 1)
    case .destinationIn: (0, sa)
    case .destinationOut: (0, 1 - sa)
    case .destinationAtop: (1 - da, sa)
    case .xor: (1 - da, 1 - sa)
    default: nil
    }
  }

  private static func mixed(_ s: [Double], _ d: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: setLuminosity(setSaturation(s, saturation(d)), luminosity(d))
    case .saturation: setLuminosity(setSaturation(d, saturation(s)), luminosity(d))
    case .color: setLuminosity(s, luminosity(d))
    case .luminosity: setLuminosity(d, luminosity(s))
    default: zip(s, d).map { part($0, $1, mode) }
    }
  }

  private static func part(_ s: Double, _ d: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: part(d, s, .hardLight)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: d >= 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: s <= 0.5 ? part(d, 2 * s, .multiply) : part(d, 2 * s - 1, .screen)
    case .softLight:
      s <= 0.5
        ? d - (1 - 2 * s) * d * (1 - d)
        : d + (2 * s - 1) * ((d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()) - d)
    case .difference: abs(s - d)
    default: s + d - 2 * s * d
    }
  }

  private static func luminosity(_ c: [Double]) -> Double {
    0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
  }

  private static func saturation(_ c: [Double]) -> Double { (c.max() ?? 0) - (c.min() ?? 0) }

  private static func setSaturation(_ c: [Double], _ to: Double) -> [Double] {
    let (low, range) = (c.min() ?? 0, saturation(c))
    return c.map { range > 0 ? ($0 - low) * to / range : 0 }
  }

  private static func setLuminosity(_ c: [Double], _ to: Double) -> [Double] {
    let moved = c.map { $0 + to - luminosity(c) }
    let (light, low, high) = (luminosity(moved), moved.min() ?? 0, moved.max() ?? 0)
    return moved.map { x in
      var x = x
      if low < 0 { x = light + (x - light) * light / (light - low) }
      if high > 1 { x = light + (x - light) * (1 - light) / (high - light) }
      return x
    }
  }
}
