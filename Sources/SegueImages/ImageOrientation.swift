// Which way up a picture was stored, as EXIF has it, and how to turn it.

import CSeguePlanes
import SeguePixels

/// How stored pixels have to be turned to be upright; the numbers are EXIF's.
public enum ImageOrientation: Int, Sendable, CaseIterable {
  /// As they are.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// By half a turn.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored along the falling diagonal.
  case leftMirrored = 5
  /// By a quarter clockwise.
  case right = 6
  /// Mirrored along the rising diagonal.
  case rightMirrored = 7
  /// By a quarter counterclockwise.
  case left = 8

  /// Whether width and height change places.
  public var swapsSides: Bool { rawValue >= 5 }
}

extension Bitmap {
  /// The picture turned upright; itself if it is.
  /// - Throws: `PixelError` when memory is short.
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
  /// The rows as C takes them.
  var rows: segue_rows {
    segue_rows(
      first: baseAddress.assumingMemoryBound(to: UInt8.self), bytes_per_row: bytesPerRow)
  }
}
