// WebP: four small files that libwebp made from a 7 x 5 image of ours, and changes to them. The
// expected pixels are those of libwebp's own decoder.

import Foundation
import SegueImages
import SeguePixels
import SegueWorld
import Testing

@Suite struct WebPDecodingTests {
  @Test("lossy, alpha, lossless and animated files decode", arguments: sampleImages)
  func samples(_ sample: WebPSample) throws {
    let got = try ImageDecoder.decode(sample.bytes, named: "x.png").pixels
    #expect((got.width, got.height) == (7, 5))
    for (place, want) in zip(WebPSample.places, sample.pixels) {
      let pixel = got[place.0, place.1]
      let alpha = want[3]
      #expect(Int(pixel.alpha) == alpha)
      for (value, color) in zip([pixel.red, pixel.green, pixel.blue], want) {
        let premultiplied = (2 * color * alpha + 255) / 510
        #expect(abs(Int(value) - premultiplied) <= sample.tolerance, "\(place)")
      }
    }
  }

  @Test("a file truncated anywhere is damaged", arguments: sampleImages)
  func truncated(_ sample: WebPSample) {
    for count in 12..<sample.bytes.count {
      let error = #expect(throws: ImageError.self) {
        try ImageDecoder.decode(Array(sample.bytes[..<count]), named: "x")
      }
      #expect(error?.code == .damaged, "\(count)")
    }
  }

  @Test("EXIF rotates an image, with or without a prefix", arguments: [[], Array("Exif\0\0".utf8)])
  func orientation(_ prefix: [UInt8]) throws {
    let block = prefix + JPEGBuilder.tiff(6, little: true)
    var bytes =
      sampleImages[2].bytes + Array("EXIF".utf8) + [UInt8(block.count), 0, 0, 0] + block
    if block.count % 2 == 1 { bytes.append(0) }
    bytes[4] = UInt8(bytes.count - 8)
    let got = try ImageDecoder.decode(bytes, named: "x").pixels
    #expect((got.width, got.height) == (5, 7))
  }

  @Test("the first frame of an animation has its place on a transparent canvas")
  func canvas() throws {
    var bytes = sampleImages[3].bytes
    // A canvas of 12 x 9, and the frame at (4, 2).
    bytes[24] = 11
    bytes[27] = 8
    let frame = 44 + 8
    (bytes[frame], bytes[frame + 3]) = (2, 1)
    let got = try ImageDecoder.decode(bytes, named: "x").pixels
    #expect((got.width, got.height) == (12, 9))
    #expect(got[3, 2].alpha == 0 && got[4, 2].alpha == 255 && got[4, 1].alpha == 0)
    #expect(got[10, 6].alpha == 255 && got[11, 6].alpha == 0 && got[10, 7].alpha == 0)
  }

  @Test("sizes over the limits are refused with their numbers")
  func limits() {
    var bytes = sampleImages[2].bytes
    bytes.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
    let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, named: "x") }
    #expect(
      error?.reason == "16384 x 16384 pixels; expected at most 16384 per side and 67108864 in total"
    )
  }

  @Test("a file has at most 100,000 parts", arguments: [99_999, 100_000])
  func parts(_ count: Int) throws {
    var bytes = sampleImages[2].bytes
    let part = Array("NONE".utf8) + [0, 0, 0, 0] as [UInt8]
    bytes += [[UInt8]](repeating: part, count: count).joined()
    let size = bytes.count - 8
    for byte in 0..<4 { bytes[4 + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte)) }
    if count < 100_000 {
      #expect(try ImageDecoder.decode(bytes, named: "x").width == 7)
    } else {
      let error = #expect(throws: ImageError.self) { try ImageDecoder.decode(bytes, named: "x") }
      #expect(error?.reason == "more than 100000 parts; expected at most 100000")
    }
  }

  @Test("changed bytes never crash the decoder", arguments: sampleImages)
  func changed(_ sample: WebPSample) {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<1000 {
      var bytes = sample.bytes
      for _ in 0...generator.next() % 4 {
        bytes[12 + Int(generator.next() % UInt64(bytes.count - 12))] = UInt8(
          truncatingIfNeeded: generator.next())
      }
      _ = try? ImageDecoder.decode(bytes, named: "x", limits: ImageLimits(side: 500, area: 9999))
    }
  }
}

