// BT.709, limited range, in integers: libswscale's result depends on the CPU, this one does not.
// Coefficients have 15 bits. Those of luma add up to 219/255 and those of chroma to zero, so that
// grays have no color and white is exactly 235. Source: ITU-R BT.709-6, items 3.2 to 3.5.

import CSegueKernels
import Foundation

/// The integer BT.709 matrix: the definition that the kernels must match.
package enum YCbCrArithmetic {
  /// Returns the luma of one pixel, in 16…235.
  package static func luma(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    UInt8((5983 * red + 20127 * green + 2032 * blue + (16 << 15) + (1 << 14)) >> 15)
  }

  /// Returns the blue difference of four pixels from the sums of their components, in 16…240.
  package static func cb(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    UInt8((-3298 * red - 11094 * green + 14392 * blue + (128 << 17) + (1 << 16)) >> 17)
  }

  /// Returns the red difference of four pixels from the sums of their components, in 16…240.
  package static func cr(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    UInt8((14392 * red - 13072 * green - 1320 * blue + (128 << 17) + (1 << 16)) >> 17)
  }
}

extension YCbCrPlanes {
  /// Fills the planes from `image`, whose alpha is ignored (a premultiplied image is treated as
  /// composited over black). An odd last column or row is repeated.
  /// - Throws: `PixelError` if `image`, rounded up to even sides, is of another size.
  public func convert(from image: PixelBuffer) throws(PixelError) {
    try convert(from: image, Kernels.best)
  }

  /// Fills the planes from `image` with the kernels of a chosen CPU level.
  package func convert(from image: PixelBuffer, _ kernels: segue_kernels) throws(PixelError) {
    guard (image.width + 1) & ~1 == width, (image.height + 1) & ~1 == height else {
      throw .size(width: image.width, height: image.height)
    }
    for y in stride(from: 0, to: height, by: 2) {
      let (top, bottom) = (image.words(y), image.words(min(y + 1, image.height - 1)))
      kernels.ycbcr(rows(0, y), top, bottom, image.width / 2)
      guard image.width < width else { continue }
      let last = image.width - 1
      kernels.ycbcr(rows(last, y), [top[last], top[last]], [bottom[last], bottom[last]], 1)
    }
  }

  /// Returns the addresses of the samples of rows `y` and `y + 1`, from column `x` on. Both must be
  /// even.
  package func rows(_ x: Int, _ y: Int) -> segue_ycbcr_rows {
    let chroma = y / 2 * chromaStride + x / 2
    return segue_ycbcr_rows(
      luma_top: luma + y * lumaStride + x, luma_bottom: luma + (y + 1) * lumaStride + x,
      cb: cb + chroma, cr: cr + chroma)
  }
}
