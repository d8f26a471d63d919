// A rectangle of whole pixels: where pictures differ, and where they may.

/// A rectangle of pixels; y counts downwards.
public struct PixelRegion: Sendable, Hashable, CustomStringConvertible {
  /// The top-left pixel, and how many across and down.
  public var x, y, width, height: Int

  /// A rectangle.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Reads `x,y,width,height`; `nil` if `text` is something else.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let numbers = parts.compactMap { $0 }
    guard parts.count == 4, numbers.count == 4, numbers.allSatisfy({ abs($0) <= 1 << 20 }),
      numbers[2] > 0, numbers[3] > 0
    else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// `120 x 40 at (10, 20)`.
  public var description: String { "\(width) x \(height) at (\(x), \(y))" }

  /// The part that lies in a picture of this size; `nil` when none does.
  public func clipped(width limit: Int, height limitDown: Int) -> PixelRegion? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(limit, x + width), min(limitDown, y + height))
    guard right > left, bottom > top else { return nil }
    return PixelRegion(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest that holds this one and the pixel at (x, y).
  mutating func add(x column: Int, y row: Int) {
    let (right, bottom) = (max(x + width, column + 1), max(y + height, row + 1))
    (x, y) = (min(x, column), min(y, row))
    (width, height) = (right - x, bottom - y)
  }

  /// The smallest that holds both.
  func union(_ other: PixelRegion) -> PixelRegion {
    var result = self
    result.add(x: other.x, y: other.y)
    result.add(x: other.x + other.width - 1, y: other.y + other.height - 1)
    return result
  }
}
