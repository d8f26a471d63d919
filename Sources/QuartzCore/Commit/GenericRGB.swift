// Generic RGB, the color space of calibrated colors in storyboards, in which also `render(in:)` mixes the colors
// of gradient layers. Colors are converted to it, which cannot represent all of sRGB: red is shown as (255, 38, 0) and blue as
// (4, 51, 255). Pictures of three public repositories agree on that.

import CoreGraphics
import Foundation
import SegueDisplay

/// The conversion between sRGB and Generic RGB, and the mixing of colors in it.
package enum GenericRGB {
  /// The exponent of encoded components.
  private static let gamma = 1.8
  /// The linear components of sRGB that those of Generic RGB contribute to, row by row. The rows add
  /// up to 1: white is white.
  private static let toRed = SIMD3(1.0266, -0.0278, 0.0012)
  private static let toGreen = SIMD3(0.0194, 0.9475, 0.0331)
  private static let toBlue = SIMD3(-0.0020, -0.0019, 1.0039)
  /// The number of stops that stand for one interval between colors.
  private static let steps = 32

  /// The inverse of the matrix above, row by row.
  private static let fromRed = SIMD3(0.973_545, 0.028_560, -0.002_105)
  private static let fromGreen = SIMD3(-0.020_000, 1.054_752, -0.034_752)
  private static let fromBlue = SIMD3(0.001_902, 0.002_053, 0.996_045)

  /// Returns a color in Generic RGB, clipped to what that can represent.
  static func generic(_ color: DisplayColor) -> DisplayColor {
    let light = SIMD3(decoded(color.red), decoded(color.green), decoded(color.blue))
    func part(_ row: SIMD3<Double>) -> Double {
      let sum = row.x * light.x + row.y * light.y + row.z * light.z
      return DeterministicMath.pow(min(max(sum, 0), 1), 1 / gamma)
    }
    return DisplayColor(
      red: part(fromRed), green: part(fromGreen), blue: part(fromBlue), alpha: color.alpha)
  }

  /// Returns a color of Generic RGB in sRGB.
  static func shown(_ color: DisplayColor) -> DisplayColor {
    let parts = standard([color.red, color.green, color.blue])
    return DisplayColor(red: parts[0], green: parts[1], blue: parts[2], alpha: color.alpha)
  }

  /// Returns the components of a color of Generic RGB in sRGB.
  package static func standard(_ parts: [Double]) -> [Double] {
    func linear(_ x: Double) -> Double { DeterministicMath.pow(min(max(x, 0), 1), gamma) }
    let light = SIMD3(linear(parts[0]), linear(parts[1]), linear(parts[2]))
    return [toRed, toGreen, toBlue].map { row in
      encoded(row.x * light.x + row.y * light.y + row.z * light.z)
    }
  }

  /// Returns stops between which colors mixed in sRGB are those that are mixed in Generic RGB.
  static func mixed(_ stops: [GradientStop]) -> [GradientStop] {
    let converted = stops.map { GradientStop(generic($0.color), at: $0.location) }
    var result: [GradientStop] = []
    for (index, stop) in converted.enumerated() {
      if index > 0, converted[index - 1].color != stop.color {
        for step in 1..<steps {
          result.append(between(converted[index - 1], stop, Double(step) / Double(steps)))
        }
      }
      result.append(GradientStop(shown(stop.color), at: stop.location))
    }
    return result
  }

  /// Returns the stop at `t` of the way between two stops of Generic RGB, in sRGB.
  private static func between(
    _ a: GradientStop, _ b: GradientStop, _ t: Double
  ) -> GradientStop {
    func mix(_ x: Double, _ y: Double) -> Double { x + (y - x) * t }
    let color = DisplayColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
    return GradientStop(shown(color), at: mix(a.location, b.location))
  }

  private static func decoded(_ value: Double) -> Double {
    SRGBTransferFunction.linear(min(max(value, 0), 1))
  }

  private static func encoded(_ light: Double) -> Double {
    SRGBTransferFunction.encoded(min(max(light, 0), 1))
  }
}
