// JPEG files as apps write them: over white where an image is transparent, and with its orientation.

import SeguePixels

extension JPEGEncoder {
  /// Encodes an image as a JPEG file. Transparent pixels are drawn over white.
  /// - Parameters:
  ///   - quality: The quality, limited to 0…1.
  ///   - orientation: The orientation that the file states, unless it is upright.
  /// - Throws: `ImageError`, also if the encoder is missing.
  package static func encode(
    photograph pixels: PixelBuffer, quality: Double, orientation: ImageOrientation
  ) throws(ImageError) -> [UInt8] {
    let opaque: PixelBuffer
    do {
      opaque = try pixels.overWhite()
    } catch {
      throw ImageError(.memory, "JPEG", error.description)
    }
    let limited = quality >= 0 ? min(quality, 1) : 0
    var file = try encode(opaque, quality: Int((limited * 100).rounded()))
    if orientation != .up {
      file.insert(contentsOf: segment(orientation), at: placeAfterJFIF(file))
    }
    return file
  }

  /// Returns the offset behind the header of JFIF, if there is one, otherwise that behind the start
  /// of the image.
  private static func placeAfterJFIF(_ file: [UInt8]) -> Int {
    guard file.count > 6, file[2] == 0xFF, file[3] == 0xE0 else { return 2 }
    return min(4 + (Int(file[4]) << 8 | Int(file[5])), file.count)
  }

  /// Returns a segment of EXIF with one entry, the orientation.
  private static func segment(_ orientation: ImageOrientation) -> [UInt8] {
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
    let entry: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation.rawValue), 0, 0]
    let body = Array("Exif\0\0".utf8) + header + [0, 1] + entry + [0, 0, 0, 0]
    return [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
  }
}

extension PixelBuffer {
  /// Returns the image over white.
  fileprivate func overWhite() throws(PixelError) -> PixelBuffer {
    let result = try PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let (source, target) = (row(y), result.row(y))
      for x in stride(from: 0, to: source.count, by: 4) {
        let rest = 255 - source[x + 3]
        for channel in x..<x + 3 {
          target[channel] = source[channel] + min(rest, 255 - source[channel])
        }
        target[x + 3] = 255
      }
    }
    return result
  }
}
