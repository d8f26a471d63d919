// Every kind of PNG decodes to the pixels that the specification requires.

import SegueImages
import SeguePixels
import Testing

@Suite struct PNGDecodingTests {
  @Test("all fifteen combinations of color type and depth, plain and interlaced", arguments: kinds)
  func allKinds(_ kind: Kind) throws {
    for (width, height) in [(1, 1), (2, 3), (7, 5), (8, 8), (33, 17)] {
      for isInterlaced in [false, true] {
        var png = kind.builder(width, height)
        png.isInterlaced = isInterlaced
        png.filter = { $0 % 5 }
        let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
        #expect((got.width, got.height) == (width, height))
        for y in 0..<height {
          for x in 0..<width {
            let want = premultiplied(kind.straight(png, x, y))
            #expect(got[x, y] == want, "\(width) x \(height), \(isInterlaced), at \(x), \(y)")
          }
        }
      }
    }
  }

  @Test("one transparent color is transparent at every depth", arguments: keyedKinds)
  func transparentColor(_ kind: Kind) throws {
    var png = kind.builder(16, 16)
    let key = (0..<png.channels).map { png.sample(3, 2, $0) }
    png.chunksBeforeData.append(
      ("tRNS", key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }))
    let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    for y in 0..<16 {
      for x in 0..<16 {
        let isKey = (0..<png.channels).allSatisfy { png.sample(x, y, $0) == key[$0] }
        let want = isKey ? PremultipliedRGBA8(0, 0, 0, 0) : premultiplied(kind.straight(png, x, y))
        #expect(got[x, y] == want)
      }
    }
  }

  @Test("a transparent 16-bit color is matched with all its bits")
  func transparent16() throws {
    var png = PNGBuilder(width: 2, height: 1, depth: 16, colorType: 0)
    png.sample = { x, _, _ in 0x8001 + x }
    png.chunksBeforeData = [("tRNS", [0x80, 0x01])]
    let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    #expect((got[0, 0].alpha, got[1, 0].alpha) == (0, 255))
  }

  @Test("palette entries have their alpha; entries missing from tRNS are opaque")
  func paletteAlpha() throws {
    var png = PNGBuilder(width: 4, height: 1, depth: 2, colorType: 3)
    png.sample = { x, _, _ in x }
    png.chunksBeforeData = [
      ("PLTE", [255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 8, 7]), ("tRNS", [0, 128, 255]),
    ]
    let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    let want: [PremultipliedRGBA8] = [
      .init(0, 0, 0, 0), .init(0, 128, 0, 128), .init(0, 0, 255, 255), .init(9, 8, 7, 255),
    ]
    #expect((0..<4).map { got[$0, 0] } == want)
  }

  @Test("a palette index beyond the palette is opaque black, as in browsers")
  func paletteIndexOutOfRange() throws {
    var png = PNGBuilder(width: 2, height: 1, depth: 8, colorType: 3)
    png.sample = { x, _, _ in x * 255 }
    png.chunksBeforeData = [("PLTE", [1, 2, 3])]
    let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    #expect(got[0, 0] == PremultipliedRGBA8(1, 2, 3, 255))
    #expect(got[1, 0] == PremultipliedRGBA8(0, 0, 0, 255))
  }

  @Test("colors are multiplied by alpha and rounded to nearest, for every pair of bytes")
  func allProducts() throws {
    var png = PNGBuilder(width: 256, height: 256)
    png.sample = { x, y, channel in channel == 3 ? y : channel == 1 ? 255 - x : x }
    let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    for y in 0..<256 {
      for x in 0..<256 {
        let pixel = got[x, y]
        // Twice the product over 255, plus one half rounded up: exact in integers.
        #expect(Int(pixel.red) == (2 * x * y + 255) / 510)
        #expect(Int(pixel.green) == (2 * (255 - x) * y + 255) / 510)
      }
    }
  }

  @Test("16-bit samples are rounded to the nearest byte")
  func roundsSamples() throws {
    var png = PNGBuilder(width: 65536 / 256, height: 256, depth: 16, colorType: 0)
    png.sample = { x, y, _ in y * 256 + x }
    let got = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    for y in 0..<256 {
      for x in 0..<256 { #expect(Int(got[x, y].red) == ((y * 256 + x) * 255 + 32767) / 65535) }
    }
  }

  @Test("color, text and time chunks change nothing", arguments: ancillary)
  func ignoresAncillary(_ type: String, _ bytes: [UInt8]) throws {
    var png = PNGBuilder(width: 3, height: 2)
    png.sample = { 40 * $0 + 20 * $1 + 10 * $2 + 90 }
    let plain = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    png.chunksBeforeData = [(type, bytes)]
    let other = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    for y in 0..<2 { #expect(Array(other.row(y)) == Array(plain.row(y))) }
  }

  @Test("image data can be split anywhere, and trailing data is accepted")
  func dataChunks() throws {
    var png = PNGBuilder(width: 9, height: 9)
    png.sample = { $0 * 20 + $1 + $2 }
    let whole = try ImageDecoder.decode(png.build(), named: "x.png").pixels
    for size in [1, 2, 7] {
      png.dataChunkSize = size
      let cut = try ImageDecoder.decode(png.build() + [1, 2, 3], named: "x.png").pixels
      for y in 0..<9 { #expect(Array(cut.row(y)) == Array(whole.row(y))) }
    }
  }

  @Test("opaque images are detected")
  func opacity() throws {
    var png = PNGBuilder(width: 2, height: 2)
    png.sample = { _, _, _ in 255 }
    #expect(try ImageDecoder.decode(png.build(), named: "x.png").isOpaque)
    png.sample = { x, y, channel in channel == 3 && x + y == 2 ? 254 : 255 }
    #expect(try !ImageDecoder.decode(png.build(), named: "x.png").isOpaque)
  }
}

/// A color type and a depth.
struct Kind: Sendable, CustomTestStringConvertible {
  let colorType: Int
  let depth: Int
  var testDescription: String { "type \(colorType), \(depth) bits" }

  /// An image with values over the full range.
  func builder(_ width: Int, _ height: Int) -> PNGBuilder {
    var png = PNGBuilder(width: width, height: height, depth: depth, colorType: colorType)
    let mask = (1 << depth) - 1
    png.sample = { x, y, channel in (x * 7919 + y * 104_729 + channel * 31337 + x * y) & mask }
    if colorType == 3 {
      png.chunksBeforeData = [("PLTE", (0...mask).flatMap(Self.entry))]
    }
    return png
  }

  private static func entry(_ index: Int) -> [UInt8] {
    [UInt8(index * 3 & 255), UInt8(255 - index), UInt8(index * 11 & 255)]
  }

  /// Red, green, blue and alpha as bytes, according to the specification.
  func straight(_ png: PNGBuilder, _ x: Int, _ y: Int) -> [Int] {
    let values = (0..<png.channels).map { png.sample(x, y, $0) }
    if colorType == 3 { return Self.entry(values[0]).map(Int.init) + [255] }
    let largest = (1 << depth) - 1
    let bytes = values.map { ($0 * 255 * 2 + largest) / (2 * largest) }
    return switch colorType {
    case 0: [bytes[0], bytes[0], bytes[0], 255]
    case 2: bytes + [255]
    case 4: [bytes[0], bytes[0], bytes[0], bytes[1]]
    default: bytes
    }
  }
}

private func premultiplied(_ straight: [Int]) -> PremultipliedRGBA8 {
  let bytes = straight.prefix(3).map { UInt8((2 * $0 * straight[3] + 255) / 510) }
  return PremultipliedRGBA8(bytes[0], bytes[1], bytes[2], UInt8(straight[3]))
}

private let kinds: [Kind] =
  [(0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16])]
  .flatMap { type, depths in depths.map { Kind(colorType: type, depth: $0) } }

private let keyedKinds = kinds.filter { $0.colorType == 0 || $0.colorType == 2 }

private let ancillary: [(String, [UInt8])] = [
  ("gAMA", [0, 1, 134, 160]), ("gAMA", [0, 0, 0, 1]), ("sRGB", [0]),
  ("cHRM", [UInt8](repeating: 7, count: 32)), ("pHYs", [0, 0, 11, 19, 0, 0, 11, 19, 1]),
  ("bKGD", [0, 1, 0, 1, 0, 1]), ("tEXt", Array("Title\0x".utf8)),
  ("tIME", [7, 230, 1, 1, 0, 0, 0]), ("iCCP", Array("bad\0\0nonsense".utf8)),
  ("zTXt", Array("bad\0\0nonsense".utf8)), ("acTL", [0, 0, 0, 1, 0, 0, 0, 0]),
  ("prVt", [1, 2, 3]), ("sBIT", [8, 8, 8, 8]), ("eXIf", [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]),
]
