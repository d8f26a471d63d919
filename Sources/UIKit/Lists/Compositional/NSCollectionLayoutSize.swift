// Sizes and distances of compositional layouts.

import Foundation

/// A width or a height in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniformAcrossSiblings
  }

  let kind: Kind
  /// The fraction of the container's width or height, or the length in points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    (self.kind, self.dimension) = (kind, dimension.isFinite ? max(0, dimension) : 0)
    super.init()
  }

  /// Returns a fraction of the container's width, usually from 0 to 1.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// Returns a fraction of the container's height, usually from 0 to 1.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// Returns the length that the contents require, which is taken to be `estimatedDimension` points
  /// until they have been visible.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }
  /// Returns the length that the largest of the adjacent items requires.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.uniformAcrossSiblings, estimate)
  }

  /// A Boolean value that indicates whether this is a fraction of the container's width.
  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  /// A Boolean value that indicates whether this is a fraction of the container's height.
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  /// A Boolean value that indicates whether this is a length in points.
  public var isAbsolute: Bool { kind == .absolute }
  /// A Boolean value that indicates whether the contents determine the length.
  public var isEstimated: Bool { kind == .estimated || kind == .uniformAcrossSiblings }
  /// A Boolean value that indicates whether the largest of the adjacent items determines the length.
  public var isUniformAcrossSiblings: Bool { kind == .uniformAcrossSiblings }

  /// Returns the length in a container.
  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: dimension * container.width
    case .fractionalHeight: dimension * container.height
    case .absolute, .estimated, .uniformAcrossSiblings: dimension
    }
  }
}

/// The size of an element in a compositional layout.
public final class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size from a width and a height.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    (widthDimension, heightDimension) = (width, height)
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }

  var sizing: SelfSizing {
    SelfSizing(width: widthDimension.isEstimated, height: heightDimension.isEstimated)
  }
}

/// The dimensions in which the contents of a view determine its size.
struct SelfSizing: Equatable, Hashable {
  var width = false
  var height = false

  var isSome: Bool { width || height }
}

/// A distance between elements of a compositional layout.
public final class NSCollectionLayoutSpacing: NSObject {
  /// The distance, or the minimum distance, in points.
  public let spacing: CGFloat
  /// A Boolean value that indicates whether the distance grows with the available space.
  public let isFlexibleSpacing: Bool
  /// A Boolean value that indicates whether the distance is constant.
  public var isFixedSpacing: Bool { !isFlexibleSpacing }

  private init(_ spacing: CGFloat, _ isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
    super.init()
  }

  /// Returns a distance of at least `flexibleSpacing` points, which shares the remaining space with
  /// other flexible ones.
  public class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, true)
  }
  /// Returns a distance of `fixedSpacing` points.
  public class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, false)
  }
}

/// The distances around an element of a compositional layout.
public final class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The distance at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The distance at the top edge.
  public let top: NSCollectionLayoutSpacing?
  /// The distance at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The distance at the bottom edge.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates distances around an element; `nil` for none.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    super.init()
  }
}

/// The place of a supplementary item at the edges of another element.
public final class NSCollectionLayoutAnchor: NSObject {
  /// The edges at which the item is.
  public let edges: NSDirectionalRectEdge
  /// The distance from the edges: in points, or in multiples of the supplementary item's size.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// A Boolean value that indicates whether the offset is in multiples of the item's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
    super.init()
  }

  /// Creates an anchor at the given edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isAbsolute: true)
  }
  /// Creates an anchor at a distance in points from the given edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Creates an anchor at a distance from the given edges, in multiples of the item's size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the anchor's point in a rectangle with the given size; the center where no edge is
  /// named.
  func point(in size: CGSize) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2,
      y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2)
  }

  /// Returns the offset in points for a supplementary item of the given size.
  func shift(for size: CGSize) -> CGPoint {
    isAbsoluteOffset
      ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
  }
}

/// An alignment in a rectangle: at an edge, or in a corner.
public enum NSRectAlignment: Int, Sendable {
  /// No alignment.
  case none = 0
  /// At the top edge, centered.
  case top = 1
  /// In the corner of the top and leading edges.
  case topLeading = 2
  /// At the leading edge, centered.
  case leading = 3
  /// In the corner of the bottom and leading edges.
  case bottomLeading = 4
  /// At the bottom edge, centered.
  case bottom = 5
  /// In the corner of the bottom and trailing edges.
  case bottomTrailing = 6
  /// At the trailing edge, centered.
  case trailing = 7
  /// In the corner of the top and trailing edges.
  case topTrailing = 8

  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
  var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
  var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
