// The areas in which fields act, about the position of the field.

import Foundation

/// An area of the plane about a center, which other areas are added to and removed from.
public final class UIRegion: NSObject, NSCopying, Sendable {
  private indirect enum Shape: Sendable {
    case everywhere
    case circle(radius: CGFloat)
    case rectangle(CGSize)
    case inverse(Shape)
    case union(Shape, Shape)
    case intersection(Shape, Shape)

    func contains(_ point: CGPoint) -> Bool {
      switch self {
      case .everywhere: true
      case .circle(let radius): point.x * point.x + point.y * point.y <= radius * radius
      case .rectangle(let size):
        abs(point.x) <= size.width / 2 && abs(point.y) <= size.height / 2
      case .inverse(let shape): !shape.contains(point)
      case .union(let a, let b): a.contains(point) || b.contains(point)
      case .intersection(let a, let b): a.contains(point) && b.contains(point)
      }
    }
  }

  private let shape: Shape

  private init(_ shape: Shape) {
    self.shape = shape
    super.init()
  }

  /// The whole plane.
  public static let infinite = UIRegion(.everywhere)

  /// Creates a circle, whose center is (0, 0).
  public convenience init(radius: CGFloat) { self.init(.circle(radius: max(radius, 0))) }
  /// Creates a rectangle, whose center is (0, 0).
  public convenience init(size: CGSize) { self.init(.rectangle(size)) }

  /// Returns everything outside of the area.
  public func inverse() -> UIRegion { UIRegion(.inverse(shape)) }
  /// Returns the area with another one.
  public func union(_ region: UIRegion) -> UIRegion { UIRegion(.union(shape, region.shape)) }
  /// Returns the area without another one.
  public func difference(from region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, .inverse(region.shape)))
  }
  /// Returns the part that both areas share.
  public func intersection(_ region: UIRegion) -> UIRegion {
    UIRegion(.intersection(shape, region.shape))
  }

  /// Returns whether a point is in the area.
  public func contains(_ point: CGPoint) -> Bool { shape.contains(point) }

  /// Returns the area, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
