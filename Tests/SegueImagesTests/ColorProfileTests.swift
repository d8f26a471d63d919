// Images with color profiles: what is read of a profile, and the conversion to sRGB.

import CoreGraphics
import Foundation
import SeguePixels
import Testing

@testable import SegueImages

@Suite struct ColorProfileTests {
  /// The primaries that Apple's profile has, in 65,536ths.
  private static let displayP3 = [33757, 15807, -74, 19136, 45364, 2746, 10296, 4365, 51387]
  /// Those of sRGB, as HP and Microsoft rounded them.
  private static let sRGB = [28578, 14581, 912, 25238, 46982, 6363, 9378, 3971, 46799]
  private static let adobeRGB = [39957, 20388, 1278, 13455, 41006, 3991, 9778, 4142, 48798]

  /// The curve of sRGB, which Display P3 has, too: g, a, b, c and d in 65,536ths.
  private static let usualCurve = curve(type: 3, [157286, 62119, 3417, 5072, 2651])

  private static func curve(type: Int, _ numbers: [Int]) -> [UInt8] {
    Array("para\0\0\0\0".utf8) + [0, UInt8(type), 0, 0] + numbers.flatMap(PNGBuilder.bigEndian)
  }

  /// A curve of samples.
  private static func curve(_ samples: [Int]) -> [UInt8] {
    Array("curv\0\0\0\0".utf8) + PNGBuilder.bigEndian(samples.count)
      + samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
  }

  /// A profile with only what is read of one.
  private static func profile(
    _ primaries: [Int], _ curve: [UInt8] = usualCurve, space: String = "RGB "
  ) -> [UInt8] {
    let names = ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    let points = stride(from: 0, to: 9, by: 3).map { start in
      Array("XYZ \0\0\0\0".utf8)
        + primaries[start..<start + 3].flatMap { PNGBuilder.bigEndian($0 & 0xFFFF_FFFF) }
    }
    let start = 128 + 4 + 12 * names.count
    var bytes = [UInt8](repeating: 0, count: 16) + Array(space.utf8)
    bytes += [UInt8](repeating: 0, count: 128 - bytes.count) + PNGBuilder.bigEndian(names.count)
    for (index, name) in names.enumerated() {
      let offset = index < 3 ? 20 * index : 60
      bytes += Array(name.utf8) + PNGBuilder.bigEndian(start + offset)
      bytes += PNGBuilder.bigEndian(index < 3 ? 20 : curve.count)
    }
    return bytes + points.flatMap(\.self) + curve
  }

  private func png(
    _ profile: [UInt8]?, _ colors: [[Int]] = [[0, 0, 0, 0]], after others: [(String, [UInt8])] = []
  ) -> [UInt8] {
    var chunks = others
    if let profile {
      chunks.append(("iCCP", Array("a profile".utf8) + [0, 0] + PNGBuilder.zlib(profile)))
    }
    var builder = PNGBuilder(width: colors.count, chunksBeforeData: chunks)
    builder.sample = { x, _, channel in colors[x][channel] }
    return builder.build()
  }

  private func file(_ bytes: [UInt8], _ kind: ImageKind) -> ImageFile {
    ImageFile(bytes: bytes, kind: kind, name: "image", limits: .standard)
  }

