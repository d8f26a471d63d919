// The edges of rectangles that are not antialiased, as those of layers on a device.

/// A set of edges of a rectangle in its local space.
public struct RectangleEdges: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The edge with the smallest y-coordinate.
  public static let top = RectangleEdges(rawValue: 1)
  /// The edge with the largest x-coordinate.
  public static let right = RectangleEdges(rawValue: 2)
  /// The edge with the largest y-coordinate.
  public static let bottom = RectangleEdges(rawValue: 4)
  /// The edge with the smallest x-coordinate.
  public static let left = RectangleEdges(rawValue: 8)
  /// All four edges.
  public static let all: RectangleEdges = [.top, .right, .bottom, .left]

  /// The edges as words, for dumps.
  var names: [String] {
    [(Self.top, "top"), (.right, "right"), (.bottom, "bottom"), (.left, "left")]
      .compactMap { contains($0.0) ? $0.1 : nil }
  }
}
