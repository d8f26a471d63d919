// The formats of animations whose frames are parts of the image that replace what was there.

import Foundation
import SegueImages
import SeguePixels

/// A format of animations. Used by one thread at a time.
protocol AnimationEncoding: AnyObject {
  /// Returns an area that contains `area` and that the format can store.
  func aligned(_ area: PixelArea) -> PixelArea
  /// Returns the part of a frame that changes, encoded.
  func encode(_ pixels: PixelBuffer, _ area: PixelArea) throws -> [UInt8]
  /// Writes an encoded part, which is shown from frame `frames.lowerBound` until the end of
  /// `frames`.
  func write(_ encoded: [UInt8], _ area: PixelArea, frames: Range<Int>) throws
  /// Completes the file.
  func finish() throws
  /// Removes the file.
  func cancel()
}

extension PixelBuffer {
  /// Returns the smallest area that contains all differences from `other`, which has the same size,
  /// or `nil` if there are none.
  func changes(from other: PixelBuffer) -> PixelArea? {
    func differs(_ y: Int) -> Bool {
      memcmp(pixels(y), other.pixels(y), 4 * width) != 0
    }
    guard let top = (0..<height).first(where: differs),
      let bottom = (0..<height).last(where: differs)
    else { return nil }
    var (left, right) = (width, 0)
    for y in top...bottom where differs(y) {
      let (new, old) = (pixels(y), other.pixels(y))
      if let x = (0..<left).first(where: { new[$0] != old[$0] }) { left = x }
      if let x = (right..<width).last(where: { new[$0] != old[$0] }) { right = x + 1 }
    }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
  }

  private func pixels(_ y: Int) -> UnsafePointer<UInt32> {
    UnsafeRawPointer(baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt32.self)
  }

  /// Copies the pixels of `other`, which has the same size.
  func copy(_ other: PixelBuffer) {
    for y in 0..<height {
      memcpy(baseAddress + y * bytesPerRow, other.baseAddress + y * other.bytesPerRow, 4 * width)
    }
  }
}
