// The pixel format of the package: premultiplied RGBA8 in sRGB-encoded values, as Core Animation
// composites. Memory is allocated with `calloc` rather than as an array, so that a size that does
// not fit is an error and never aborts the process.

import CSegueKernels
import Foundation

/// The reasons for which pixels cannot be allocated.
public enum PixelError: Error, Equatable, CustomStringConvertible {
  /// The size is not positive, or exceeds `PixelBuffer.largestSide` or `PixelBuffer.largestArea`.
  case size(width: Int, height: Int)
  /// The system did not provide memory for this many bytes.
  case memory(bytes: Int)

  /// The found and the expected values, in one line.
  public var description: String {
    switch self {
    case .size(let width, let height):
      "\(width) x \(height) pixels; expected 1…\(PixelBuffer.largestSide) per side and at most "
        + "\(PixelBuffer.largestArea) in total"
    case .memory(let bytes): "no memory for \(bytes) bytes of pixels"
    }
  }
}

/// An image: premultiplied RGBA8, sRGB-encoded, with rows from top to bottom, `bytesPerRow` apart.
///
/// A new buffer is transparent black. Rows start on 64-byte boundaries.
public final class PixelBuffer: @unchecked Sendable {
  // Unchecked: a buffer is written only by the code that created it, before it is shared; from then
  // on it is only read. Tiles of one frame write disjoint rows or columns.

  /// The maximum number of pixels along one side.
  public static let largestSide = 16384
  /// The maximum number of pixels in total (64 Mi: 256 MiB).
  public static let largestArea = 1 << 26

  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// The number of bytes from one row to the next: a multiple of 64, at least `4 * width`.
  public let bytesPerRow: Int
  /// The first byte of the top row. Valid for `bytesPerRow * height` bytes while the buffer exists.
  public let baseAddress: UnsafeMutableRawPointer
  /// The size of the memory if it is from `RecycledMemory`, otherwise `nil`.
  private let recycledBytes: Int?
  /// A Boolean value that indicates whether the memory is kept for later surfaces.
  var isRecycled: Bool { recycledBytes != nil }

  /// Creates a transparent buffer of `width` x `height` pixels.
  /// - Throws: `PixelError` if the size is out of range or memory is not available.
  public convenience init(width: Int, height: Int) throws(PixelError) {
    try self.init(unwrittenWidth: width, height: height)
    memset(baseAddress, 0, bytesPerRow * height)
  }

  /// Creates a buffer whose pixels the caller must write completely. The last row is followed by
  /// `SEGUE_READ_MARGIN` bytes that kernels may read.
  package convenience init(unwrittenWidth width: Int, height: Int) throws(PixelError) {
    try self.init(width, height, isRecycled: false)
  }

  /// Creates a buffer like `init(unwrittenWidth:height:)`, for pixels that only one frame needs: its
  /// memory may be that of surfaces of earlier frames, and is kept for later ones.
  package convenience init(surfaceWidth width: Int, height: Int) throws(PixelError) {
    try self.init(width, height, isRecycled: true)
  }

  /// Creates a buffer whose memory is, if `isRecycled`, taken from `RecycledMemory`.
  init(_ width: Int, _ height: Int, isRecycled: Bool) throws(PixelError) {
    let sides = 1...Self.largestSide
    guard sides.contains(width), sides.contains(height), width * height <= Self.largestArea else {
      throw .size(width: width, height: height)
    }
    self.width = width
    self.height = height
    bytesPerRow = (width * 4 + 63) & ~63
    let bytes = bytesPerRow * height + Int(SEGUE_READ_MARGIN)
    if isRecycled {
      let block = try RecycledMemory.take(bytes)
      (baseAddress, recycledBytes) = (block.memory, block.bytes)
    } else {
      (baseAddress, recycledBytes) = (try PixelMemory.allocate(bytes), nil)
    }
  }

  deinit {
    if let recycledBytes {
      RecycledMemory.give(baseAddress, bytes: recycledBytes)
    } else {
      free(baseAddress)
    }
  }

  /// Returns the bytes of row `y`, `4 * width` of them: R, G, B, A, …
  public func row(_ y: Int) -> UnsafeMutableBufferPointer<UInt8> {
    precondition(y >= 0 && y < height, "row \(y) is outside a buffer of \(height) rows")
    let start = (baseAddress + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
    return UnsafeMutableBufferPointer(start: start, count: width * 4)
  }

  /// The pixel at (x, y). Intended for tests and small tasks, not for loops over a frame.
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

/// A pixel: sRGB-encoded bytes, with the color premultiplied by alpha.
public struct PremultipliedRGBA8: Sendable, Hashable {
  /// The color bytes, each at most `alpha`, and alpha.
  public var red, green, blue, alpha: UInt8

  /// Creates a pixel with the given bytes.
  public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
}