  private func jpeg(_ profile: [UInt8], part: UInt8 = 1) -> ImageFile {
    let segment = Array("ICC_PROFILE\0".utf8) + [part, 1] + profile
    let length = segment.count + 2
    return file(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE2]
        + [UInt8(length >> 8), UInt8(length & 255)] + segment + [0xFF, 0xDA, 0, 2], .jpeg)
  }

  private func webP(_ profile: [UInt8]) -> ImageFile {
    func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
      Array(name.utf8) + PNGBuilder.bigEndian(bytes.count).reversed() + bytes
        + [UInt8](repeating: 0, count: bytes.count % 2)
    }
    return file(
      Array("RIFF\0\0\0\0WEBP".utf8) + chunk("VP8X", [UInt8](repeating: 0, count: 9))
        + chunk("ICCP", profile), .webP)
  }

  /// The colors of a decoded PNG, from left to right.
  private func decoded(_ bytes: [UInt8]) throws -> [[Int]] {
    let image = try ImageDecoder.decode(bytes, named: "image.png")
    return (0..<image.width).map { x in
      let pixel = image.pixels[x, 0]
      return [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
    }
  }

  // MARK: Reading

  @Test("the profiles of PNG, JPEG and WebP are read")
  func kinds() throws {
    let profile = Self.profile(Self.displayP3)
    let found = try #require(ColorProfile(profile))
    #expect(found.primaries == Self.displayP3.map { Double($0) / 65536 })
    #expect(ColorProfile(of: file(png(profile), .png)) == found)
    #expect(ColorProfile(of: jpeg(profile)) == found)
    #expect(ColorProfile(of: webP(profile)) == found)
  }

  @Test("what precedes a profile is passed over")
  func others() {
    let chunks = [("gAMA", [0, 0, 177, 143] as [UInt8]), ("pHYs", [])]
    #expect(ColorProfile(of: file(png(Self.profile(Self.displayP3), after: chunks), .png)) != nil)
  }

  @Test("images without a profile, and profiles of other kinds, have none")
  func none() {
    #expect(ColorProfile(of: file(png(nil), .png)) == nil)
    #expect(ColorProfile(Self.profile(Self.displayP3, space: "CMYK")) == nil)
    #expect(ColorProfile(of: jpeg(Self.profile(Self.displayP3), part: 2)) == nil)
    #expect(ColorProfile(of: file(png([]), .png)) == nil)
    #expect(ColorProfile(of: file(Array("GIF89a".utf8), .gif)) == nil)
    let noWhite = Self.displayP3.map { $0 / 2 }
    #expect(ColorProfile(Self.profile(noWhite)) == nil)
  }

  @Test("a profile that ends at any byte is none, and no failure")
  func truncated() {
    let whole = Self.profile(Self.displayP3, Self.curve([0, 30000, 65535]))
    for count in whole.indices {
      #expect(ColorProfile(Array(whole.prefix(count))) == nil)
      #expect(throws: Never.self) { try decoded(png(Array(whole.prefix(count)))) }
    }
    for file in [jpeg(whole), webP(whole)] {
      for count in file.bytes.indices {
        _ = ColorProfile(of: self.file(Array(file.bytes.prefix(count)), file.kind))
      }
    }
  }

  // MARK: Converting

  /// The color of sRGB by the usual formulas, with the functions of the C library and primaries that are
  /// not rounded as those of profiles are.
  private func reference(_ color: [Int]) -> [Double] {
    let light = color.prefix(3).map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : Foundation.pow((value + 0.055) / 1.055, 2.4)
    }
    let rows = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    return rows.map { row in
      let sum = min(max(row[0] * light[0] + row[1] * light[1] + row[2] * light[2], 0), 1)
      return 255 * (sum <= 0.0031308 ? sum * 12.92 : 1.055 * Foundation.pow(sum, 1 / 2.4) - 0.055)
    }
  }

  @Test("colors of Display P3 are those of the formulas, and grays remain")
  func displayP3() throws {
    var generator = SeededBytes(7)
    let colors = (0..<600).map { _ in (0..<3).map { _ in Int(generator.next()) } + [255] }
    let grays = (0..<256).map { [$0, $0, $0, 255] }
    let found = try decoded(png(Self.profile(Self.displayP3), colors + grays))
    for (color, found) in zip(colors, found) {
      let expected = reference(color)
      #expect(
        zip(expected, found).allSatisfy { abs($0 - Double($1)) <= 0.9 },
        "\(color) is \(found), expected \(expected)")
    }
    #expect(Array(found.suffix(256)) == grays)
    #expect(
      try decoded(png(Self.profile(Self.displayP3), [[255, 0, 0, 255]])) == [[255, 0, 0, 255]])
  }

  @Test("profiles that are sRGB's change nothing, whatever form their curve has")
  func unchanged() throws {
    let colors = (0..<256).map { [$0, 255 - $0, ($0 * 7) & 255, 255] }
    let samples = (0..<1024).map { level in
      Int((SRGBTransferFunction.linear(Double(level) / 1023) * 65535).rounded())
    }
    for curve in [Self.usualCurve, Self.curve(samples)] {
      #expect(try decoded(png(Self.profile(Self.sRGB, curve), colors)) == colors)
    }
  }

  @Test("an exponent alone is the curve of Adobe RGB")
  func exponent() throws {
    let profile = Self.profile(Self.adobeRGB, Self.curve([563]))
    #expect(try decoded(png(profile, [[128, 128, 128, 255]])) == [[129, 129, 129, 255]])
    // A green that sRGB does not have: red and blue are clipped.
    #expect(try decoded(png(profile, [[0, 255, 0, 255]])) == [[0, 255, 0, 255]])
    #expect(try decoded(png(profile, [[200, 100, 100, 255]]))[0][0] > 210)
  }

  @Test("translucent colors are converted as they are without alpha")
  func alpha() throws {
    let profile = Self.profile(Self.displayP3)
    let colors = [[220, 60, 40, 255], [220, 60, 40, 128], [220, 60, 40, 1], [220, 60, 40, 0]]
    let found = try decoded(png(profile, colors))
    for (color, found) in zip(colors, found) {
      #expect(found[3] == color[3])
      for (whole, part) in zip(reference(color), found) {
        #expect(abs(whole * Double(color[3]) / 255 - Double(part)) <= 1.6, "\(color) is \(found)")
      }
    }
  }
}

/// A sequence of bytes that is the same each time.
private struct SeededBytes {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 56)
  }
}
