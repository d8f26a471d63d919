// What the video encoder takes: three 8-bit planes, chroma halved in both directions (yuv420p).

import Foundation

/// A picture as BT.709 limited-range Y′CbCr 4:2:0 planes. Sizes are even: an odd picture is padded
/// by repeating its last column or row.
public final class YCbCrPlanes: @unchecked Sendable {
  // Unchecked: as `PixelBuffer`: written by its maker only, before it is handed on.

  /// Luma samples across and down; both even. Chroma planes are half of each.
  public let width, height: Int
  /// Bytes from one row of a plane to the next; multiples of 64.
  public let lumaStride, chromaStride: Int
  /// The first sample of each plane, valid while this object lives.
  public let luma, cb, cr: UnsafeMutablePointer<UInt8>

  private let memory: UnsafeMutableRawPointer

  /// Planes for a picture of `width` x `height` pixels, rounded up to even sizes. Contents are zero.
  /// - Throws: `PixelError` when the size is out of range or memory is short.
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
    var block: UnsafeMutableRawPointer?
    guard posix_memalign(&block, 64, bytes) == 0, let block else { throw .memory(bytes: bytes) }
    memset(block, 0, bytes)
    memory = block
    luma = block.assumingMemoryBound(to: UInt8.self)
    cb = luma + lumaBytes
    cr = cb + chromaBytes
  }

  deinit { free(memory) }
}
