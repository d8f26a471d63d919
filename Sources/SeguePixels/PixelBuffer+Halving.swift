// The levels that minification samples. Each consists of the plain averages of 2 × 2 pixels of the
// previous one.

import CSegueKernels

extension PixelBuffer {
  /// Returns this image at half size, sides rounded up, with each pixel the rounded mean of four.
  /// An odd last column or row is repeated, so that positions in the halved image are exactly half.
  package func halved(_ kernels: segue_kernels = Kernels.best) throws(PixelError) -> PixelBuffer {
    let half = try PixelBuffer((width + 1) / 2, (height + 1) / 2, isRecycled: isRecycled)
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

  /// Returns the pixels of row `y` as little-endian words, with R in the lowest byte.
  package func words(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(y >= 0 && y < height, "row \(y) is outside a buffer of \(height) rows")
    return (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }
}
