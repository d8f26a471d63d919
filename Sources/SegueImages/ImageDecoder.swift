// Pictures from bytes that somebody else has read: nothing here opens a file. All pictures come out
// as the house's one pixel format. Colour-space chunks and profiles are ignored, by decision: pixels
// count as sRGB, as screenshots and app assets are, and every machine makes the same bytes of them.

import CPNG
import SeguePixels

/// Decodes pictures.
public enum ImageDecoder {
  /// The picture in `bytes`, premultiplied.
  /// - Parameters:
  ///   - bytes: a whole file.
  ///   - name: what errors call it.
  ///   - limits: sizes over these are refused before memory is taken.
  /// - Throws: `ImageError`.
  public static func decode(
    _ bytes: [UInt8], named name: String, limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    guard let kind = ImageKind(startOf: bytes) else { throw unknown(bytes, name) }
    guard kind == .png else {
      throw ImageError(.format, name, "\(kind.rawValue) is not read yet; expected PNG")
    }
    return Bitmap(try decodePNG(bytes, name, limits))
  }

  private static func decodePNG(
    _ bytes: [UInt8], _ name: String, _ limits: ImageLimits
  ) throws(ImageError) -> PixelBuffer {
    let target = DecodingTarget()
    var result = cpng_result()
    let status = withExtendedLifetime(target) {
      cpng_decode(
        bytes, bytes.count, UInt32(limits.side), UInt64(limits.area), allocateRows,
        Unmanaged.passUnretained(target).toOpaque(), &result)
    }
    if status == CPNG_OK, let pixels = target.pixels { return pixels }
    throw error(status, result, name, limits)
  }

  private static func error(
    _ status: cpng_status, _ result: cpng_result, _ name: String, _ limits: ImageLimits
  ) -> ImageError {
    switch status {
    case CPNG_LIMIT:
      ImageError(
        .limit, name,
        "\(result.width) x \(result.height) pixels; expected at most \(limits.side) a side and "
          + "\(limits.area) in all")
    case CPNG_MEMORY:
      ImageError(.memory, name, "no memory for \(result.width) x \(result.height) pixels")
    default: ImageError(.damaged, name, "damaged PNG: \(message(result)); expected a whole file")
    }
  }

  private static func unknown(_ bytes: [UInt8], _ name: String) -> ImageError {
    guard !bytes.isEmpty else {
      return ImageError(.format, name, "the file is empty; expected PNG")
    }
    let start = bytes.prefix(8).map { byte in
      (0x20...0x7E).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return ImageError(.format, name, "starts with \"\(start.joined())\"; expected PNG")
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
