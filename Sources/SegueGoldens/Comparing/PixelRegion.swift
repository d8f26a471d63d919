// A rectangle of whole pixels, for areas that differ and areas that are ignored.

/// A rectangle of whole pixels. The y-axis points down.
public struct PixelRegion: Sendable, Hashable, CustomStringConvertible {
  /// The top-left pixel and the size in pixels.
  public var x, y, width, height: Int

  /// Creates a region.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates a region from `x,y,width,height`. Returns `nil` if `text` has another form.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1 << 20 }),
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// A description such as `120 x 40 at (10, 20)`.
  public var description: String { "\(width) x \(height) at (\(x), \(y))" }

  /// Returns the part of the region that is inside an image of the given size, or `nil` if none is.
  public func clipped(width limit: Int, height limitDown: Int) -> PixelRegion? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(limit, x + width), min(limitDown, y + height))
    guard right > left, bottom > top else { return nil }
    return PixelRegion(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Extends the region to contain the pixel at (x, y).
  mutating func add(x column: Int, y row: Int) {
    let (right, bottom) = (max(x + width, column + 1), max(y + height, row + 1))
    (x, y) = (min(x, column), min(y, row))
    (width, height) = (right - x, bottom - y)
  }

  /// Returns the smallest region that contains both regions.
  func union(_ other: PixelRegion) -> PixelRegion {
    var result = self
    result.add(x: other.x, y: other.y)
    result.add(x: other.x + other.width - 1, y: other.y + other.height - 1)
    return result
  }
}
