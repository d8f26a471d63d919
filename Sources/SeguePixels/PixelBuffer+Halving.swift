// The levels that minification samples: each the plain average of 2 x 2 pixels of the one before.

extension PixelBuffer {
  /// This picture at half size, sides rounded up, each pixel the rounded mean of four; an odd last
  /// column or row is repeated, so that positions in the halved picture are exactly half.
  package func halved() throws(PixelError) -> PixelBuffer {
    let half = try PixelBuffer(width: (width + 1) / 2, height: (height + 1) / 2)
    for y in 0..<half.height {
      let top = row(2 * y)
      let bottom = row(min(2 * y + 1, height - 1))
      let out = half.row(y)
      for x in 0..<half.width {
        let left = 8 * x
        let right = 4 * min(2 * x + 1, width - 1)
        for part in 0..<4 {
          let sum =
            UInt16(top[left + part]) + UInt16(top[right + part])
            + UInt16(bottom[left + part]) + UInt16(bottom[right + part])
          out[4 * x + part] = UInt8((sum + 2) >> 2)
        }
      }
    }
    return half
  }
}
