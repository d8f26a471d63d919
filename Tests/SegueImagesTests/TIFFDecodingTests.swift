// TIFF and BMP: files that are made here bit by bit, and files that the ffmpeg tool compresses.

import Foundation
import SegueImages
import SeguePixels
import Testing

/// A TIFF file with one strip for every two rows.
struct TIFFBuilder {
  var width = 5, height = 3
  var isLittle = true
  var bits = 8
  /// The samples of the pixel at (x, y).
  var samples: (Int, Int) -> [Int] = { x, y in [40 * x, 80 * y, 200] }
  /// Additional entries: tag and values.
  var entries: [Int: [Int]] = [:]

  func build() -> [UInt8] {
    let strips = stride(from: 0, to: height, by: 2).map { top in
      (top..<min(top + 2, height)).flatMap { y in
        (0..<width).flatMap { x in samples(x, y).flatMap { number($0, bits / 8) } }
      }
    }
    let count = samples(0, 0).count
    var all = [
      256: [width], 257: [height], 258: [Int](repeating: bits, count: count), 259: [1],
      262: [count > 2 ? 2 : 1], 277: [count], 278: [2], 279: strips.map(\.count),
    ].merging(entries) { $1 }
    var place = 8 + 2 + 12 * (all.count + 1) + 4
    let offset = place + all.values.reduce(8) { $0 + 4 * $1.count }
    all[273] = strips.indices.map { index in offset + strips[..<index].joined().count }
    var (directory, values) = (number(all.count, 2), [UInt8]())
    for (tag, list) in all.sorted(by: { $0.key < $1.key }) {
      directory += number(tag, 2) + number(4, 2) + number(list.count, 4)
      if list.count == 1 {
        directory += number(list[0], 4)
      } else {
        directory += number(place + values.count, 4)
        values += list.flatMap { number($0, 4) }
      }
    }
    place = offset - values.count - place
    return Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + directory
      + number(0, 4) + values + [UInt8](repeating: 0, count: place) + strips.joined()
  }

  private func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    return isLittle ? bytes : bytes.reversed()
  }
}

