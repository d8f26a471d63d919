// The weights with which a blur enlarges blocks: a cubic B-spline, symmetric to the last digit.

import Testing

@testable import SegueRaster

@Suite struct BlurAxisTests {
  @Test("weights read backward are those of the mirrored place, and have the sum 65,536")
  func spline() {
    for deviation in [6.0, 12, 24, 48, 96, 192] {
      let axis = BlurAxis(deviation: deviation)
      let count = 1 << axis.level
      #expect(count > 1 && axis.spline.count == 4 * count)
      for place in 0..<count {
        let weights = axis.spline[4 * place..<4 * place + 4]
        let mirrored = axis.spline[4 * (count - 1 - place)..<4 * (count - place)]
        #expect(weights.first == mirrored.last)
        #expect(weights.reduce(0, +) == 65_536)
      }
    }
  }
}
