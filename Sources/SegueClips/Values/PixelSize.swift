// `--size WxH`.

import SegueDiagnostics

/// A size in pixels, as it is given on the command line.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  /// The width and the height in pixels.
  package var width, height: Int

  /// Creates a size from text such as `1170x2532`. Each number has one to five digits and is not 0.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...5).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    (width, height) = (numbers[0], numbers[1])
  }

  /// Returns the scale at which a canvas with the given size in points has this size in pixels.
  /// - Throws: `UsageProblem` if the canvas has another aspect ratio.
  package func scale(width points: Double, height: Double) throws(UsageProblem) -> Double {
    let scale = Double(width) / points
    let rows = (height * scale).rounded()
    guard rows == Double(self.height) else {
      throw UsageProblem(
        "--size is \(self); the canvas of \(JSONText.number(points).compact) x "
          + "\(JSONText.number(height).compact) points is "
          + "\(width)x\(JSONText.number(rows).compact) at this width. --width \(width) gives that size, "
          + "--height \(self.height) another one")
    }
    return scale
  }

  /// The size as it is written, such as `1170x2532`.
  package var description: String { "\(width)x\(height)" }
}

extension PixelSize: WrittenValue {
  /// The description of the expected text, for messages.
  package static var expectation: String { "a width and a height in pixels such as 1170x2532" }
}
