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
