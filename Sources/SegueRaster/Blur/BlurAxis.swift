// A Gaussian blur in one direction whose time does not depend on its width. Values are halved until
// the deviation is between 3 and 6 of the remaining samples, convolved there, and enlarged by a
// cubic B-spline. The blur contributed by halving (variance (4ⁿ − 1) / 4) and by the spline (1/3)
// is subtracted from the Gaussian, so that the variance is exact. Halving with the weights 1, 3, 3,
// 1 prevents fine stripes from returning as coarse ones. Together they deviate from a true
// convolution by far less than the last rounding does.

import CoreGraphics

/// The parameters of a blur in one direction.
struct BlurAxis: Equatable, Sendable {
  /// The number of times that values are halved.
  let level: Int
  /// Weights with 16 fraction bits, of the center and of each distance. Over both sides they add up
  /// to 1.
  let weights: [UInt32]
  /// The weights of four neighbors for each of the 2^level positions in a block.
  let spline: [UInt32]

  /// The maximum deviation, in pixels. Larger deviations are drawn as this one.
  static let largest = 512.0
  /// The multiple of the deviation at which the Gaussian is truncated: 0.05 % lie beyond.
  static let cut = 3.5
  /// The multiple at which it is truncated in graphics contexts.
  static let earlyCut = 2.0

  /// Creates the blur of graphics contexts: a Gaussian that ends at two deviations, convolved as it
  /// is.
  init(endingEarly deviation: Double) {
    let wanted = min(deviation, Self.largest)
    level = 0
    weights = Self.gaussian(wanted * wanted, cut: Self.earlyCut)
    spline = Self.spline(0)
  }

  /// Creates a blur that halves values until its deviation is less than `plainBelow` samples.
  init(deviation: Double, plainBelow limit: Double = 6) {
    let wanted = min(deviation, Self.largest)
    var level = 0
    while wanted >= limit * Double(1 << level) { level += 1 }
    let block = Double(1 << level)
    var variance = wanted * wanted
    if level > 0 { variance = (variance - (block * block - 1) / 4) / (block * block) - 1.0 / 3 }
    self.level = level
    weights = Self.gaussian(variance, cut: Self.cut)
    spline = Self.spline(level)
  }

  /// The distance of the farthest weight.
  var radius: Int { weights.count - 1 }

  /// The maximum distance, in pixels, at which a pixel may contribute.
  var reach: Int { level == 0 ? radius : (radius + 5) << level }

  /// Returns the first of the four blocks that the pixel `place` is computed from.
  func firstBlock(around place: Int) -> Int {
    let last = (1 << level) - 1
    return (place >> level) - (2 * (place & last) >= last ? 1 : 2)
  }

  private static func gaussian(_ variance: Double, cut: Double) -> [UInt32] {
    let radius = Int((cut * variance.squareRoot()).rounded(.up))
    let shares = (0...radius).map { k in
      k == 0 ? 1 : DeterministicMath.exp(-Double(k * k) / (2 * variance))
    }
    let sum = 2 * shares.reduce(0, +) - 1
    var weights = shares.map { UInt32(($0 / sum * 65536).rounded()) }
    // The first weight is the largest, and not 0, since deviations are at most `largest`.
    while weights.last == 0 { weights.removeLast() }
    weights[0] = 65536 - 2 * weights.dropFirst().reduce(0, +)
    return weights
  }

  private static func spline(_ level: Int) -> [UInt32] {
    if level == 0 { return [0, 65536, 0, 0] }
    let count = 1 << level
    return (0..<count).flatMap { place -> [UInt32] in
      let t = (Double(place) + 0.5) / Double(count) - 0.5
      let u = t < 0 ? t + 1 : t
      let v = 1 - u
      let first = UInt32((v * v * v / 6 * 65536).rounded())
      let last = UInt32((u * u * u / 6 * 65536).rounded())
      let second = UInt32(((3 * u * u * u - 6 * u * u + 4) / 6 * 65536).rounded())
      return [first, second, 65536 - first - second - last, last]
    }
  }
}
