// What kernels that sample images are compared with.

import SeguePixels

extension PremultipliedRGBA8 {
  /// Returns the bilinear sample at a position with 20 fractional bits, by the arithmetic that all kernels have.
  /// - Parameter pixel: Returns the pixel that is the given numbers of columns and rows from the position.
  static func bilinear(
    _ pixel: (Int64, Int64) -> PremultipliedRGBA8, _ u: Int64, _ v: Int64
  ) -> PremultipliedRGBA8 {
    let (a, b, c, d) = (pixel(0, 0), pixel(1, 0), pixel(0, 1), pixel(1, 1))
    func part(_ part: KeyPath<PremultipliedRGBA8, UInt8>) -> UInt8 {
      PixelArithmetic.bilinear(
        a[keyPath: part], b[keyPath: part], c[keyPath: part], d[keyPath: part],
        column: Int32((u >> 13) & 127), row: Int32((v >> 5) & 32767))
    }
    return PremultipliedRGBA8(part(\.red), part(\.green), part(\.blue), part(\.alpha))
  }
}
