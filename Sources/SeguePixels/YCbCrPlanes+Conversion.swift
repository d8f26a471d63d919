// BT.709, limited range, in integers: libswscale's result depends on the CPU, ours does not.
// Coefficients have 15 bits; those of luma add up to 219/255 and those of chroma to nothing, so
// greys have no colour and white is exactly 235. Source: ITU-R BT.709-6, items 3.2 to 3.5.

import CSegueKernels
import Foundation

/// The integer BT.709 matrix: the definition that the kernels are held to.
package enum YCbCrArithmetic {
  /// Luma of one pixel, 16…235.
  package static func luma(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    UInt8((5983 * red + 20127 * green + 2032 * blue + (16 << 15) + (1 << 14)) >> 15)
  }

  /// Blue difference of four pixels, from their sums; 16…240.
  package static func cb(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    UInt8((-3298 * red - 11094 * green + 14392 * blue + (128 << 17) + (1 << 16)) >> 17)
  }

  /// Red difference of four pixels, from their sums; 16…240.
  package static func cr(_ red: Int32, _ green: Int32, _ blue: Int32) -> UInt8 {
    UInt8((14392 * red - 13072 * green - 1320 * blue + (128 << 17) + (1 << 16)) >> 17)
  }
}

extension YCbCrPlanes {
  /// Fills the planes from `picture`, whose alpha is ignored (a premultiplied picture counts as
  /// lying on black). An odd last column or row is repeated.
  /// - Throws: `PixelError` when `picture`, rounded up to even sides, is of another size.
  public func convert(from picture: PixelBuffer) throws(PixelError) {
    guard (picture.width + 1) & ~1 == width, (picture.height + 1) & ~1 == height else {
      throw .size(width: picture.width, height: picture.height)
    }
    for y in stride(from: 0, to: height, by: 2) {
      convertRowPair(y, picture.row(y), picture.row(min(y + 1, picture.height - 1)))
    }
  }

  private func convertRowPair(
    _ y: Int, _ top: UnsafeMutableBufferPointer<UInt8>, _ bottom: UnsafeMutableBufferPointer<UInt8>
  ) {
    let last = top.count / 4 - 1
    let lumaTop = luma + y * lumaStride
    let lumaBottom = lumaTop + lumaStride
    for x in stride(from: 0, to: width, by: 2) {
      var sums = SIMD4<Int32>()
      for (row, out) in [(top, lumaTop), (bottom, lumaBottom)] {
        for dx in 0...1 {
          let i = 4 * min(x + dx, last)
          let (r, g, b) = (Int32(row[i]), Int32(row[i + 1]), Int32(row[i + 2]))
          out[x + dx] = YCbCrArithmetic.luma(r, g, b)
          sums &+= SIMD4(r, g, b, 0)
        }
      }
      let chroma = y / 2 * chromaStride + x / 2
      cb[chroma] = YCbCrArithmetic.cb(sums.x, sums.y, sums.z)
      cr[chroma] = YCbCrArithmetic.cr(sums.x, sums.y, sums.z)
    }
  }
}
