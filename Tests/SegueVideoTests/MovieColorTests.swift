// From pixels, through our conversion, the encoder and another program's decoder, back to pixels:
// matrix, range and tags have to agree, or every color is a little wrong.

import Foundation
import ScratchFolders
import SeguePixels
import SegueVideo
import Testing

@Suite struct MovieColorTests {
  @Test("flat colors decode within two levels, by the file's own tags", arguments: colors)
  func flatColors(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws {
    let folder = try ScratchFolder()
    let path = folder("clip.mp4")
    var settings = smallMovie(32, 32)
    settings.crf = 0
    let image = try PixelBuffer(width: 32, height: 32)
    for y in 0..<32 {
      for x in 0..<32 { image[x, y] = PremultipliedRGBA8(red, green, blue, 255) }
    }
    let planes = try YCbCrPlanes(width: 32, height: 32)
    try planes.convert(from: image)
    let sink = try MovieSink(.file(path: path, replacing: false), settings: settings)
    try sink.append(.yCbCr420(planes))
    try sink.finish()
    let decoded = Array(try rgb(path))
    try #require(decoded.count == 32 * 32 * 3)
    for (index, value) in decoded.enumerated() {
      #expect(abs(Int(value) - Int([red, green, blue][index % 3])) <= 2)
    }
  }

  @Test("a soft image is within 40 dB after compression at crf 12, colors too")
  func softImage() throws {
    let folder = try ScratchFolder()
    let path = folder("clip.mp4")
    var settings = smallMovie(160, 128, preset: "medium")
    settings.crf = 12
    let image = try PixelBuffer(width: 160, height: 128)
    for y in 0..<128 {
      for x in 0..<160 {
        image[x, y] = PremultipliedRGBA8(
          UInt8(40 + x), UInt8(60 + y), UInt8(200 - (x + y) / 2), 255)
      }
    }
    let planes = try YCbCrPlanes(width: 160, height: 128)
    try planes.convert(from: image)
    let sink = try MovieSink(.file(path: path, replacing: false), settings: settings)
    try sink.append(.yCbCr420(planes))
    for _ in 0..<9 { try sink.repeatLast() }
    try sink.finish()
    let decoded = Array(try rgb(path))
    try #require(decoded.count == 10 * 160 * 128 * 3)
    let last = decoded.suffix(160 * 128 * 3)
    let given = (0..<128).flatMap { y in
      (0..<160).flatMap { x in
        [image[x, y].red, image[x, y].green, image[x, y].blue]
      }
    }
    let squares = zip(last, given).reduce(0) {
      $0 + (Int($1.0) - Int($1.1)) * (Int($1.0) - Int($1.1))
    }
    #expect(10 * log10(255 * 255 * Double(given.count) / Double(squares)) > 40)
  }

  private func rgb(_ path: String) throws -> Data {
    try Tool.run(
      "ffmpeg",
      [
        "-v", "error", "-i", path, "-sws_flags", "accurate_rnd+full_chroma_int+bilinear",
        "-pix_fmt", "rgb24", "-f", "rawvideo", "-",
      ])
  }
}

private let colors: [(UInt8, UInt8, UInt8)] = [
  (0, 0, 0), (255, 255, 255), (128, 128, 128), (255, 0, 0), (0, 255, 0), (0, 0, 255),
  (255, 255, 0), (0, 122, 255), (242, 242, 247), (52, 199, 89),
]
