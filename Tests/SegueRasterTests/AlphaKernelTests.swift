// The kernels that composite alpha without colors, against the definition for one pixel.

import CSegueKernels
import SeguePixels
import SegueRaster
import Testing

@Suite struct AlphaKernelTests {
  private let bytes = (0...255).map(UInt8.init)

  private func pixel(_ alpha: UInt8) -> PremultipliedRGBA8 { PremultipliedRGBA8(0, 0, 0, alpha) }

  /// All pairs of bytes: what is beneath, and the alpha of what is drawn.
  private var pairs: (unders: [UInt8], sources: [UInt8]) {
    (bytes.flatMap { under in bytes.map { _ in under } }, bytes.flatMap { _ in bytes })
  }

  @Test("pixels, and colors by a mask, are composited as pixels are, at every level")
  func over() {
    let (unders, sources) = pairs
    let words = sources.map { UInt32($0) << 24 | 0x123456 }
    for level in KernelLevel.available {
      let kernels = Kernels.at(level)
      var out = unders
      kernels.alpha_over_pixels(&out, words, out.count)
      let expected = zip(unders, sources).map { under, source in
        PixelArithmetic.over(pixel(under), pixel(source)).alpha
      }
      #expect(out == expected, "\(level)")
      for alpha in [UInt8(255), 200, 1] {
        var out = unders
        kernels.alpha_over(&out, sources, alpha, out.count)
        let scaled = bytes.map { PixelArithmetic.scaled(pixel(alpha), by: $0).alpha }
        let expected = zip(unders, sources).map { under, mask in
          PixelArithmetic.over(pixel(under), pixel(scaled[Int(mask)])).alpha
        }
        #expect(out == expected, "\(alpha) \(level)")
      }
    }
  }

  @Test("one alpha over all, and a mask times the alpha of pixels, at every level and length")
  func evenAndTimes() {
    for level in KernelLevel.available {
      let kernels = Kernels.at(level)
      for count in [1, 31, 64, 255, 256] {
        for alpha in [UInt8(0), 1, 128, 254, 255] {
          var out = bytes
          kernels.alpha_over_even(&out, alpha, count)
          var mask = bytes
          kernels.alpha_times(&mask, bytes.map { _ in UInt32(alpha) << 24 }, count)
          for (place, byte) in bytes.enumerated() {
            let isPart = place < count
            let over = PixelArithmetic.over(pixel(byte), pixel(alpha)).alpha
            let product = PixelArithmetic.scaled(pixel(alpha), by: byte).alpha
            #expect(out[place] == (isPart ? over : byte), "\(level) \(count) \(alpha)")
            #expect(mask[place] == (isPart ? product : byte), "\(level) \(count) \(alpha)")
          }
        }
      }
    }
  }
}
