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

  /// What compresses the rows.
  enum Method: Hashable, Sendable {
    /// zlib, row by row, with one filter or libpng's choice.
    case zlib
    /// This package's compressor for images.
    case fast
    /// libdeflate, with the filters that suit each part of the image.
    case small
  }

  /// What compresses the rows.
  let method: Method
  /// The compression level, in 0…9.
  public let level: Int32
  /// The filter that precedes compression. `adaptive` if it depends on the image.
  public let filter: Filter

  /// Creates options for zlib with a level, limited to 0…9, and a filter.
  public init(level: Int, filter: Filter) {
    self.init(.zlib, level: Int32(min(max(level, 0), 9)), filter)
  }

  private init(_ method: Method, level: Int32, _ filter: Filter) {
    (self.method, self.level, self.filter) = (method, level, filter)
  }

  /// The options for single images, which produce small files.
  public static let still = PNGCompression(.small, level: 6, .adaptive)
  /// The options for files that are kept for long, such as goldens: the smallest, and slow.
  public static let kept = PNGCompression(.small, level: 9, .adaptive)
  /// The options for sequences of many images: several times as fast, with larger files.
  public static let sequence = PNGCompression(.fast, level: 2, .up)
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
      method: compression.method.value, level: compression.level,
      filter: compression.filter.rawValue)
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

extension PNGCompression.Method {
  fileprivate var value: cpng_method {
    switch self {
    case .zlib: CPNG_ZLIB
    case .fast: CPNG_FAST
    case .small: CPNG_SMALL
    }
  }
}
