// What files say about their images, without decoding them, and the encoders of single images.

import SegueImages
import SeguePixels
import Testing

@Suite struct ImageContentsTests {
  @Test("A GIF says how long each image is displayed, and how often all are")
  func gif() throws {
    let frames = try (1...3).map { GIFEncoder.Frame(pixels: try pixels($0), hundredths: $0 * 4) }
    let contents = try ImageContents(GIFEncoder.encode(frames, repetitions: 7), named: "a")
    #expect((contents.width, contents.height) == (6, 4))
    #expect(contents.delays == [0.04, 0.08, 0.12])
    #expect(contents.repetitions == 7)
    #expect(!contents.hasGlobalColors)
    let once = try ImageContents(GIFEncoder.encode(frames, repetitions: nil), named: "a")
    #expect(once.repetitions == nil)
    #expect(try ImageContents(GIFBuilder().build(), named: "a").hasGlobalColors)
  }

  @Test("A GIF that was written has its images, and transparent pixels remain")
  func images() throws {
    let sources = try (0..<3).map(pixels)
    sources[1][2, 1] = PremultipliedRGBA8(0, 0, 0, 0)
    let file = try GIFEncoder.encode(
      sources.map { GIFEncoder.Frame(pixels: $0, hundredths: 0) }, repetitions: 0)
    let images = try EncodedImages(file, named: "a")
    #expect(images.count == 3)
    #expect(images.contents.hasAlpha)
    for index in [2, 0, 1] {
      let read = try images.bitmap(index).pixels
      #expect(read[2, 1] == sources[index][2, 1])
      #expect(read[5, 3] == sources[index][5, 3])
    }
    #expect(try GIFEncoder.encode([], repetitions: 0).isEmpty)
  }

  @Test("A PNG says its resolution, and whether it has alpha")
  func png() throws {
    var builder = PNGBuilder(width: 3, height: 2)
    builder.chunksBeforeData = [("pHYs", [0, 0, 0x16, 0x25, 0, 0, 0x0B, 0x13, 1])]
    let contents = try ImageContents(builder.build(), named: "a")
    #expect((contents.width, contents.height) == (3, 2))
    #expect(contents.density == SIMD2(144, 72))
    #expect(contents.hasAlpha)
    #expect(contents.delays == [nil])
    let gray = try ImageContents(PNGBuilder(depth: 16, colorType: 0).build(), named: "a")
    #expect(gray.model == .gray)
    #expect(gray.depth == 16)
    #expect(!gray.hasAlpha)
  }

  @Test("An animated PNG says how long each image is displayed")
  func animatedPNG() throws {
    let frames = try [40, 100].map {
      AnimatedPNG.Frame(pixels: try pixels($0), milliseconds: $0)
    }
    let images = try EncodedImages(AnimatedPNG.encode(frames), named: "a")
    #expect(images.contents.delays == [0.04, 0.1])
    #expect(images.contents.repetitions == 0)
    #expect(try images.bitmap(1).pixels[5, 3] == frames[1].pixels[5, 3])
  }

  @Test("A JPEG says its resolution and its orientation, if it states them")
  func jpeg() throws {
    var builder = JPEGBuilder()
    let plain = try ImageContents(builder.build(), named: "a")
    #expect(plain.orientation == nil)
    #expect(plain.density == nil)
    let header = Array("JFIF\0".utf8) + [1, 1, 1, 0, 72, 0, 96, 0, 0]
    builder.segments = [(0xE0, header), JPEGBuilder.exif(6)]
    let contents = try ImageContents(builder.build(), named: "a")
    #expect(contents.density == SIMD2(72, 96))
    #expect(contents.orientation == .right)
    #expect(contents.model == .gray)
  }

  @Test("A JPEG that is written is over white, and states its orientation", arguments: [3, 6, 8])
  func photograph(_ number: Int) throws {
    let source = try PixelBuffer(width: 16, height: 8)
    let orientation = try #require(ImageOrientation(rawValue: number))
    let file = try JPEGEncoder.encode(
      photograph: source, quality: 2, orientation: orientation)
    let (image, turn) = try ImageDecoder.decodeStored(file, named: "a")
    #expect(turn == orientation)
    #expect(image.pixels[3, 3].red >= 254)
    #expect(try ImageContents(file, named: "a").orientation == orientation)
  }

  @Test("Other files, and damaged ones, are errors")
  func errors() throws {
    #expect(throws: ImageError.self) { try ImageContents(Array("%PDF-".utf8), named: "a") }
    #expect(throws: ImageError.self) { try ImageContents([], named: "a") }
    let file = GIFBuilder().build().dropLast(3)
    #expect(throws: ImageError.self) { try ImageContents(Array(file), named: "a") }
  }

  private func pixels(_ seed: Int) throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: 6, height: 4)
    for y in 0..<4 {
      for x in 0..<6 {
        pixels[x, y] = PremultipliedRGBA8(UInt8(x * 40), UInt8(seed * 2 & 255), UInt8(y * 60), 255)
      }
    }
    return pixels
  }
}
