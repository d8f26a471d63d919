// LDR-FLIP: the difference that an observer perceives when alternating between two images. Colors
// are filtered by the contrast sensitivity of the eye and then compared in a perceptually uniform
// space; edges and points that only one of the images has increase the error.
// Source: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: a difference
// evaluator for alternating images" (2020). Verified against the authors' own program.

import CoreGraphics
import SeguePixels

struct FLIPMetric {
  let pixelsPerDegree: Double

  /// The exponents and the knee of section 4 of the paper.
  private static let colorExponent = 0.7
  private static let knee = (input: 0.4, output: 0.95)

  /// Returns the error at each pixel, from 0 to 1.
  func map(_ changes: PixelChanges) -> [Double] {
    changes.backdrops.map { map(changes, $0) }.reduce([]) { worst, next in
      worst.isEmpty ? next : zip(worst, next).map { max($0, $1) }
    }
  }

  private func map(_ changes: PixelChanges, _ backdrop: Backdrop) -> [Double] {
    let actual = OpponentPlanes(changes.actual, backdrop)
    let expected = OpponentPlanes(changes.expected, backdrop)
    let filters = ContrastFilters(pixelsPerDegree: pixelsPerDegree)
    let (a, b) = (filters.seen(actual), filters.seen(expected))
    let features = FeatureFilters(pixelsPerDegree: pixelsPerDegree)
    let strength = features.difference(actual.luminance, expected.luminance)
    let largest = Self.largestColorError
    return a.indices.map { i in
      let error = DeterministicMath.pow(Self.hyab(a[i], b[i]), Self.colorExponent)
      return DeterministicMath.pow(Self.redistributed(error, largest), 1 - strength[i])
    }
  }

  /// Returns the error mapped so that errors up to the knee take most of the range. Beyond it, all
  /// errors count nearly the same.
  private static func redistributed(_ error: Double, _ largest: Double) -> Double {
    let bend = knee.input * largest
    if error < bend { return knee.output / bend * error }
    return min(1, knee.output + (error - bend) / (largest - bend) * (1 - knee.output))
  }

  /// The error between green and blue, which is the largest possible.
  private static let largestColorError: Double = DeterministicMath.pow(
    hyab(
      huntAdjusted(LabConversion.lab(linear: SIMD3(0, 1, 0))),
      huntAdjusted(LabConversion.lab(linear: SIMD3(0, 0, 1)))), colorExponent)

  /// Returns the color adjusted for the Hunt effect: colors appear more colorful when they are
  /// brighter.
  static func huntAdjusted(_ color: LabColor) -> LabColor {
    LabColor(l: color.l, a: 0.01 * color.l * color.a, b: 0.01 * color.l * color.b)
  }

  private static func hyab(_ one: LabColor, _ two: LabColor) -> Double {
    let (da, db) = (one.a - two.a, one.b - two.b)
    return abs(one.l - two.l) + (da * da + db * db).squareRoot()
  }
}

/// An image in opponent colors: lightness, red–green and blue–yellow.
struct OpponentPlanes {
  let lightness, redGreen, blueYellow: Plane

  init(_ image: PixelBuffer, _ backdrop: Backdrop) {
    var (y, cx, cz): ([Double], [Double], [Double]) = ([], [], [])
    for row in 0..<image.height {
      let bytes = image.row(row)
      for x in 0..<image.width {
        let color = backdrop.color(bytes, x)
        let table = LinearLight.table
        let linear = SIMD3(table[Int(color.x)], table[Int(color.y)], table[Int(color.z)])
        let part = LinearLight.xyz(linear) / LabConversion.white
        y.append(116 * part.y - 16)
        cx.append(500 * (part.x - part.y))
        cz.append(200 * (part.y - part.z))
      }
    }
    func plane(_ values: [Double]) -> Plane {
      Plane(width: image.width, height: image.height, values: values)
    }
    (lightness, redGreen, blueYellow) = (plane(y), plane(cx), plane(cz))
  }

  /// The lightness normalized to 0…1, for the feature filters.
  var luminance: Plane {
    Plane(
      width: lightness.width, height: lightness.height,
      values: lightness.values.map { ($0 + 16) / 116 })
  }

