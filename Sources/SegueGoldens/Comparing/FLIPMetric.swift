// LDR-FLIP: how much two pictures differ for somebody who flips between them. Colours go through filters
// as fine as the eye, and are then compared in a space of even steps; edges and points that only one of the
// pictures has make differences count for more.
// Source: Andersson, Nilsson, Akenine-Möller, Oskarsson, Åström and Fairchild, "FLIP: a difference evaluator
// for alternating images" (2020). Held to the authors' own program.

import CoreGraphics
import SeguePixels

struct FLIPMetric {
  let pixelsPerDegree: Double

  /// Exponents and the knee of the paper's section 4.
  private static let colorExponent = 0.7
  private static let knee = (input: 0.4, output: 0.95)

  /// The error at each pixel, 0…1.
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

  /// Errors up to the knee take up most of the range: beyond it everything is equally bad.
  private static func redistributed(_ error: Double, _ largest: Double) -> Double {
    let bend = knee.input * largest
    if error < bend { return knee.output / bend * error }
    return min(1, knee.output + (error - bend) / (largest - bend) * (1 - knee.output))
  }

  /// The error between green and blue, the greatest there is.
  private static let largestColorError: Double = DeterministicMath.pow(
    hyab(
      huntAdjusted(LabConversion.lab(linear: SIMD3(0, 1, 0))),
      huntAdjusted(LabConversion.lab(linear: SIMD3(0, 0, 1)))), colorExponent)

  /// Colours are more colourful in the light.
  static func huntAdjusted(_ color: LabColor) -> LabColor {
    LabColor(l: color.l, a: 0.01 * color.l * color.a, b: 0.01 * color.l * color.b)
  }

  private static func hyab(_ one: LabColor, _ two: LabColor) -> Double {
    let (da, db) = (one.a - two.a, one.b - two.b)
    return abs(one.l - two.l) + (da * da + db * db).squareRoot()
  }
}

/// A picture as lightness, red against green, and blue against yellow.
struct OpponentPlanes {
  let lightness, redGreen, blueYellow: Plane

  init(_ picture: PixelBuffer, _ backdrop: Backdrop) {
    var (y, cx, cz): ([Double], [Double], [Double]) = ([], [], [])
    for row in 0..<picture.height {
      let bytes = picture.row(row)
      for x in 0..<picture.width {
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
      Plane(width: picture.width, height: picture.height, values: values)
    }
    (lightness, redGreen, blueYellow) = (plane(y), plane(cx), plane(cz))
  }

  /// Lightness brought to 0…1, for the features.
  var luminance: Plane {
    Plane(
      width: lightness.width, height: lightness.height,
      values: lightness.values.map { ($0 + 16) / 116 })
  }

  /// Back to linear sRGB, cut to what can be shown.
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

/// The eye's blur: one Gaussian for lightness and one for red against green, two for blue against yellow.
struct ContrastFilters {
  /// A Gaussian of the frequency response: its height and width.
  private typealias Part = (height: Double, width: Double)
  private static let lightness: [Part] = [(1, 0.0047)]
  private static let redGreen: [Part] = [(1, 0.0053)]
  private static let blueYellow: [Part] = [(34.1, 0.04), (13.5, 0.025)]

  let pixelsPerDegree: Double

  /// What an eye makes of a picture, pixel by pixel.
  func seen(_ picture: OpponentPlanes) -> [LabColor] {
    let y = filter(picture.lightness, Self.lightness)
    let cx = filter(picture.redGreen, Self.redGreen)
    let cz = filter(picture.blueYellow, Self.blueYellow)
    return y.indices.map { i in
      FLIPMetric.huntAdjusted(
        LabConversion.lab(linear: OpponentPlanes.linear(y[i], cx[i], cz[i])))
    }
  }

  /// The sum of two Gaussians does not separate, but each of them does.
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

/// Finds edges and points, by the first and second derivative of a Gaussian.
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

  /// Weights above and below zero each sum to one.
  private static func balanced(_ weights: [Double]) -> [Double] {
    let above = weights.reduce(0) { $0 + max($1, 0) }
    let below = weights.reduce(0) { $0 - min($1, 0) }
    return weights.map { $0 < 0 ? $0 / below : $0 / above }
  }

  /// How much stronger the features of one picture are at each pixel, 0…1.
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
