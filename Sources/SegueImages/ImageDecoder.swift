// Pictures from bytes that somebody else has read: nothing here opens a file, and what a file is called
// says nothing of what it is. All pictures come out as the house's one pixel format. Colour-space chunks
// and profiles are ignored, by decision: pixels count as sRGB, as screenshots and app assets are, and
// every machine makes the same bytes of them.

import SeguePixels

/// Decodes pictures: PNG, JPEG, WebP and GIF.
public enum ImageDecoder {
  /// The picture in `bytes`, premultiplied and upright. Of an animation it is the first frame.
  /// - Parameters:
  ///   - bytes: a whole file.
  ///   - name: what errors call it.
  ///   - limits: sizes over these are refused before memory is taken.
  /// - Throws: `ImageError`.
  public static func decode(
    _ bytes: [UInt8], named name: String, limits: ImageLimits = .standard
  ) throws(ImageError) -> Bitmap {
    let (bitmap, orientation) = try decodeStored(bytes, named: name, limits: limits)
    do {
      return try bitmap.turned(orientation)
    } catch {
      throw ImageError(.memory, name, error.description)
    }
  }

  /// The picture in `bytes` as it is stored, premultiplied, and how it has to be turned.
  /// - Throws: `ImageError`.
  public static func decodeStored(
    _ bytes: [UInt8], named name: String, limits: ImageLimits = .standard
  ) throws(ImageError) -> (Bitmap, ImageOrientation) {
    guard let kind = ImageKind(startOf: bytes) else { throw unknown(bytes, name) }
    let file = ImageFile(bytes: bytes, kind: kind, name: name, limits: limits)
    let (pixels, orientation) =
      switch kind {
      case .png: (try file.decodePNG(), ImageOrientation.up)
      case .jpeg: try file.decodeJPEG()
      case .webP: try file.decodeWebP()
      case .gif: (try file.decodeGIF(), .up)
      default: throw unsupported(kind, name)
      }
    return (Bitmap(pixels), orientation)
  }

  private static func unsupported(_ kind: ImageKind, _ name: String) -> ImageError {
    let instead = kind.isMovie ? ". Show it as a video" : ""
    return ImageError(
      .format, name, "is \(kind.rawValue), which is not read; expected \(expected)\(instead)")
  }

  private static func unknown(_ bytes: [UInt8], _ name: String) -> ImageError {
    guard !bytes.isEmpty else {
      return ImageError(.format, name, "the file is empty; expected \(expected)")
    }
    let start = bytes.prefix(8).map { byte in
      (0x20...0x7E).contains(byte)
        ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return ImageError(.format, name, "starts with \"\(start.joined())\"; expected \(expected)")
  }

  private static let expected = "PNG, JPEG, WebP or GIF"
}
