// Bundles of apps for tests.

import Foundation
import SegueImages
import SeguePixels

extension ScratchFolder {
  /// Writes a file of a bundle, with the folders it is in.
  package func bundleFile(_ name: String, _ text: String) throws {
    try bundleFile(name, Array(text.utf8))
  }

  /// Writes a file of a bundle, with the folders it is in.
  package func bundleFile(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(filePath: self(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Writes a PNG of one color, as `0xRRGGBB`, into a bundle.
  package func bundleImage(_ name: String, _ width: Int, _ height: Int, _ color: Int) throws {
    let pixels = try PixelBuffer(width: width, height: height)
    let (red, green, blue) = (color >> 16, color >> 8 & 0xFF, color & 0xFF)
    for y in 0..<height {
      for x in 0..<width {
        pixels[x, y] = PremultipliedRGBA8(UInt8(red), UInt8(green), UInt8(blue), 255)
      }
    }
    try bundleFile(name, try PNGEncoder.encode(pixels, opaque: true))
  }

  /// Writes a property list of texts.
  package func info(_ entries: [String: String], rest: String = "") throws {
    let pairs = entries.sorted { $0.key < $1.key }
      .map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    try bundleFile(
      "Info.plist",
      "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(pairs)\(rest)</dict></plist>")
  }
}
