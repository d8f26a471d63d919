// The difference between two images as an image: the expected one, pale and in grayscale, with red
// where pixels differ and yellow where they differ but are tolerated. The colors are those of
// pixelmatch.

import Foundation
import SeguePixels

/// Draws images of differences.
public enum DifferenceImage {
  private static let different = PremultipliedRGBA8(255, 0, 0, 255)
  private static let forgiven = PremultipliedRGBA8(255, 200, 0, 255)

  /// Returns an image of a difference. If the difference has no mask, no pixel is marked.
  /// - Throws: `PixelError` if memory is insufficient.
  public static func draw(_ difference: ImageDifference, expected: PixelBuffer)
    throws(PixelError) -> PixelBuffer
  {
    let result = try PixelBuffer(width: expected.width, height: expected.height)
    for y in 0..<expected.height {
      let row = expected.row(y)
      for x in 0..<expected.width {
        switch difference.mask?[x, y] ?? .same {
        case .different: result[x, y] = different
        case .forgiven: result[x, y] = forgiven
        case .same:
          let light = YIQDistance.brightness(Backdrop.white.color(row, x))
          let pale = UInt8(max(0, min(255, 255 - 0.25 * (255 - light))))
          result[x, y] = PremultipliedRGBA8(pale, pale, pale, 255)
        }
      }
    }
    return result
  }

  /// Returns the expected image, the difference and the actual image side by side, separated by
  /// gray. Images of different sizes are placed side by side without a difference.
  /// - Throws: `PixelError` if they are too large together, or memory is insufficient.
  public static func triptych(
    _ difference: ImageDifference, actual: PixelBuffer, expected: PixelBuffer
  ) throws(PixelError) -> PixelBuffer {
    var parts = [expected]
    if difference.otherSize == nil { parts.append(try draw(difference, expected: expected)) }
    parts.append(actual)
    return try sideBySide(parts)
  }

  private static func sideBySide(_ parts: [PixelBuffer]) throws(PixelError) -> PixelBuffer {
    let gap = 4
    let width = parts.reduce(-gap) { $0 + $1.width + gap }
    let height = parts.map(\.height).max() ?? 1
    let result = try PixelBuffer(width: width, height: height)
    let ground = PremultipliedRGBA8(142, 142, 147, 255)
    for y in 0..<height { for x in 0..<width { result[x, y] = ground } }
    var left = 0
    for part in parts {
      for y in 0..<part.height {
        memcpy(
          result.baseAddress + y * result.bytesPerRow + 4 * left,
          part.baseAddress + y * part.bytesPerRow, 4 * part.width)
      }
      left += part.width + gap
    }
    return result
  }
}
