// Pictures to PNG. The bytes depend on the pixels, the options and the versions of libpng, zlib and
// libdeflate, and on nothing else: no time, no CPU, no software name.

import CPNG
import Foundation
import SeguePixels

/// How hard to compress.
public struct PNGCompression: Sendable, Hashable {
  /// Which filter goes before compression.
  public enum Filter: Int32, Sendable, CaseIterable {
    /// libpng's choice, row by row: smallest, slowest.
    case adaptive = -1
    case none, sub, up, average, paeth
  }

  /// zlib's level, 0…9.
  public let level: Int32
  /// The filter.
  public let filter: Filter
  /// Whether libdeflate deflates in place of zlib.
  public let isFast: Bool

  /// By zlib: a level, brought into 0…9, and a filter.
  public init(level: Int, filter: Filter) {
    self.level = Int32(min(max(level, 0), 9))
    (self.filter, isFast) = (filter, false)
  }

  private init(fastWith filter: Filter) {
    (level, self.filter, isFast) = (2, filter, true)
  }

  /// For single pictures: small.
  public static let still = PNGCompression(level: 6, filter: .adaptive)
  /// For the many pictures of a sequence: several times as fast, up to a tenth larger.
  public static let sequence = PNGCompression(fastWith: .up)
}

/// Encodes pictures as PNG.
public enum PNGEncoder {
  /// The picture as a PNG file with an sRGB chunk.
  /// - Parameters:
  ///   - pixels: premultiplied; written as straight RGBA, rounded to the nearest.
  ///   - opaque: whether to write RGB and ignore alpha; nil looks whether every alpha is 255. A
  ///     sequence says it once for all its files.
  ///   - compression: speed or size; the pixels are the same.
  /// - Throws: `ImageError` with code `.memory`.
  public static func encode(
    _ pixels: PixelBuffer, opaque: Bool? = nil, compression: PNGCompression = .still
  ) throws(ImageError) -> [UInt8] {
    var encoded: UnsafeMutablePointer<UInt8>?
    var count = 0
    var result = cpng_result()
    let options = cpng_compression(
      level: compression.level, filter: compression.filter.rawValue,
      fast: compression.isFast ? 1 : 0)
    let status = cpng_encode(
      pixels.baseAddress.assumingMemoryBound(to: UInt8.self), UInt32(pixels.width),
      UInt32(pixels.height), pixels.bytesPerRow, opaque ?? isOpaque(pixels) ? 1 : 0, options,
      &encoded, &count, &result)
    guard status == CPNG_OK, let encoded else {
      throw ImageError(.memory, "PNG", "\(message(result)) while compressing")
    }
    defer { free(encoded) }
    return [UInt8](UnsafeBufferPointer(start: encoded, count: count))
  }

  private static func isOpaque(_ pixels: PixelBuffer) -> Bool {
    (0..<pixels.height).allSatisfy { y in
      cpng_is_opaque(pixels.row(y).baseAddress, pixels.width) != 0
    }
  }
}
