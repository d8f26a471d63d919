// Sliced images of catalogues whose resized part is smaller than what lies between the borders: the
// rest of the file is not shown. The part is repeated or stretched over it here, so that only the
// borders matter afterwards.

import SegueAssets
import SeguePixels

/// The pixels of sliced images.
enum SlicedPixels {
  /// Returns the bitmap in which the part that is resized fills all that lies between the borders;
  /// `nil` if it does already, or the slices do not fit the file.
  static func filled(_ bitmap: Bitmap, _ slices: AssetSlices) -> Bitmap? {
    let columns = positions(
      bitmap.width, from: slices.left, to: slices.right, part: slices.width, slices.isTiled)
    let rows = positions(
      bitmap.height, from: slices.top, to: slices.bottom, part: slices.height, slices.isTiled)
    guard columns != nil || rows != nil,
      let pixels = try? PixelBuffer(width: bitmap.width, height: bitmap.height)
    else { return nil }
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { pixels[x, y] = bitmap.pixels[columns?[x] ?? x, rows?[y] ?? y] }
    }
    return Bitmap(pixels)
  }

  /// Returns where each pixel along one side comes from.
  private static func positions(
    _ count: Int, from start: Double, to end: Double, part: Double?, _ isTiled: Bool
  ) -> [Int]? {
    let sides = 0.0...Double(count)
    guard let part, sides.contains(start), sides.contains(end), part >= 1, sides.contains(part)
    else { return nil }
    let (first, size) = (Int(start), Int(part))
    let space = count - first - Int(end)
    guard size < space else { return nil }
    return (0..<count).map { position in
      let offset = position - first
      guard (0..<space).contains(offset) else { return position }
      return first + (isTiled ? offset % size : offset * size / space)
    }
  }
}