struct WebPSample: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let bytes: [UInt8]
  /// Straight red, green, blue and alpha at `places`.
  let pixels: [[Int]]
  let tolerance: Int

  static let places = [(0, 0), (6, 0), (3, 2), (0, 4), (6, 4)]

  init(_ name: String, tolerance: Int, _ pixels: [[Int]], _ text: String) {
    testDescription = name
    bytes = Data(base64Encoded: text).map { Array($0) } ?? []
    (self.pixels, self.tolerance) = (pixels, tolerance)
  }
}

private let sampleImages = [
  WebPSample(
    "lossy", tolerance: 2,
    [
      [149, 226, 5, 255], [255, 191, 51, 255], [189, 38, 0, 255], [145, 221, 2, 255],
      [246, 180, 43, 255],
    ],
    "UklGRmAAAABXRUJQVlA4IFQAAADQAgCdASoHAAUAAUAmJbACdLcAZgB/AMoABdrWSWiAAP7KvEO/b99WfuU3"
      + "/QPjnIfRQsf/cnykO/3+C/+vWKdf/KD/5zHjMa9jfK32XvMy9jZAAAA="),
  WebPSample(
    "lossy with alpha", tolerance: 2,
    [
      [154, 224, 7, 0], [254, 191, 55, 30], [205, 29, 0, 15], [150, 219, 4, 0], [243, 181, 47, 30],
    ],
    "UklGRpoAAABXRUJQVlA4WAoAAAAQAAAABgAABAAAQUxQSCAAAAABN6AgbQOme/5NT0REJDuQZSNtNx/Lsby/"
      + "zitE9D9sfFZQOCBUAAAAEAMAnQEqBwAFAAFAJiWwAnS6AfIAzgD+AZQAC7WskmAAAP7KvEO/b99WfuU3/QPj"
      + "nIfRQsf/b1inX/4jfMl+nf9GH/0PMm+nobF7aneWT6GyAAAA"),
  WebPSample(
    "lossless with alpha", tolerance: 0,
    [
      [148, 228, 0, 0], [209, 221, 18, 30], [255, 0, 0, 15], [141, 221, 8, 0], [203, 203, 26, 30],
    ],
    "UklGRmYAAABXRUJQVlA4TFkAAAAvBgABEJkKRPQ/NhFl6H8oFLVtJJXI8Ec1v0Gx9wUiO0LUSGoGvuAMkbVW"
      + "J2embZvIZTD+SHcpaNuGhd5JxGvmLs2y+6TS/zWRA0Bv3laM0PGBih46WpBAAQA="),
  WebPSample(
    "animated", tolerance: 2,
    [
      [147, 226, 6, 255], [253, 188, 53, 255], [189, 39, 0, 255], [142, 221, 1, 255],
      [245, 180, 45, 255],
    ],
    "UklGRlwBAABXRUJQVlA4WAoAAAACAAAABgAABAAAQU5JTQYAAAAAAAAAAABBTk1GngAAAAAAAAAAAAYAAAQA"
      + "AGQAAAJWUDgghgAAAFABAJ0BKgcABQABQCYlsAAFjAAA/u5wP/3+/EP/oB8H9Kv//eE39o+4v//NWL/0Lwm/"
      + "/k8/tH3F/+Xw//lFT/5PP7R9xf/l8P/5Uh/8nn9o+4v/y+H/8qQ//9vWUX5ORP/7/gv//XrKL8nIn+hL//5z"
      + "Hjgfxi/2N+fv/j3QY/jF/sbcwAAAQU5NRooAAAAAAAAAAAAGAAAEAABkAAAAVlA4IHIAAABUAQCdASoHAAUA"
      + "AAAmJbAABYwAAP7sHX/7Xbvn/3Kf/uNF7///Axv7APwWgv/zJf2AbYK//Ml/YBtgr/8yX9gG2Cv//b316v/U"
      + "3//8Ovf/+vfXq/9Tf/u6//+aL/8PUvv/+xB/Bv/TH/h6l9//2IMbAAA="),
]