/// Returns a BMP file with the given rows of 24 or 32 bits per pixel, from the bottom.
func bmp(width: Int, height: Int, bits: Int, compression: Int = 0) -> [UInt8] {
  func number(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
  var rows: [UInt8] = []
  for row in 0..<abs(height) {
    let y = height < 0 ? row : height - 1 - row
    for x in 0..<width {
      rows += [200, UInt8(80 * y), UInt8(40 * x)]
      if bits == 32 { rows.append(UInt8(255 - 50 * x)) }
    }
    while rows.count % 4 != 0 { rows.append(0) }
  }
  var file = Array("BM".utf8) + number(54 + rows.count, 4) + number(0, 4) + number(54, 4)
  file += number(40, 4) + number(width, 4) + number(height, 4) + number(1, 2) + number(bits, 2)
  file += number(compression, 4) + number(rows.count, 4) + [UInt8](repeating: 0, count: 16)
  return file + rows
}

@Suite struct TIFFDecodingTests {
  private func decode(_ bytes: [UInt8]) throws -> PixelBuffer {
    try ImageDecoder.decode(bytes, named: "x").pixels
  }

  private func error(_ bytes: [UInt8]) -> ImageError? {
    #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, named: "x") }
  }

  @Test("RGB of 8 and 16 bits, in either byte order", arguments: [8, 16], [true, false])
  func colors(bits: Int, isLittle: Bool) throws {
    var file = TIFFBuilder(isLittle: isLittle, bits: bits)
    if bits == 16 { file.samples = { [257 * 40 * $0, 257 * 80 * $1 + 100, 257 * 200 - 100] } }
    let image = try decode(file.build())
    #expect((image.width, image.height) == (5, 3))
    for y in 0..<3 {
      for x in 0..<5 {
        #expect(image[x, y] == PremultipliedRGBA8(UInt8(40 * x), UInt8(80 * y), 200, 255))
      }
    }
  }

  @Test("gray, white as zero, palettes")
  func gray() throws {
    let gray = try decode(TIFFBuilder(samples: { [50 * $0 + $1] }).build())
    #expect(gray[4, 2] == PremultipliedRGBA8(202, 202, 202, 255))
    let negative = try decode(TIFFBuilder(samples: { [50 * $0 + $1] }, entries: [262: [0]]).build())
    #expect(negative[4, 2] == PremultipliedRGBA8(53, 53, 53, 255))
    let colors = (0..<768).map { $0 < 256 ? 257 * $0 : $0 < 512 ? 257 * (511 - $0) : 0 }
    let palette = try decode(
      TIFFBuilder(samples: { [50 * $0 + $1] }, entries: [262: [3], 320: colors]).build())
    #expect(palette[4, 2] == PremultipliedRGBA8(202, 53, 0, 255))
  }

  @Test("alpha is straight unless the file says that it is premultiplied")
  func alpha() throws {
    func pixel(_ kind: [Int]?) throws -> PremultipliedRGBA8 {
      var file = TIFFBuilder(samples: { _, _ in [200, 100, 0, 128] })
      file.entries = kind.map { [338: $0] } ?? [:]
      return try decode(file.build())[1, 1]
    }
    #expect(try pixel([2]) == PremultipliedRGBA8(100, 50, 0, 128))
    #expect(try pixel(nil) == PremultipliedRGBA8(100, 50, 0, 128))
    // Colors beyond alpha are none.
    #expect(try pixel([1]) == PremultipliedRGBA8(128, 100, 0, 128))
  }

  @Test("the orientation is applied")
  func orientation() throws {
    let image = try decode(TIFFBuilder(entries: [274: [6]]).build())
    #expect((image.width, image.height) == (3, 5))
    #expect(image[2, 0] == PremultipliedRGBA8(0, 0, 200, 255))
    #expect(image[2, 4] == PremultipliedRGBA8(160, 0, 200, 255))
  }

  @Test(
    "what ffmpeg compresses decodes to the same pixels", arguments: ["packbits", "lzw", "deflate"])
  func compressed(_ compression: String) throws {
    func file(_ name: String) throws -> [UInt8] {
      try MovieMaker.make(
        "testsrc=size=61x47:rate=1",
        ["-frames:v", "1", "-pix_fmt", "rgb24"]
          + (name == "png" ? [] : ["-compression_algo", compression]), name)
    }
    let (packed, plain) = (try decode(file("tiff")), try decode(file("png")))
    #expect((packed.width, packed.height) == (61, 47))
    for y in 0..<47 { #expect(packed.row(y).elementsEqual(plain.row(y))) }
    let bytes = try file("tiff")
    // The directory is at the end of ffmpeg's files.
    for count in [8, 100, bytes.count / 2, bytes.count - 40] {
      #expect(error(Array(bytes[..<count]))?.code == .damaged)
    }
  }

  @Test("a file truncated anywhere is damaged")
  func truncated() {
    let bytes = TIFFBuilder().build()
    for count in 4..<bytes.count {
      #expect(error(Array(bytes[..<count]))?.code == .damaged, "\(count)")
    }
  }

  @Test(
    "what is not supported is named",
    arguments: [
      ([259: [7]], "TIFF with compression 7"), ([262: [5]], "TIFF with color space 5"),
      ([322: [16]], "TIFF with tiles"), ([284: [2]], "TIFF with separate planes"),
      ([339: [3]], "TIFF with samples that are not unsigned"),
      ([258: [12, 12, 12]], "TIFF with 12 bits per sample"),
      ([277: [5]], "TIFF with 5 samples per pixel"),
    ])
  func unsupported(entries: [Int: [Int]], message: String) {
    let error = error(TIFFBuilder(entries: entries).build())
    #expect(error?.code == .format && error?.reason.hasPrefix(message) == true, "\(error as Any)")
  }

  @Test("sizes and strips that do not fit are refused before memory is allocated")
  func limits() {
    #expect(error(TIFFBuilder(entries: [256: [40_000]]).build())?.code == .limit)
    #expect(error(TIFFBuilder(entries: [257: [0]]).build())?.code == .damaged)
    #expect(error(TIFFBuilder(entries: [257: [300]]).build())?.code == .damaged)
    #expect(error(TIFFBuilder(entries: [279: [30, 1]]).build())?.code == .damaged)
    #expect(error(TIFFBuilder(entries: [279: [30, 1 << 30]]).build())?.code == .damaged)
    #expect(error(TIFFBuilder(entries: [262: [3], 277: [1], 258: [8]]).build())?.code == .damaged)
  }

  @Test("BMP of 24 and 32 bits, from the bottom and from the top", arguments: [24, 32], [3, -3])
  func bitmaps(bits: Int, height: Int) throws {
    let image = try decode(bmp(width: 5, height: height, bits: bits))
    #expect((image.width, image.height) == (5, 3))
    for y in 0..<3 {
      for x in 0..<5 {
        let alpha = bits == 32 ? 255 - 50 * x : 255
        let wanted = [40 * x, 80 * y, 200].map { UInt8((2 * $0 * alpha + 255) / 510) }
        #expect(
          image[x, y] == PremultipliedRGBA8(wanted[0], wanted[1], wanted[2], UInt8(alpha)))
      }
    }
  }

  @Test("ffmpeg's BMP with a palette decodes to the pixels of its PNG")
  func palette() throws {
    func file(_ name: String) throws -> [UInt8] {
      try MovieMaker.make("testsrc=size=61x47:rate=1,format=gray", ["-frames:v", "1"], name)
    }
    let (bitmap, plain) = (try decode(file("bmp")), try decode(file("png")))
    for y in 0..<47 { #expect(bitmap.row(y).elementsEqual(plain.row(y))) }
  }

  @Test("truncated, compressed and oversized BMP files are refused")
  func damagedBitmaps() {
    let bytes = bmp(width: 5, height: 3, bits: 24)
    for count in 10..<bytes.count {
      #expect(error(Array(bytes[..<count]))?.code == .damaged, "\(count)")
    }
    #expect(error(bmp(width: 5, height: 3, bits: 24, compression: 1))?.code == .format)
    #expect(error(bmp(width: 5, height: 3, bits: 16))?.code == .format)
    var wide = bytes
    wide.replaceSubrange(18..<22, with: [0, 0, 1, 0])
    #expect(error(wide)?.code == .limit)
  }
}
