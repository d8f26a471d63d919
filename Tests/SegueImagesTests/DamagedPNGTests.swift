// Files that are not PNGs or are broken: each is a named error, and never a crash, an image with
// holes, or excessive memory.

import SegueImages
import SeguePixels
import SegueWorld
import Testing

@Suite struct DamagedPNGTests {
  @Test("each kind of damage is detected", arguments: damages)
  func damaged(_ damage: Damage) {
    let error = #expect(throws: ImageError.self) {
      try ImageDecoder.decode(damage.bytes(), named: "logo.png")
    }
    #expect(error?.code == .damaged, "\(String(describing: error))")
    #expect(error?.description.hasPrefix("logo.png: damaged PNG: ") == true)
  }

  @Test("a file truncated anywhere is damaged")
  func truncated() {
    for isInterlaced in [false, true] {
      let bytes = good(isInterlaced).build()
      for count in 8..<bytes.count {
        let error = #expect(throws: ImageError.self) {
          try ImageDecoder.decode(Array(bytes[..<count]), named: "x")
        }
        #expect(error?.code == .damaged)
      }
    }
  }

  @Test("a changed bit is damage, a size over the limit, or harmless, and never a crash")
  func flippedBits() {
    let bytes = good(true).build()
    let limits = ImageLimits(side: 1000, area: 100_000)
    for index in 8..<bytes.count {
      for bit in 0..<8 {
        var changed = bytes
        changed[index] ^= 1 << bit
        // Every chunk has a checksum, so only changes to the bytes after the last one are harmless.
        let error = #expect(throws: ImageError.self) {
          try ImageDecoder.decode(changed, named: "x", limits: limits)
        }
        #expect(error?.code == .damaged, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test("changed bits with valid checksums never crash the decoder")
  func changedData() {
    var generator = SeededGenerator(seed: 20)
    for _ in 0..<3000 {
      var png = good(generator.next() & 1 == 0)
      var rows = png.filteredRows()
      for _ in 0...generator.next() % 4 {
        rows[Int(generator.next() % UInt64(rows.count))] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      png.depth = [1, 2, 4, 8, 16][Int(generator.next() % 5)]
      png.colorType = Int(generator.next() % 7)
      _ = try? ImageDecoder.decode(png.build(data: PNGBuilder.zlib(rows)), named: "x")
    }
  }

  @Test("sizes over the limits are refused with their numbers, before allocation")
  func limits() throws {
    for (width, height) in [
      (65535, 65535), (16385, 1), (1, 16385), (0x7FFF_FFFF, 1), (16384, 16384),
    ] {
      var png = good(false)
      let rows = png.filteredRows()
      (png.width, png.height) = (width, height)
      let error = #expect(throws: ImageError.self) {
        try ImageDecoder.decode(png.build(data: PNGBuilder.zlib(rows)), named: "big.png")
      }
      #expect(error?.code == .limit)
      #expect(
        error?.description
          == "big.png: \(width) x \(height) pixels; expected at most 16384 per side and 67108864 "
          + "in total"
      )
    }
    var png = PNGBuilder(width: 20, height: 5)
    png.sample = { x, _, _ in x }
    let exact = ImageLimits(side: 20, area: 100)
    #expect(try ImageDecoder.decode(png.build(), named: "x", limits: exact).width == 20)
    for tight in [ImageLimits(side: 19, area: 100), ImageLimits(side: 20, area: 99)] {
      #expect(throws: ImageError.self) {
        try ImageDecoder.decode(png.build(), named: "x", limits: tight)
      }
    }
  }

  @Test("image data can consist of many small chunks")
  func manyChunks() throws {
    var png = PNGBuilder(width: 200, height: 200)
    png.dataChunkSize = 1
    #expect(try ImageDecoder.decode(png.build(), named: "x").width == 200)
  }

  @Test("ancillary chunks are limited to 64", arguments: [64, 65])
  func textChunks(_ count: Int) throws {
    var png = PNGBuilder(width: 2, height: 2)
    png.chunksBeforeData = (0..<count).map { ("tEXt", Array("Key\0\($0)".utf8)) }
    try limited(
      png.build(),
      count > 64 ? "more than 64 ancillary chunks; expected at most 64" : nil)
  }

  @Test("animation chunks are not limited")
  func animationChunks() throws {
    var png = PNGBuilder(width: 2, height: 2)
    png.chunksAfterData = (0..<200).map { ("fdAT", [0, 0, 0, UInt8($0), 1, 2, 3]) }
    try limited(png.build(), nil)
  }

  @Test("empty chunks of image data are limited", arguments: [64, 65])
  func emptyChunks(_ count: Int) throws {
    var png = PNGBuilder(width: 2, height: 2)
    png.chunksBeforeData = (0..<count).map { _ in ("IDAT", []) }
    try limited(
      png.build(), count > 64 ? "more than 64 empty image data chunks; expected at most 64" : nil)
  }

  @Test("text and profiles that decompress to more than 4 MiB are refused", arguments: [0, 1])
  func bombs(_ more: Int) throws {
    // Rows of RGB with their filter bytes: 256 · 16,384 bytes, or 397 · 10,565, which is one more.
    let size = more == 0 ? (85, 16384) : (132, 10565)
    let bomb = try imageData(
      of: PNGEncoder.encode(PixelBuffer(width: size.0, height: size.1), opaque: true))
    for (type, start) in [
      ("zTXt", Array("Comment\0\0".utf8)), ("iCCP", Array("profile\0\0".utf8)),
      ("iTXt", Array("Comment\0\u{1}\0en\0title\0".utf8)),
    ] {
      var png = PNGBuilder(width: 2, height: 2)
      png.chunksBeforeData = [(type, start + bomb)]
      try limited(
        png.build(),
        more > 0 ? "a \(type) chunk expands to more; expected at most 4194304 bytes" : nil)
    }
  }

  @Test("text chunks share a budget", arguments: [4, 5])
  func sharedBudget(_ count: Int) throws {
    let text = try imageData(
      of: PNGEncoder.encode(PixelBuffer(width: 85, height: 16384), opaque: true))
    var png = PNGBuilder(width: 2, height: 2)
    png.chunksBeforeData = (0..<count).map { _ in ("zTXt", Array("Comment\0\0".utf8) + text) }
    try limited(
      png.build(),
      count > 4
        ? "its compressed chunks expand to at least 20971520 bytes; expected at most 16777216 "
          + "bytes in total"
        : nil)
  }

  @Test("an ancillary chunk has at most 4 MiB")
  func largeChunk() throws {
    var png = PNGBuilder(width: 2, height: 2)
    png.chunksAfterData = [("prVt", [UInt8](repeating: 0, count: 4 << 20 + 1))]
    try limited(png.build(), "a prVt chunk of 4194305 bytes; expected at most 4194304 bytes")
  }

  /// The contents of the image data chunks of a PNG.
  private func imageData(of png: [UInt8]) -> [UInt8] {
    var data: [UInt8] = []
    var offset = 8
    while offset + 12 <= png.count {
      let count = png[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      if png[offset + 4..<offset + 8].elementsEqual("IDAT".utf8) {
        data += png[offset + 8..<offset + 8 + count]
      }
      offset += 12 + count
    }
    return data
  }

  /// Decodes, or fails with this reason and the code for limits.
  private func limited(_ bytes: [UInt8], _ reason: String?) throws {
    guard let reason else {
      #expect(try ImageDecoder.decode(bytes, named: "x").width > 0)
      return
    }
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, named: "x") }
    #expect(error?.reason == reason)
    #expect(error?.code == .limit)
  }

  private static let converters = [
    "HEIF": "heif-convert from the package libheif-examples",
    "AVIF": "avifdec from the package libavif-bin",
    "SVG": "rsvg-convert from the package librsvg2-bin",
    "PDF": "pdftoppm -png from the package poppler-utils",
    "JPEG 2000": "opj_decompress from the package libopenjp2-tools",
  ]

  @Test("other formats are refused by name, whatever the file is called", arguments: others)
  func otherFormats(_ name: String, _ start: [UInt8]) {
    let bytes = start + [UInt8](repeating: 0, count: 64)
    let error = #expect(throws: ImageError.self) {
      try ImageDecoder.decode(bytes, named: "logo.png")
    }
    #expect(error?.code == .format)
    #expect(
      error?.description
        == "logo.png: is \(name), which is not supported; expected PNG, JPEG, WebP, GIF, TIFF or BMP"
        + (["MP4", "WebM"].contains(name) ? ". In a scene, `video` shows it" : "")
        + (Self.converters[name].map { ". Convert it, such as with \($0)" } ?? ""))
  }

  @Test("a file that is not an image is reported with its first bytes")
  func unknown() {
    let cases: [([UInt8], String)] = [
      ([], "the file is empty"), (Array("<!DOCTYPE html>".utf8), "starts with \"<!DOCTYP\""),
      ([0, 0x1B, 0x5B, 0x32], "starts with \"\\x00\\x1b[2\""),
      ([0x89, 0x50, 0x4E, 0x47], "starts with \"\\x89PNG\""),
      (Array("ffconcat version 1.0".utf8), "starts with \"ffconcat\""),
    ]
    for (bytes, text) in cases {
      let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, named: "x") }
      #expect(error?.code == .format)
      #expect(error?.description == "x: \(text); expected PNG, JPEG, WebP, GIF, TIFF or BMP")
    }
  }
}

