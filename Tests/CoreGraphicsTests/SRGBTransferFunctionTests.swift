// The transfer function of sRGB. Expected values: IEC 61966-2-1.

import CoreGraphics
import Testing

@Suite struct SRGBTransferFunctionTests {
  @Test func endsAreKept() {
    #expect(SRGBTransferFunction.linear(0) == 0)
    #expect(SRGBTransferFunction.linear(1) == 1)
    #expect(SRGBTransferFunction.encoded(0) == 0)
    #expect(abs(SRGBTransferFunction.encoded(1) - 1) < 1e-15)
  }

  @Test func middleOfEncodedValuesIsAFifthOfLight() {
    #expect(abs(SRGBTransferFunction.linear(0.5) - 0.214_041_140_5) < 1e-10)
    #expect(abs(SRGBTransferFunction.encoded(0.18) - 0.461_356_129_5) < 1e-9)
  }

  @Test func lowerEndIsALine() {
    #expect(SRGBTransferFunction.linear(0.04045) == 0.04045 / 12.92)
    #expect(SRGBTransferFunction.encoded(0.003_130_8) == 0.003_130_8 * 12.92)
    #expect(SRGBTransferFunction.linear(-0.01) == -0.01 / 12.92)
  }

  @Test func everyLevelOf16BitsSurvives() {
    let changed = (0...65535).filter { level in
      let light = SRGBTransferFunction.linear(Double(level) / 65535)
      return Int((SRGBTransferFunction.encoded(light) * 65535).rounded()) != level
    }
    #expect(changed == [])
  }
}
