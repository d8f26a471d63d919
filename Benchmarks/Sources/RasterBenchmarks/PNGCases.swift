// The cost of writing a frame as PNG, with the encoder of image sequences and with libpng at its
// fastest setting.

import Foundation
import SegueImages
import SeguePixels

enum PNGCases {
  static let all: [(name: String, compression: PNGCompression)] = [
    ("PNG of a sequence", .sequence),
    ("PNG, libpng level 1 + up", PNGCompression(level: 1, filter: .up)),
    ("PNG, a still", .still),
  ]

  /// Prints a row for each encoder: the time, and the size of the file in bytes.
  static func run(_ pixels: PixelBuffer, named words: [String], runs: Int) throws {
    let chosen = all.filter { method in words.allSatisfy { method.name.contains($0) } }
    for (name, compression) in chosen {
      var count = 0
      let spent = try milliseconds(runs) {
        count = try PNGEncoder.encode(pixels, opaque: true, compression: compression).count
      }
      let padded = name.padding(toLength: 35, withPad: " ", startingAt: 0)
      print(padded, text(spent), " ", count, "bytes")
    }
  }
}
