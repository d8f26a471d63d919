// The conversion of pixels with a color profile to sRGB: light by the profile's curves, one matrix, and
// the curve of sRGB. Everything is a table or arithmetic that is exact, or the same, on every machine.
// Source: ICC.1:2022, annex F.3; IEC 61966-2-1.

import CoreGraphics
import SeguePixels

/// A conversion of 8-bit colors to sRGB. Colors outside of the gamut of sRGB are clipped component by
/// component.
struct ColorConversion {
  /// The light of each value of red, of green and of blue, from 0 to 1.
  private let light: [[Double]]
  /// The rows of the matrix from the light of the profile to that of sRGB.
  private let rows: [Double]
  /// The 8-bit value of sRGB for each light, in `lights` steps from 0 to 1.
  private static let values = encodedValues()
  private static let lights = 65535.0

  /// Creates the conversion of a profile, or `nil` if it changes no color by more than the smallest
  /// step, as those of sRGB do.
  init?(_ profile: ColorProfile) {
    light = profile.curves.map { curve in (0...255).map { curve.light(Double($0) / 255) } }
    rows = Self.matrix(from: profile.primaries)
    if isIdentity { return nil }
  }

  /// Converts pixels with premultiplied alpha.
  func apply(to pixels: PixelBuffer) {
    for y in 0..<pixels.height {
      let row = pixels.words(y)
      var last: (before: UInt32, after: UInt32) = (0, 0)
      for x in 0..<pixels.width {
        let pixel = row[x]
        // Most pixels of a screen are like the one before.
        if pixel != last.before { last = (pixel, converted(pixel)) }
        row[x] = last.after
      }
    }
  }

  private func converted(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 0 { return pixel }
    func straight(_ shift: UInt32) -> Int {
      let part = pixel >> shift & 255
      return Int(alpha == 255 ? part : min(255, (part * 255 + alpha / 2) / alpha))
    }
    let color = converted(straight(0), straight(8), straight(16))
    func premultiplied(_ part: UInt8) -> UInt32 {
      alpha == 255 ? UInt32(part) : (UInt32(part) * alpha + 127) / 255
    }
    return premultiplied(color.0) | premultiplied(color.1) << 8 | premultiplied(color.2) << 16
      | alpha << 24
  }

  private func converted(_ red: Int, _ green: Int, _ blue: Int) -> (UInt8, UInt8, UInt8) {
    let (r, g, b) = (light[0][red], light[1][green], light[2][blue])
    func part(_ row: Int) -> UInt8 {
      let sum = rows[row] * r + rows[row + 1] * g + rows[row + 2] * b
      return Self.values[Int(min(max(sum, 0), 1) * Self.lights + 0.5)]
    }
    return (part(0), part(3), part(6))
  }

  /// A Boolean value that indicates whether all grays, and mixtures of the primaries, remain as they are.
  private var isIdentity: Bool {
    func remains(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
      let color = converted(red, green, blue)
      return abs(Int(color.0) - red) <= 1 && abs(Int(color.1) - green) <= 1
        && abs(Int(color.2) - blue) <= 1
    }
    let steps = [0, 64, 128, 192, 255]
    return (0...255).allSatisfy { remains($0, $0, $0) }
      && steps.allSatisfy { red in
        steps.allSatisfy { green in steps.allSatisfy { remains(red, green, $0) } }
      }
  }

  // MARK: Tables

  /// The primaries of sRGB under D50, by columns.
  private static let sRGB = [
    0.4360747, 0.2225045, 0.0139322, 0.3850649, 0.7168786, 0.0971045, 0.1430804, 0.0606169,
    0.7141733,
  ]

  /// Returns the rows of the matrix from light of `primaries` to light of sRGB.
  private static func matrix(from primaries: [Double]) -> [Double] {
    let inverse = inverse(of: sRGB)
    return (0..<9).map { index in
      let (row, column) = (index / 3, index % 3)
      return (0..<3).reduce(0) { $0 + inverse[3 * row + $1] * primaries[3 * column + $1] }
    }
  }

  /// Returns the rows of the inverse of a matrix that is given by columns.
  private static func inverse(of m: [Double]) -> [Double] {
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Double { m[a] * m[d] - m[b] * m[c] }
    let determinant = m[0] * minor(4, 5, 7, 8) - m[3] * minor(1, 2, 7, 8) + m[6] * minor(1, 2, 4, 5)
    return [
      minor(4, 5, 7, 8), -minor(3, 5, 6, 8), minor(3, 4, 6, 7),
      -minor(1, 2, 7, 8), minor(0, 2, 6, 8), -minor(0, 1, 6, 7),
      minor(1, 2, 4, 5), -minor(0, 2, 3, 5), minor(0, 1, 3, 4),
    ].map { $0 / determinant }
  }

  private static func encodedValues() -> [UInt8] {
    var values = [UInt8](repeating: 255, count: Int(lights) + 1)
    var start = 0
    for value in 0..<255 {
      // The light between two values.
      let border = SRGBTransferFunction.linear((Double(value) + 0.5) / 255)
      let end = Int((border * lights).rounded(.up))
      for index in start..<end { values[index] = UInt8(value) }
      start = end
    }
    return values
  }
}
