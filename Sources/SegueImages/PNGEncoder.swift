// Encoding of images as PNG. The bytes depend only on the pixels, the options and the versions of this
// package, libpng and zlib, not on time, CPU or software names.

import CPNG
import Foundation
import SeguePixels

/// The compression effort of a PNG.
public struct PNGCompression: Sendable, Hashable {
  /// The filter that precedes compression.
  public enum Filter: Int32, Sendable, CaseIterable {
    /// libpng chooses the filter for each row. Smallest and slowest.
    case adaptive = -1
    case none, sub, up, average, paeth
  }

  /// zlib's compression level, in 0…9.
  public let level: Int32
  /// The filter that precedes compression.
  public let filter: Filter
  /// A Boolean value that indicates whether this package's compressor for images takes zlib's place.
  public let isFast: Bool

  /// Creates options for zlib with a level, limited to 0…9, and a filter.
  public init(level: Int, filter: Filter) {
    self.level = Int32(min(max(level, 0), 9))
    (self.filter, isFast) = (filter, false)
  }

  private init(fastWith filter: Filter) {
    (level, self.filter, isFast) = (2, filter, true)
  }

  /// The options for single images, which produce small files.
  public static let still = PNGCompression(level: 6, filter: .adaptive)
  /// The options for sequences of many images: five to ten times as fast, with files up to a
  /// tenth larger.
  public static let sequence = PNGCompression(fastWith: .up)
}

/// Encodes images as PNG.
public enum PNGEncoder {
  /// Encodes the image as a PNG file with an sRGB chunk.
  /// - Parameters:
  ///   - pixels: The premultiplied pixels. They are written as straight RGBA, rounded to nearest.
  ///   - opaque: Whether to write RGB and ignore alpha. If `nil`, this is done if every alpha is
  ///     255. For a sequence, the value is the same for all its files.
  ///   - compression: The choice between speed and size. It does not affect the pixels.
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
