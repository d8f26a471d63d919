// `--size WxH`.

import SegueDiagnostics

/// Pixels across and down.
package struct PixelSize: Hashable, Sendable, CustomStringConvertible {
  package var width, height: Int

  /// `1170x2532`, each number with one to five digits and not 0.
  package init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      (1...5).contains(part.utf8.count) && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
        ? Int(part) : nil
    }
    guard parts.count == 2, numbers.count == 2, numbers[0] > 0, numbers[1] > 0 else { return nil }
    (width, height) = (numbers[0], numbers[1])
  }

  /// The pixels for each point that make a canvas of this size in points so large.
  /// - Throws: `UsageProblem` when the canvas has another shape.
  package func scale(width points: Double, height: Double) throws(UsageProblem) -> Double {
    let scale = Double(width) / points
    let rows = (height * scale).rounded()
    guard rows == Double(self.height) else {
      throw UsageProblem(
        "--size is \(self); the canvas of \(JSONText.number(points).compact) x "
          + "\(JSONText.number(height).compact) points is \(width)x\(JSONText.number(rows).compact) "
          + "at this width")
    }
    return scale
  }

  /// `1170x2532`.
  package var description: String { "\(width)x\(height)" }
}

extension PixelSize: WrittenValue {
  package static var expectation: String { "pixels across and down such as 1170x2532" }
}
