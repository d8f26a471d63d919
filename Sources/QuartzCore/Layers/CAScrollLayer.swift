// A layer that shows a part of its contents: scrolling moves the origin of its bounds.

import Foundation

/// The directions in which a scroll layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The name of the mode.
  public let rawValue: String
  /// Creates a mode from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The layer scrolls up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The layer scrolls left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The layer scrolls in both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose sublayers can be scrolled. Nothing limits where it scrolls, and it is not clipped unless
/// `masksToBounds` is set.
open class CAScrollLayer: CALayer {
  /// The directions in which the layer scrolls. The default is `both`.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Moves the origin of the bounds to a point, in the directions in which the layer scrolls.
  open func scroll(to p: CGPoint) {
    var origin = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { origin.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { origin.y = p.y }
    if origin != bounds.origin { bounds.origin = origin }
  }

  /// Scrolls by the least that makes a rectangle visible.
  open func scroll(to r: CGRect) {
    scroll(
      to: CGPoint(
        x: Self.origin(bounds.minX, bounds.width, showing: r.minX, r.width),
        y: Self.origin(bounds.minY, bounds.height, showing: r.minY, r.height)))
  }

  /// Returns the nearest origin of a span at which it contains another one, or at which that begins with it if
  /// it is longer.
  private static func origin(
    _ start: CGFloat, _ length: CGFloat, showing other: CGFloat, _ otherLength: CGFloat
  ) -> CGFloat {
    if otherLength >= length || other < start { return other }
    return max(start, other + otherLength - length)
  }
}

extension CALayer {
  /// The nearest scroll layer around the layer, which may be the layer itself.
  private var scrollLayer: CAScrollLayer? {
    sequence(first: self, next: \.superlayer).lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// Scrolls the nearest scroll layer around this one so that a point, in the coordinates of this layer, is at
  /// its origin.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(p, from: self))
  }

  /// Scrolls the nearest scroll layer around this one by the least that makes a rectangle visible, in the
  /// coordinates of this layer.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: scrollLayer.convert(r, from: self))
  }

  /// The part of the layer that is visible in the nearest scroll layer around it, in the coordinates of this
  /// layer; all of it without one.
  public var visibleRect: CGRect {
    guard let scrollLayer else { return bounds }
    let part = scrollLayer.convert(scrollLayer.bounds, to: self).intersection(bounds)
    return part.isNull ? .zero : part
  }
}
