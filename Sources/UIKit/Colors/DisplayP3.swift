// Colors of the Display P3 space, which asset catalogues and storyboards use beside sRGB.

import Foundation

/// The conversion of Display P3 to sRGB.
package enum DisplayP3 {
  /// Returns the components of the nearest color in sRGB. Colors outside of its gamut are clipped
  /// component by component.
  package static func standard(_ parts: [Double]) -> [Double] {
    let linear = parts.map(SRGBTransferFunction.linear)
    let rows = [
      [1.2249401762805598, -0.22494017628055996, 0],
      [-0.042056954709688163, 1.0420569547096881, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    return rows.map { row in
      let light = row[0] * linear[0] + row[1] * linear[1] + row[2] * linear[2]
      return SRGBTransferFunction.encoded(min(1, max(0, light)))
    }
  }
}
