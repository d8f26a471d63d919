// The files that the encoder writes: their contents and what they omit.

import Foundation
import SegueImages
import SeguePixels
import Testing

@Suite struct PNGEncodingTests {
  @Test(
    "every option decodes to the same pixels and encodes to the same bytes twice",
    arguments: PNGEncodingTests.options)
  func roundTrip(_ compression: PNGCompression) throws {
    for (width, height) in [(1, 1), (3, 2), (64, 40), (17, 1), (1, 17)] {
      let pixels = try image(width, height)
      let bytes = try PNGEncoder.encode(pixels, compression: compression)
      #expect(try PNGEncoder.encode(pixels, compression: compression) == bytes)
      let back = try ImageDecoder.decode(bytes, named: "x").pixels
      for y in 0..<height { #expect(Array(back.row(y)) == Array(pixels.row(y))) }
    }
  }

  @Test("straight colors are nearest to premultiplied over alpha")
  func straightColors() throws {
    let pixels = try PixelBuffer(width: 256, height: 256)
    for alpha in 0..<256 {
      for color in 0...alpha {
        pixels[color, alpha] = PremultipliedRGBA8(UInt8(color), 0, 0, UInt8(alpha))
      }
    }
    let rows = try unpack(PNGEncoder.encode(pixels, compression: stored), bytesPerRow: 1024)
    for alpha in 1..<256 {
      for color in 0...alpha {
        let exact = Double(color) * 255 / Double(alpha)
        let got = Double(rows[alpha][1 + 4 * color])
        #expect(abs(got - exact) <= 0.5)
      }
    }
    #expect(rows[0].allSatisfy { $0 == 0 })
  }

  @Test("colors above alpha, which no compositor makes, become 255 and do not wrap")
  func impossibleColors() throws {
    let pixels = try PixelBuffer(width: 1, height: 1)
    pixels[0, 0] = PremultipliedRGBA8(255, 11, 10, 10)
    let rows = try unpack(PNGEncoder.encode(pixels, compression: stored), bytesPerRow: 4)
    #expect(rows[0] == [0, 255, 255, 255, 10])
  }

  @Test("an opaque image is RGB and another is RGBA, unless the caller decides")
  func colorType() throws {
    let opaque = try PixelBuffer(width: 2, height: 2)
    for y in 0..<2 { for x in 0..<2 { opaque[x, y] = PremultipliedRGBA8(9, 8, 7, 255) } }
    let clear = try PixelBuffer(width: 2, height: 2)
    #expect(try PNGEncoder.encode(opaque)[25] == 2)
    #expect(try PNGEncoder.encode(clear)[25] == 6)
    #expect(try PNGEncoder.encode(opaque, opaque: false)[25] == 6)
    let flat = try PNGEncoder.encode(clear, opaque: true)
    #expect(flat[25] == 2)
    #expect(try ImageDecoder.decode(flat, named: "x").pixels[0, 0] == .init(0, 0, 0, 255))
  }

  @Test("a file contains header, sRGB, data and end, and nothing else")
  func chunks() throws {
    let bytes = try PNGEncoder.encode(image(64, 40))
    var types: [String] = []
    var offset = 8
    while offset < bytes.count {
      let size = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if types.last != type { types.append(type) }
      if type == "sRGB" { #expect(Array(bytes[offset + 8..<offset + 9]) == [0]) }
      offset += 12 + size
    }
    #expect(types == ["IHDR", "sRGB", "IDAT", "IEND"])
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 64, 0, 0, 0, 40])
  }

