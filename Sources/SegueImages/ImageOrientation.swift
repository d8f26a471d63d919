// The orientation in which an image was stored, as in EXIF, and the conversion to upright.

import CSeguePlanes
import SeguePixels

/// The transformation that makes stored pixels upright. The numbers are EXIF's.
public enum ImageOrientation: Int, Sendable, CaseIterable {
  /// The pixels are upright.
  case up = 1
  /// The pixels must be mirrored horizontally.
  case upMirrored = 2
  /// The pixels must be rotated by a half turn.
  case down = 3
  /// The pixels must be mirrored vertically.
  case downMirrored = 4
  /// The pixels must be mirrored along the diagonal from the upper left to the lower right.
  case leftMirrored = 5
  /// The pixels must be rotated by a quarter turn clockwise.
  case right = 6
  /// The pixels must be mirrored along the diagonal from the lower left to the upper right.
  case rightMirrored = 7
  /// The pixels must be rotated by a quarter turn counterclockwise.
  case left = 8

  /// A Boolean value that indicates whether width and height are exchanged.
  public var swapsSides: Bool { rawValue >= 5 }
}

extension Bitmap {
  /// Returns the image made upright, or the image itself if it is upright.
  /// - Throws: `PixelError` if memory is not available.
  package func turned(_ orientation: ImageOrientation) throws(PixelError) -> Bitmap {
    guard orientation != .up else { return self }
    let (across, down) = orientation.swapsSides ? (height, width) : (width, height)
    let result = try PixelBuffer(width: across, height: down)
    segue_turn(
      pixels.baseAddress.assumingMemoryBound(to: UInt8.self), pixels.bytesPerRow, Int32(width),
      Int32(height), Int32(orientation.rawValue), result.rows)
    return Bitmap(result)
  }
}

extension PixelBuffer {
  /// The rows in the form that C code takes.
  var rows: segue_rows {
    segue_rows(
      first: baseAddress.assumingMemoryBound(to: UInt8.self), bytes_per_row: bytesPerRow)
  }
}