/// A way to break a file.
struct Damage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: @Sendable () -> [UInt8]

  init(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    (testDescription, self.bytes) = (name, bytes)
  }
}

private func good(_ isInterlaced: Bool) -> PNGBuilder {
  var png = PNGBuilder(width: 9, height: 6, isInterlaced: isInterlaced)
  png.sample = { $0 * 20 + $1 * 9 + $2 }
  return png
}

/// A valid file, with the changes of `change`.
private func with(_ change: (inout PNGBuilder) -> Void) -> [UInt8] {
  var png = good(false)
  change(&png)
  return png.build()
}

/// A valid file around changed image data.
private func withData(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
  let png = good(false)
  var data = PNGBuilder.zlib(png.filteredRows())
  change(&data)
  return png.build(data: data)
}

private let damages: [Damage] = [
  Damage("wrong Adler sum") { withData { $0[$0.count - 1] ^= 1 } },
  Damage("data ends early") { withData { $0.removeLast(20) } },
  Damage("no data") { withData { $0 = [] } },
  Damage("not zlib") { withData { $0[0] = 0x55 } },
  Damage("bad block") { withData { $0[2] = 7 } },
  Damage("too few rows") {
    let png = good(false)
    return png.build(data: PNGBuilder.zlib(Array(png.filteredRows().dropLast(30))))
  },
  Damage("bad filter") { with { $0.filter = { $0 == 3 ? 5 : 0 } } },
  Damage("zero width") { with { $0.width = 0 } },
  Damage("zero height") { with { $0.height = 0 } },
  Damage("bad depth") { with { $0.depth = 3 } },
  Damage("bad colour type") { with { $0.colorType = 5 } },
  Damage("depth not allowed for the colour type") { with { $0.depth = 4 } },
  Damage("palette missing") { with { $0.colorType = 3 } },
  Damage("palette of a wrong length") {
    with {
      $0.colorType = 3
      $0.chunksBeforeData = [("PLTE", [1, 2, 3, 4])]
    }
  },
  Damage("tRNS of a wrong length") {
    with {
      ($0.colorType, $0.depth) = (0, 8)
      $0.chunksBeforeData = [("tRNS", [0])]
    }
  },
  Damage("tRNS longer than the palette") {
    with {
      ($0.colorType, $0.sample) = (3, { _, _, _ in 0 })
      $0.chunksBeforeData = [("PLTE", [1, 2, 3]), ("tRNS", [1, 2, 3])]
    }
  },
  Damage("critical chunk unknown") { with { $0.chunksBeforeData = [("ABCD", [])] } },
  Damage("chunk length out of range") {
    PNGBuilder.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8)
  },
  Damage("no header") { PNGBuilder.signature + PNGBuilder.chunk("IEND", []) },
  Damage("header only") { Array(good(false).build().prefix(33)) },
  Damage("second header") {
    with { $0.chunksBeforeData = [("IHDR", [0, 0, 0, 9, 0, 0, 0, 6, 8, 6, 0, 0, 0])] }
  },
  Damage("signature only") { PNGBuilder.signature },
]

private let others: [(String, [UInt8])] = [
  ("JPEG 2000", [0, 0, 0, 12] + Array("jP  \r\n".utf8)),
  ("JPEG 2000", [0xFF, 0x4F, 0xFF, 0x51]), ("JPEG XL", [0xFF, 0x0A]),
  ("JPEG XL", [0, 0, 0, 12] + Array("JXL \r\n".utf8)), ("PSD", Array("8BPS".utf8)),
  ("ICO", [0, 0, 1, 0, 2, 0]), ("MP4", [0, 0, 0, 24] + Array("ftypisom".utf8)),
  ("WebM", [0x1A, 0x45, 0xDF, 0xA3]),
  ("PDF", Array("%PDF-1.7".utf8)),
  ("HEIF", [0, 0, 0, 24] + Array("ftypheic".utf8)),
  ("AVIF", [0, 0, 0, 24] + Array("ftypavif".utf8)),
  ("SVG", Array("<svg xmlns=\"x\">".utf8)), ("SVG", Array("<?xml version=\"1.0\"?><svg>".utf8)),
]

/// A small seeded generator: the same test every time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }
}