  @Test("a noisy file of a sequence decodes and is at most 1 % larger than libpng's at level 1")
  func noise() throws {
    let noise = try PixelBuffer(width: 701, height: 499)
    var state: UInt32 = 7
    for y in 0..<noise.height {
      for x in 0..<noise.width {
        state = state &* 1_664_525 &+ 1_013_904_223
        noise[x, y] = PremultipliedRGBA8(UInt8(state >> 24), UInt8(x & 255), UInt8(y & 255), 255)
      }
    }
    let fast = try PNGEncoder.encode(noise, compression: .sequence)
    let back = try ImageDecoder.decode(fast, named: "x").pixels
    for y in 0..<noise.height { #expect(Array(back.row(y)) == Array(noise.row(y))) }
    let plain = PNGCompression(level: 1, filter: .up)
    #expect(100 * fast.count <= 101 * (try PNGEncoder.encode(noise, compression: plain).count))
  }

  @Test("a still is smaller than what zlib makes of it without filters, and with libpng's choice")
  func smallStills() throws {
    // Repeated shapes above, a gradient with a little noise below.
    let screen = try PixelBuffer(width: 403, height: 601)
    var state: UInt32 = 7
    for y in 0..<screen.height {
      for x in 0..<screen.width {
        state = state &* 1_664_525 &+ 1_013_904_223
        let isInk = (x % 37) * (y % 23) % 11 < 4
        let soft = UInt8((x + y) / 5 + Int(state >> 30))
        screen[x, y] =
          y < 300
          ? PremultipliedRGBA8(isInk ? 20 : 250, isInk ? 20 : 250, 250, 255)
          : PremultipliedRGBA8(soft, soft, UInt8(y % 256), 255)
      }
    }
    let still = try PNGEncoder.encode(screen, compression: .still)
    let back = try ImageDecoder.decode(still, named: "x").pixels
    for y in 0..<screen.height { #expect(Array(back.row(y)) == Array(screen.row(y))) }
    for filter in [PNGCompression.Filter.none, .adaptive] {
      let plain = PNGCompression(level: 6, filter: filter)
      #expect(still.count < (try PNGEncoder.encode(screen, compression: plain).count))
    }
  }

  @Test("levels outside 0…9 are clamped")
  func levels() {
    #expect(PNGCompression(level: -1, filter: .up).level == 0)
    #expect(PNGCompression(level: 10, filter: .up).level == 9)
  }

  @Test("pngcheck reports no errors")
  func secondOpinion() throws {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pngcheck") else { return }
    let path = FileManager.default.temporaryDirectory.path + "/segue-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    for compression in Self.options {
      let bytes = try PNGEncoder.encode(image(33, 21), compression: compression)
      try Data(bytes).write(to: URL(fileURLWithPath: path))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/pngcheck")
      process.arguments = ["-q", path]
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
  }

  static let options: [PNGCompression] =
    PNGCompression.Filter.allCases.map { PNGCompression(level: 3, filter: $0) }
    + [.still, .kept, .sequence, PNGCompression(level: 0, filter: .none)]

  private var stored: PNGCompression { PNGCompression(level: 0, filter: .none) }

  private func image(_ width: Int, _ height: Int) throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        let alpha = (x * 7 + y * 13) % 256
        pixels[x, y] = PremultipliedRGBA8(
          UInt8(alpha / 2), UInt8(x * 3 % (alpha + 1)), UInt8(alpha), UInt8(alpha))
      }
    }
    return pixels
  }

  /// The rows, each behind its filter byte, of a file with stored blocks in whole rows of bytes.
  private func unpack(_ bytes: [UInt8], bytesPerRow: Int) throws -> [[UInt8]] {
    var data: [UInt8] = []
    var offset = 8
    while offset < bytes.count {
      let size = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if type == "IDAT" { data += bytes[offset + 8..<offset + 8 + size] }
      offset += 12 + size
    }
    var raw: [UInt8] = []
    var rest = data[2...]
    var isLast = false
    while !isLast {
      try #require(rest.count > 5 && rest[rest.startIndex] <= 1, "stored blocks")
      isLast = rest[rest.startIndex] == 1
      let count = Int(rest[rest.startIndex + 1]) | Int(rest[rest.startIndex + 2]) << 8
      raw += rest.dropFirst(5).prefix(count)
      rest = rest.dropFirst(5 + count)
    }
    return stride(from: 0, to: raw.count, by: bytesPerRow + 1).map {
      Array(raw[$0..<$0 + bytesPerRow + 1])
    }
  }
}
