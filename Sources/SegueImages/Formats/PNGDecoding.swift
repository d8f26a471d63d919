// PNG by libpng. The chunks are counted before libpng receives the file. Data unrelated to the
// pixels is never decompressed, but a file that contains a decompression bomb is rejected
// nevertheless.

import CPNG
import Foundation
import SeguePixels

extension ImageFile {
  /// Decodes the image. For an APNG, this is the one that viewers without support for animation
  /// display.
  func decodePNG() throws(ImageError) -> PixelBuffer {
    try PNGChunks(self).check()
    let target = DecodingTarget()
    var result = cpng_result()
    let status = withExtendedLifetime(target) {
      cpng_decode(
        bytes, bytes.count, UInt32(limits.side), UInt64(limits.area), allocateRows,
        Unmanaged.passUnretained(target).toOpaque(), &result)
    }
    if status == CPNG_OK, let pixels = target.pixels { return pixels }
    throw error(status, result)
  }

  private func error(_ status: cpng_status, _ result: cpng_result) -> ImageError {
    switch status {
    case CPNG_LIMIT: limits.exceeded(by: Int(result.width), Int(result.height), name)
    case CPNG_MEMORY:
      ImageError(.memory, name, "no memory for \(result.width) x \(result.height) pixels")
    default: damaged(message(result))
    }
  }
}

/// Receives the rows that libpng decodes.
private final class DecodingTarget {
  var pixels: PixelBuffer?
}

private let allocateRows: cpng_allocate = { context, width, height, bytesPerRow in
  guard let context, let bytesPerRow else { return nil }
  let target = Unmanaged<DecodingTarget>.fromOpaque(context).takeUnretainedValue()
  target.pixels = try? PixelBuffer(width: Int(width), height: Int(height))
  bytesPerRow.pointee = target.pixels?.bytesPerRow ?? 0
  return target.pixels?.baseAddress
}

/// Returns the message that libpng left.
func message(_ result: cpng_result) -> String {
  withUnsafeBytes(of: result.message) { buffer in
    String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
  }
}
