// The input of the video encoder: three 8-bit planes, with chroma halved in both directions
// (yuv420p).

import Foundation

/// An image as BT.709 limited-range Y′CbCr 4:2:0 planes. Sizes are even: an odd image is padded by
/// repeating its last column or row.
public final class YCbCrPlanes: @unchecked Sendable {
  // Unchecked, as `PixelBuffer`: written only by the code that created it, before it is shared.

  /// The numbers of luma samples across and down. Both are even. Chroma planes have half of each.
  public let width, height: Int
  /// The numbers of bytes from one row of a plane to the next; multiples of 64.
  public let lumaStride, chromaStride: Int
  /// The first sample of each plane, valid while this object exists.
  public let luma, cb, cr: UnsafeMutablePointer<UInt8>

  private let memory: UnsafeMutableRawPointer

  /// Creates planes for an image of `width` x `height` pixels, rounded up to even sizes. The
  /// contents are zero.
  /// - Throws: `PixelError` if the size is out of range or memory is not available.
  public init(width: Int, height: Int) throws(PixelError) {
    let sides = 1...PixelBuffer.largestSide
    guard sides.contains(width), sides.contains(height),
      width * height <= PixelBuffer.largestArea
    else { throw .size(width: width, height: height) }
    self.width = (width + 1) & ~1
    self.height = (height + 1) & ~1
    lumaStride = (self.width + 63) & ~63
    chromaStride = (self.width / 2 + 63) & ~63
    let lumaBytes = lumaStride * self.height
    let chromaBytes = chromaStride * self.height / 2
    let bytes = lumaBytes + 2 * chromaBytes
    let block = try PixelMemory.allocate(bytes)
    memset(block, 0, bytes)
    memory = block
    luma = block.assumingMemoryBound(to: UInt8.self)
    cb = luma + lumaBytes
    cr = cb + chromaBytes
  }

  deinit { free(memory) }
}
