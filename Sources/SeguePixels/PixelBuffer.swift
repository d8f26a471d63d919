// The one pixel format of the house: premultiplied RGBA8 in sRGB-encoded values, as Core Animation
// composites. Storage comes from `calloc`, not from an array, so that a size that does not fit is an
// error and never an abort.

import CSegueKernels
import Foundation

/// Why pixels could not be had.
public enum PixelError: Error, Equatable, CustomStringConvertible {
  /// The size is not positive or passes `PixelBuffer.largestSide` or `PixelBuffer.largestArea`.
  case size(width: Int, height: Int)
  /// The system gave no memory for this many bytes.
  case memory(bytes: Int)

  /// What was found and what was expected, in one line.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "\(width) x \(height) pixels; expected 1…\(PixelBuffer.largestSide) a side and at most "
        + "\(PixelBuffer.largestArea) in all"
    case .memory(let bytes): "no memory for \(bytes) bytes of pixels"
    }
  }
}

/// A picture: premultiplied RGBA8, sRGB-encoded, rows from top to bottom, `bytesPerRow` apart.
///
/// A new buffer is transparent black. Rows start on 64-byte boundaries.
public final class PixelBuffer: @unchecked Sendable {
  // Unchecked: a buffer is written only by the code that made it, before anyone else sees it; from
  // then on it is only read. Tiles of one frame write disjoint rows or columns.

  /// The most pixels along one side.
  public static let largestSide = 16384
  /// The most pixels in all (64 Mi: 256 MiB).
  public static let largestArea = 1 << 26

  /// Pixels across.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Bytes from one row to the next; a multiple of 64, at least `4 * width`.
  public let bytesPerRow: Int
  /// The first byte of the top row. Valid for `bytesPerRow * height` bytes, while the buffer lives.
  public let baseAddress: UnsafeMutableRawPointer

  /// Makes a transparent buffer of `width` x `height` pixels.
  /// - Throws: `PixelError` when the size is out of range or memory is short.
  public convenience init(width: Int, height: Int) throws(PixelError) {
    try self.init(unwrittenWidth: width, height: height)
    memset(baseAddress, 0, bytesPerRow * height)
  }

  /// Makes a buffer whose pixels are yet to be written, all of them, by the caller. Behind the last
  /// row lie `SEGUE_READ_MARGIN` bytes that kernels may read.
  package init(unwrittenWidth width: Int, height: Int) throws(PixelError) {
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.largestArea else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
    bytesPerRow = (width * 4 + 63) & ~63
    let bytes = bytesPerRow * height + Int(SEGUE_READ_MARGIN)
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, 64, bytes) == 0, let memory else { throw .memory(bytes: bytes) }
    baseAddress = memory
  }

  deinit { free(baseAddress) }

  /// The bytes of row `y`, `4 * width` of them: R, G, B, A, …
  public func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    precondition(y >= 0 && y < height, "row \(y) of a buffer of \(height) rows")
    let start = (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    return UnsafeMutableBufferPointer(start: start, count: width * 4)
  }

  /// The pixel at (x, y); for tests and small jobs, not for loops over a frame.
  public subscript(x: Int, y: Int) -> PremultipliedRGBA8 {
    get {
      let p = row(y)
      return PremultipliedRGBA8(p[4 * x], p[4 * x + 1], p[4 * x + 2], p[4 * x + 3])
    }
    set {
      let p = row(y)
      (p[4 * x], p[4 * x + 1], p[4 * x + 2], p[4 * x + 3]) =
        (newValue.red, newValue.green, newValue.blue, newValue.alpha)
    }
  }
}

/// One pixel: sRGB-encoded bytes, colour already multiplied by alpha.
public struct PremultipliedRGBA8: Sendable, Hashable {
  /// The colour bytes, each at most `alpha`, and alpha.
  public var red, green, blue, alpha: UInt8

  /// A pixel of these four bytes.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
