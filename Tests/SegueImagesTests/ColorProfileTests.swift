// The color profiles of images, which are named and otherwise ignored.

import Testing

@testable import SegueImages

@Suite struct ColorProfileTests {
  /// The primaries that Apple's profile has, in 65,536ths.
  private static let displayP3 = [33757, 15807, -74, 19136, 45364, 2746, 10296, 4365, 51387]
  /// Those of sRGB, as HP and Microsoft rounded them.
  private static let sRGB = [28578, 14581, 912, 25238, 46982, 6363, 9378, 3971, 46799]
  private static let adobeRGB = [39957, 20388, 1278, 13455, 41006, 3991, 9778, 4142, 48798]

  /// A profile with only what is read of one.
  private func profile(_ primaries: [Int], space: String = "RGB ") -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: 16) + Array(space.utf8)
    bytes += [UInt8](repeating: 0, count: 128 - bytes.count)
    let names = ["rXYZ", "gXYZ", "bXYZ"]
    bytes += PNGBuilder.bigEndian(names.count)
    for (index, name) in names.enumerated() {
      bytes += Array(name.utf8) + PNGBuilder.bigEndian(128 + 4 + 36 + 20 * index)
      bytes += PNGBuilder.bigEndian(20)
    }
    for start in stride(from: 0, to: primaries.count, by: 3) {
      bytes += Array("XYZ ".utf8) + [0, 0, 0, 0]
      bytes += primaries[start..<start + 3].flatMap { PNGBuilder.bigEndian($0 & 0xFFFF_FFFF) }
    }
    return bytes
  }

  private func png(_ profile: [UInt8], after others: [(String, [UInt8])] = []) -> [UInt8] {
    let chunk = Array("a profile".utf8) + [0, 0] + PNGBuilder.zlib(profile)
    return PNGBuilder(chunksBeforeData: others + [("iCCP", chunk)]).build()
  }

  private func jpeg(_ profile: [UInt8], part: UInt8 = 1) -> [UInt8] {
    let segment = Array("ICC_PROFILE\0".utf8) + [part, 1] + profile
    let length = segment.count + 2
    return [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE2]
      + [UInt8(length >> 8), UInt8(length & 255)] + segment + [0xFF, 0xDA, 0, 2]
  }

  @Test("the profiles of PNG and JPEG are named, unless they are sRGB")
  func names() {
    for file in [{ png($0) }, { jpeg($0) }] as [([UInt8]) -> [UInt8]] {
      #expect(ColorProfile(of: file(profile(Self.displayP3)))?.nameUnlessSRGB == "Display P3")
      #expect(ColorProfile(of: file(profile(Self.adobeRGB)))?.nameUnlessSRGB == "Adobe RGB")
      let usual = ColorProfile(of: file(profile(Self.sRGB)))
      #expect(usual != nil && usual?.nameUnlessSRGB == nil)
      let other = Self.sRGB.map { $0 / 2 }
      #expect(
        ColorProfile(of: file(profile(other)))?.nameUnlessSRGB == "other primaries than sRGB")
    }
  }

  @Test("what precedes a profile is passed over")
  func others() {
    let file = png(profile(Self.displayP3), after: [("gAMA", [0, 0, 177, 143]), ("pHYs", [])])
    #expect(ColorProfile(of: file)?.nameUnlessSRGB == "Display P3")
  }

  @Test("images without a profile, and profiles of other kinds, have none")
  func none() {
    #expect(ColorProfile(of: PNGBuilder().build()) == nil)
    #expect(ColorProfile(of: png(profile(Self.displayP3, space: "CMYK"))) == nil)
    #expect(ColorProfile(of: jpeg(profile(Self.displayP3), part: 2)) == nil)
    #expect(ColorProfile(of: png([])) == nil)
    #expect(ColorProfile(of: Array("GIF89a".utf8)) == nil)
  }

  @Test("a profile that ends at any byte is none, and no failure")
  func truncated() {
    let whole = profile(Self.displayP3)
    for count in whole.indices {
      #expect(ColorProfile(of: png(Array(whole.prefix(count)))) == nil)
    }
    for file in [png(whole), jpeg(whole)] {
      for count in file.indices { _ = ColorProfile(of: Array(file.prefix(count))) }
    }
  }
}
