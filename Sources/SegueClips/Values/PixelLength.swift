// `--width N` and `--height N`.

import SegueScenes

/// A width or a height in pixels, as it is given on the command line.
package struct PixelLength: Hashable, Sendable, CustomStringConvertible {
  /// The number of pixels.
  package let pixels: Int

  /// Creates a length of 1 to 16384 pixels from text such as `400`.
  package init?(_ text: String) {
    guard (1...5).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let pixels = Int(text)
    else { return nil }
    self.init(pixels)
  }

  /// Creates a length. Returns `nil` unless it is in 1…16384.
  package init?(_ pixels: Int) {
    guard (1...SceneLimits.canvasSideInPixels).contains(pixels) else { return nil }
    self.pixels = pixels
  }

  /// The length as it is written, such as `400`.
  package var description: String { "\(pixels)" }

  /// Returns the scale at which a side of `side` points has this length, so that the pixels of both
  /// sides are covered completely. `other` is the length of the other side in points; it is rounded
  /// to the nearest whole number of pixels, or down if no scale covers that.
  package func scale(of side: Double, beside other: Double) -> Double {
    let exact = Double(pixels) / side
    let nearest = (other * exact).rounded() / other
    let covers = nearest <= exact || Int(side * nearest + 1e-6) == pixels
    return max(exact, covers ? nearest : exact)
  }
}

extension PixelLength: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "1…\(SceneLimits.canvasSideInPixels) pixels" }
}
