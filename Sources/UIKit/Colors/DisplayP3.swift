// Colors of the Display P3 space, which asset catalogues and storyboards use beside sRGB.

import Foundation

/// The conversion of Display P3 to sRGB.
package enum DisplayP3 {
  /// Returns the components of the nearest color in sRGB. Colors outside of its gamut are clipped
  /// component by component.
  package static func standard(_ parts: [Double]) -> [Double] {
    let linear = parts.map(decoded)
    let rows = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    return rows.map { row in
      encoded(min(1, max(0, row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2])))
    }
  }

  private static func decoded(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : DeterministicMath.pow((value + 0.055) / 1.055, 2.4)
  }

  /// Returns the sRGB-encoded component of a linear one.
  static func encoded(_ value: Double) -> Double {
    value <= 0.0031308 ? value * 12.92 : 1.055 * DeterministicMath.pow(value, 1 / 2.4) - 0.055
  }
}
