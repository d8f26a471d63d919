// SSIM with the constants of the paper: Gaussian windows of 11 x 11 pixels, σ 1.5, K₁ 0.01, K₂
// 0.03.
// Source: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility to
// structural similarity" (2004). Red, green and blue are compared separately and averaged, so that
// a change of hue at equal brightness is detected. Verified against scikit-image.

import CoreGraphics
import SeguePixels

enum StructuralSimilarity {
  private static let radius = 5
  private static let c1 = (0.01 * 255) * (0.01 * 255)
  private static let c2 = (0.03 * 255) * (0.03 * 255)

  private static let window: [Double] = {
    let weights = (-radius...radius).map {
      DeterministicMath.exp(-Double($0 * $0) / (2 * 1.5 * 1.5))
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }()

  /// Returns the similarity around each pixel, at most 1.
  static func map(_ changes: PixelChanges) -> [Double] {
    changes.backdrops.map { map(changes, $0) }.reduce([]) { worst, next in
      worst.isEmpty ? next : zip(worst, next).map { min($0, $1) }
    }
  }

  private static func map(_ changes: PixelChanges, _ backdrop: Backdrop) -> [Double] {
    let actual = changes.actual.planes(on: backdrop)
    let expected = changes.expected.planes(on: backdrop)
    var sum = [Double](repeating: 0, count: changes.width * changes.height)
    for (a, b) in zip(actual, expected) {
      for (i, value) in similarity(a, b).enumerated() { sum[i] += value / 3 }
    }
    return sum
  }

  private static func similarity(_ a: Plane, _ b: Plane) -> [Double] {
    func blurred(_ plane: Plane) -> [Double] { plane.filtered(window, window, .mirrored).values }
    let (meanA, meanB) = (blurred(a), blurred(b))
    let squareA = blurred(Plane.combine(a, a, *))
    let squareB = blurred(Plane.combine(b, b, *))
    let product = blurred(Plane.combine(a, b, *))
    return meanA.indices.map { i in
      let (x, y) = (meanA[i], meanB[i])
      let covariance = product[i] - x * y
      let variances = (squareA[i] - x * x) + (squareB[i] - y * y)
      return (2 * x * y + c1) * (2 * covariance + c2)
        / ((x * x + y * y + c1) * (variances + c2))
    }
  }

  /// Returns the mean over the windows that are inside the image, or over all windows if the image
  /// is smaller than one.
  static func mean(_ map: [Double], width: Int, height: Int) -> Double {
    guard width > 2 * radius, height > 2 * radius else {
      return map.reduce(0, +) / Double(map.count)
    }
    var sum = 0.0
    for y in radius..<height - radius {
      for x in radius..<width - radius { sum += map[y * width + x] }
    }
    return sum / Double((width - 2 * radius) * (height - 2 * radius))
  }
}

extension PixelBuffer {
  /// Returns the red, green and blue planes over a backdrop, from 0 to 255.
  func planes(on backdrop: Backdrop) -> [Plane] {
    var channels = [[Double]](repeating: [], count: 3)
    for k in 0..<3 { channels[k].reserveCapacity(width * height) }
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width {
        let color = backdrop.color(row, x)
        for k in 0..<3 { channels[k].append(color[k]) }
      }
    }
    return channels.map { Plane(width: width, height: height, values: $0) }
  }
}
