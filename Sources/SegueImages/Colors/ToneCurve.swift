// The curves of color profiles, from values to light. Source: ICC.1:2022, 10.6 and 10.18.

import CoreGraphics

/// A curve from a value of a component to its light, both from 0 to 1.
enum ToneCurve: Equatable, Sendable {
  /// Samples at equal distances, with lines between them.
  case table([UInt16])
  /// The function of a type from 0 to 4, and its parameters g, a, b, c, d, e and f; those that the
  /// type does not have are 0.
  case parametric(type: Int, [Double])

  /// The number of parameters of each type.
  static let parameterCounts = [1, 3, 4, 5, 7]

  /// Returns the light of a value.
  func light(_ x: Double) -> Double {
    switch self {
    case .table(let samples): Self.light(x, samples)
    case .parametric(let type, let parameters): Self.light(x, type, parameters)
    }
  }

  private static func light(_ x: Double, _ samples: [UInt16]) -> Double {
    guard samples.count > 1 else { return x }
    let place = x * Double(samples.count - 1)
    let index = min(Int(place), samples.count - 2)
    let (low, high) = (Double(samples[index]), Double(samples[index + 1]))
    return (low + (high - low) * (place - Double(index))) / 65535
  }

  private static func light(_ x: Double, _ type: Int, _ p: [Double]) -> Double {
    let (g, a, b, c, d, e, f) = (p[0], p[1], p[2], p[3], p[4], p[5], p[6])
    func power(_ base: Double) -> Double { DeterministicMath.pow(max(base, 0), g) }
    let light =
      switch type {
      case 0: power(x)
      case 1: a * x + b >= 0 ? power(a * x + b) : 0
      case 2: (a * x + b >= 0 ? power(a * x + b) : 0) + c
      case 3: x >= d ? power(a * x + b) : c * x
      default: x >= d ? power(a * x + b) + e : c * x + f
      }
    return light.isFinite ? min(max(light, 0), 1) : 1
  }
}
