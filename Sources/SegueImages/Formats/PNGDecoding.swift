// PNG by libpng. Before it sees the file, the chunks are counted: what has nothing to do with the pixels
// is never unpacked, but a file that hides a bomb in it is refused all the same.

import CPNG
import Foundation
import SeguePixels

extension ImageFile {
  /// The picture; of an APNG, the one that viewers show that know no animation.
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

/// Takes the rows that libpng decodes.
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

/// The sentence that libpng left.
func message(_ result: cpng_result) -> String {
  withUnsafeBytes(of: result.message) { buffer in
    String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
  }
}
