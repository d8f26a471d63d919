// The levels that minification samples: each the plain average of 2 x 2 pixels of the one before.

import CSegueKernels

extension PixelBuffer {
  /// This picture at half size, sides rounded up, each pixel the rounded mean of four; an odd last
  /// column or row is repeated, so that positions in the halved picture are exactly half.
  package func halved(_ kernels: segue_kernels = Kernels.best) throws(PixelError) -> PixelBuffer {
    let half = try PixelBuffer(unwrittenWidth: (width + 1) / 2, height: (height + 1) / 2)
    let whole = width / 2
    for y in 0..<half.height {
      let (top, bottom) = (words(2 * y), words(min(2 * y + 1, height - 1)))
      kernels.halve(half.words(y), top, bottom, whole)
      guard whole < half.width else { continue }
      let last = [top[width - 1], top[width - 1]]
      let lastBelow = [bottom[width - 1], bottom[width - 1]]
      kernels.halve(half.words(y) + whole, last, lastBelow, 1)
    }
    return half
  }

  /// The pixels of row `y` as little-endian words: R in the lowest byte.
  package func words(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(y >= 0 && y < height, "row \(y) of a buffer of \(height) rows")
    return (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }
}