  /// Returns the linear sRGB color, clamped to the displayable range.
  static func linear(_ y: Double, _ cx: Double, _ cz: Double) -> SIMD3<Double> {
    let part = (y + 16) / 116
    let xyz = SIMD3(part + cx / 500, part, part - cz / 200) * LabConversion.white
    let red = 3.241003275 * xyz.x - 1.537398934 * xyz.y - 0.498615861 * xyz.z
    let green = -0.969224334 * xyz.x + 1.875930071 * xyz.y + 0.041554224 * xyz.z
    let blue = 0.055639423 * xyz.x - 0.204011202 * xyz.y + 1.057148933 * xyz.z
    return SIMD3(red, green, blue).clamped(
      lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }
}

/// The contrast sensitivity filters of the eye: one Gaussian each for lightness and red–green, two
/// for blue–yellow.
struct ContrastFilters {
  /// One Gaussian of the frequency response, by its height and width.
  private typealias Part = (height: Double, width: Double)
  private static let lightness: [Part] = [(1, 0.0047)]
  private static let redGreen: [Part] = [(1, 0.0053)]
  private static let blueYellow: [Part] = [(34.1, 0.04), (13.5, 0.025)]

  let pixelsPerDegree: Double

  /// Returns the image as the eye perceives it, pixel by pixel.
  func seen(_ image: OpponentPlanes) -> [LabColor] {
    let y = filter(image.lightness, Self.lightness)
    let cx = filter(image.redGreen, Self.redGreen)
    let cz = filter(image.blueYellow, Self.blueYellow)
    return y.indices.map { i in
      FLIPMetric.huntAdjusted(
        LabConversion.lab(linear: OpponentPlanes.linear(y[i], cx[i], cz[i])))
    }
  }

  /// Filters a plane. The sum of two Gaussians is not separable, but each of them is.
  private func filter(_ plane: Plane, _ parts: [Part]) -> [Double] {
    let kernels = parts.map { kernel($0.width) }
    let weights = zip(parts, kernels).map { part, kernel in
      let sum = kernel.reduce(0, +)
      return part.height * (Double.pi / part.width).squareRoot() * sum * sum
    }
    let total = weights.reduce(0, +)
    var result = [Double](repeating: 0, count: plane.values.count)
    for (kernel, weight) in zip(kernels, weights) {
      let sum = kernel.reduce(0, +)
      let unit = kernel.map { $0 / sum }
      let blurred = plane.filtered(unit, unit, .clamped)
      for i in result.indices { result[i] += weight / total * blurred.values[i] }
    }
    return result
  }

  private func kernel(_ width: Double) -> [Double] {
    let widest = 0.04
    let radius = Int(
      (3 * (widest / (2 * Double.pi * Double.pi)).squareRoot() * pixelsPerDegree).rounded(.up))
    return (-radius...radius).map { i in
      let distance = Double(i) / pixelsPerDegree
      return DeterministicMath.exp(-Double.pi * Double.pi * distance * distance / width)
    }
  }
}

/// Filters that detect edges and points, by the first and the second derivative of a Gaussian.
struct FeatureFilters {
  private let smooth, edge, point: [Double]

  init(pixelsPerDegree: Double) {
    let deviation = 0.5 * 0.082 * pixelsPerDegree
    let radius = Int((3 * deviation).rounded(.up))
    let offsets = (-radius...radius).map { Double($0) }
    let square = deviation * deviation
    let gaussian = offsets.map { DeterministicMath.exp(-$0 * $0 / (2 * square)) }
    let sum = gaussian.reduce(0, +)
    smooth = gaussian.map { $0 / sum }
    edge = Self.balanced(zip(offsets, gaussian).map { -$0 * $1 })
    point = Self.balanced(zip(offsets, gaussian).map { ($0 * $0 / square - 1) * $1 })
  }

  /// Returns the weights scaled so that the positive and the negative ones each sum to one.
  private static func balanced(_ weights: [Double]) -> [Double] {
    let above = weights.reduce(0) { $0 + max($1, 0) }
    let below = weights.reduce(0) { $0 - min($1, 0) }
    return weights.map { $0 < 0 ? $0 / below : $0 / above }
  }

  /// Returns the difference in feature strength between two images at each pixel, from 0 to 1.
  func difference(_ a: Plane, _ b: Plane) -> [Double] {
    let (edgesA, edgesB) = (strength(a, edge), strength(b, edge))
    let (pointsA, pointsB) = (strength(a, point), strength(b, point))
    return edgesA.indices.map { i in
      let larger = max(abs(edgesA[i] - edgesB[i]), abs(pointsA[i] - pointsB[i]))
      return min(1, (larger / 2.0.squareRoot()).squareRoot())
    }
  }

  private func strength(_ plane: Plane, _ kernel: [Double]) -> [Double] {
    let across = plane.filtered(kernel, smooth, .clamped)
    let down = plane.filtered(smooth, kernel, .clamped)
    return across.values.indices.map { i in
      let (x, y) = (across.values[i], down.values[i])
      return (x * x + y * y).squareRoot()
    }
  }
}
