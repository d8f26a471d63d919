// Rectangles on the projected earth, with the operations of CGRect.

import CoreGraphics
import CoreLocation

/// A rectangle on the projected earth.
public struct MKMapRect: Sendable {
  /// The northwestern corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle.
  public init() { (origin, size) = (MKMapPoint(), MKMapSize()) }
  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole earth.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
  /// A rectangle that contains nothing, not even a point.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle between the left and the right edge.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle between the upper and the lower edge.
  public var midY: Double { origin.y + size.height / 2 }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether this is the rectangle that contains nothing.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// Whether the rectangle crosses the antimeridian.
  public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > MKMapPoint.side) }
  /// The part beyond the antimeridian, moved into the world.
  public var remainder: MKMapRect {
    let side = MKMapPoint.side
    if minX < 0 {
      return MKMapRect(x: minX + side, y: minY, width: min(-minX, width), height: height)
    }
    guard maxX > side else { return .null }
    let from = max(minX, side)
    return MKMapRect(x: from - side, y: minY, width: maxX - from, height: height)
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  /// Returns the common part.
  public func intersection(_ other: MKMapRect) -> MKMapRect {
    guard !isNull, !other.isNull else { return .null }
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let (width, height) = (min(maxX, other.maxX) - x, min(maxY, other.maxY) - y)
    return width < 0 || height < 0 ? .null : MKMapRect(x: x, y: y, width: width, height: height)
  }
  /// Returns whether the rectangles have a common part.
  public func intersects(_ other: MKMapRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0 && common.height > 0
  }
  /// Returns whether a point is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
  /// Returns whether another rectangle is inside.
  public func contains(_ other: MKMapRect) -> Bool {
    guard !isNull, !other.isNull else { return false }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
  /// Returns the rectangle with its edges moved inward.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return self }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  /// Returns the rectangle at another place.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    guard !isNull else { return self }
    return MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }
  /// Returns the two parts on both sides of a line at a distance from an edge.
  public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (
    slice: MKMapRect, remainder: MKMapRect
  ) {
    let rect = CGRect(x: minX, y: minY, width: width, height: height)
    let parts = rect.divided(atDistance: distance, from: edge)
    return (MKMapRect(parts.slice), MKMapRect(parts.remainder))
  }

  private init(_ rect: CGRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }

  /// Creates the smallest rectangle that contains the points; `null` for none.
  init(around points: [MKMapPoint]) {
    self = points.reduce(.null) {
      $0.union(MKMapRect(origin: $1, size: MKMapSize()))
    }
  }

  /// The center.
  var center: MKMapPoint { MKMapPoint(x: midX, y: midY) }
}
