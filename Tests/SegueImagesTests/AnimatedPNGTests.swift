// Animated PNGs, as an independent program reads them.

import Foundation
import SegueImages
import SeguePixels
import Testing

@Suite struct AnimatedPNGTests {
  private func image(_ seed: Int) throws -> PixelBuffer {
    let pixels = try PixelBuffer(width: 23, height: 11)
    for y in 0..<11 {
      for x in 0..<23 {
        pixels[x, y] = PremultipliedRGBA8(
          UInt8((x * 11 + seed * 40) & 255), UInt8((y * 20) & 255), UInt8((x * y + seed) & 255), 255
        )
      }
    }
    return pixels
  }

  @Test("ffmpeg reads every frame, pixel by pixel, and pngcheck finds no error")
  func frames() throws {
    let images = try (0..<4).map(image)
    let bytes = try AnimatedPNG.encode(
      images.map { AnimatedPNG.Frame(pixels: $0, milliseconds: 100) })
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.png")
    try Data(bytes).write(to: file)
    let decoded = try output(
      "ffmpeg",
      ["-v", "error", "-f", "apng", "-i", file.path, "-f", "rawvideo", "-pix_fmt", "rgba", "-"])
    let expected = images.flatMap { image in (0..<11).flatMap { Array(image.row($0)) } }
    #expect(decoded == expected)
    #expect(String(decoding: try output("pngcheck", [file.path]), as: UTF8.self).hasPrefix("OK"))
    // Readers without support for animations show the first.
    #expect(
      try ImageDecoder.decode(bytes, named: "a").pixels.row(5).elementsEqual(images[0].row(5)))
  }

  @Test("a file needs at least one frame")
  func empty() throws { #expect(try AnimatedPNG.encode([]).isEmpty) }

  private func output(_ program: String, _ arguments: [String]) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    return bytes
  }
}

/// Animated PNGs as movies.
@Suite struct AnimatedPNGReadingTests {
  @Test("what was written is read again, pixel by pixel, with its times")
  func roundTrip() throws {
    let images = try (0..<3).map { seed in
      let pixels = try PixelBuffer(width: 9, height: 5)
      for y in 0..<5 {
        for x in 0..<9 {
          pixels[x, y] = PremultipliedRGBA8(
            UInt8(x * 20 + seed), UInt8(y * 40), UInt8(seed * 90), 255)
        }
      }
      return pixels
    }
    let delays = [50, 17, 100]
    let bytes = try AnimatedPNG.encode(
      zip(images, delays).map { AnimatedPNG.Frame(pixels: $0, milliseconds: $1) })
    #expect(VideoClip.canRead(bytes))
    let clip = try VideoClip(bytes, named: "a")
    #expect(clip.frameCount == 3)
    for (index, image) in images.enumerated() {
      let read = try clip.bitmap(index).pixels
      for y in 0..<5 { #expect(read.row(y).elementsEqual(image.row(y))) }
    }
    #expect(zip(clip.frameTimes, [0, 0.05, 0.067]).allSatisfy { abs($0 - $1) < 1e-4 })
    #expect(abs(clip.duration - 0.167) < 1e-4)
  }

  @Test("a palette keeps its colors")
  func palette() throws {
    let bytes = try MovieMaker.make(
      "color=#FF0000:size=16x8:rate=10", ["-frames:v", "2", "-pix_fmt", "pal8"], "apng")
    let pixel = try VideoClip(bytes, named: "a").bitmap(1).pixels[3, 3]
    let found = [pixel.red, pixel.green, pixel.blue].map(Int.init)
    #expect(zip(found, [255, 0, 0]).allSatisfy { abs($0 - $1) <= 4 })
    #expect(pixel.alpha == 255)
  }

  @Test("a PNG without animation is not a movie, and 16 bits are refused by name")
  func others() throws {
    #expect(!VideoClip.canRead(PNGBuilder().build()))
    let deep = try MovieMaker.make(
      "color=red:size=16x8:rate=10", ["-frames:v", "2", "-pix_fmt", "rgb48be"], "apng")
    let error = #expect(throws: ImageError.self) { try VideoClip(deep, named: "a") }
    #expect(error?.reason.contains("rgb48be") == true)
  }
}
