// The color distance in YIQ and the antialiasing test of pixelmatch and odiff.
// Source: Kotsarenko and Ramos, "Measuring perceived color difference using YIQ NTSC transmission
// color space in mobile applications" (2010); Vysniauskas, "Anti-aliased pixel and intensity slope
// detector" (2009). Verified against pixelmatch's own counts.

import SeguePixels

/// The pixel comparison of pixelmatch.
struct YIQDistance {
  let threshold: Double
  let countsAntialiasing: Bool

  /// The distance between black and white.
  private static let largest = 35215.0

  /// Returns a Boolean value that indicates whether the pixels at (x, y) differ in a way that
  /// antialiasing does not explain.
  func differs(_ changes: PixelChanges, _ x: Int, _ y: Int) -> Bool {
    let limit = Self.largest * threshold * threshold
    let (a, b) = (changes.actual, changes.expected)
    return changes.backdrops.contains { backdrop in
      let delta = Self.squaredDistance(
        backdrop.color(a.row(y), x), backdrop.color(b.row(y), x))
      guard delta > limit else { return false }
      let slope = AntialiasingTest(backdrop: backdrop)
      return countsAntialiasing
        || !(slope.explains(x, y, in: a, b) || slope.explains(x, y, in: b, a))
    }
  }

  static func squaredDistance(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let d = a - b
    let y = brightness(d)
    let i = d.x * 0.59597799 - d.y * 0.27417610 - d.z * 0.32180189
    let q = d.x * 0.21147017 - d.y * 0.52261711 + d.z * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  static func brightness(_ d: SIMD3<Double>) -> Double {
    d.x * 0.29889531 + d.y * 0.58662247 + d.z * 0.11448223
  }
}

/// Detects pixels on antialiased edges: a pixel that has at most two neighbors of the same
/// brightness, both darker and brighter ones, and whose darkest or brightest neighbor belongs to a
/// uniform area in both images.
struct AntialiasingTest {
  let backdrop: Backdrop

  /// Returns a Boolean value that indicates whether antialiasing explains the pixel at (x, y).
  func explains(_ x: Int, _ y: Int, in image: PixelBuffer, _ other: PixelBuffer) -> Bool {
    let around = Neighbors(x, y, in: image)
    let own = backdrop.color(image.row(y), x)
    var alike = around.touchesBorder ? 1 : 0
    var darkest = (delta: 0.0, x: x, y: y)
    var brightest = (delta: 0.0, x: x, y: y)
    for (column, row) in around.places {
      let delta = YIQDistance.brightness(own - backdrop.color(image.row(row), column))
      if delta == 0 {
        alike += 1
        if alike > 2 { return false }
      } else if delta < darkest.delta {
        darkest = (delta, column, row)
      } else if delta > brightest.delta {
        brightest = (delta, column, row)
      }
    }
    guard darkest.delta != 0, brightest.delta != 0 else { return false }
    return [darkest, brightest].contains { place in
      [image, other].allSatisfy { isInArea(place.x, place.y, in: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether more than two neighbors are equal to the pixel.
  private func isInArea(_ x: Int, _ y: Int, in image: PixelBuffer) -> Bool {
    let around = Neighbors(x, y, in: image)
    let own = image.pixelWords(y)[x]
    var alike = around.touchesBorder ? 1 : 0
    for (column, row) in around.places where image.pixelWords(row)[column] == own {
      alike += 1
      if alike > 2 { return true }
    }
    return false
  }
}

/// The pixels around a pixel, column by column.
private struct Neighbors {
  let places: [(Int, Int)]
  let touchesBorder: Bool

  init(_ x: Int, _ y: Int, in image: PixelBuffer) {
    let (left, right) = (max(x - 1, 0), min(x + 1, image.width - 1))
    let (top, bottom) = (max(y - 1, 0), min(y + 1, image.height - 1))
    touchesBorder = left == x || right == x || top == y || bottom == y
    places = (left...right).flatMap { column in
      (top...bottom).compactMap { column == x && $0 == y ? nil : (column, $0) }
    }
  }
}
