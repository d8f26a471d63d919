// Images from bytes that the caller has read. No files are opened here, and file names do not
// determine formats. All images are converted to the pixel format of `PixelBuffer`, and from RGB
// profiles to sRGB, by arithmetic that gives the same bytes on every machine. Other descriptions of
// colors are ignored.

import SeguePixels

/// Decodes images: PNG, JPEG, WebP, GIF, TIFF and BMP.
public enum ImageDecoder {
  /// Decodes the image in `bytes`, premultiplied, upright and in sRGB: colors of a profile with RGB
  /// primaries, such as Display P3, are converted, others are taken as they are. For an animation,
  /// the first frame is returned.
  /// - Parameters:
  ///   - bytes: The contents of a whole file.
  ///   - name: The name used in errors.
  ///   - limits: Limits above which sizes are rejected before memory is allocated.
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

  /// Decodes the image in `bytes` as it is stored, premultiplied, and returns how it must be
  /// rotated.
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
      case .tiff: try file.decodeTIFF()
      case .bmp: (try file.decodeBMP(), .up)
      default: throw unsupported(kind, name)
      }
    if let profile = ColorProfile(of: file) { ColorConversion(profile)?.apply(to: pixels) }
    return (Bitmap(pixels), orientation)
  }

  /// A program of Debian that converts images of the kind to PNG, with its package.
  private static func converter(of kind: ImageKind) -> String? {
    switch kind {
    case .heif: "heif-convert from the package libheif-examples"
    case .avif: "avifdec from the package libavif-bin"
    case .svg: "rsvg-convert from the package librsvg2-bin"
    case .pdf: "pdftoppm -png from the package poppler-utils"
    case .jpeg2000: "opj_decompress from the package libopenjp2-tools"
    default: nil
    }
  }

  private static func unsupported(_ kind: ImageKind, _ name: String) -> ImageError {
    let instead =
      switch kind {
      case .mp4, .webM: ". In a scene, `video` shows it"
      default: converter(of: kind).map { ". Convert it, such as with \($0)" } ?? ""
      }
    return ImageError(
      .format, name, "is \(kind.rawValue), which is not supported; expected \(expected)\(instead)")
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

  private static let expected = "PNG, JPEG, WebP, GIF, TIFF or BMP"
}
