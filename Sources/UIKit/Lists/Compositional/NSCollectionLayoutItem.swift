// The elements of compositional layouts: items, and the supplementary and decoration views at them.

import Foundation

/// The size of one item, and the space around it, in a compositional layout.
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views at the item, such as badges. Those of groups can be changed.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the item in the space that its size takes. They are ignored in dimensions that
  /// are estimated.
  open var contentInsets = NSDirectionalEdgeInsets()
  /// The distances around the space that the item's size takes.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item with a size and supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }

  /// Returns the item itself, which is changed where it is made.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A supplementary view at an item or a group, such as a badge.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the supplementary view.
  public let elementKind: String
  /// The place at the item or group.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the supplementary view that is placed there; `nil` for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The position in the front-to-back order. The default is 1, in front of items.
  open var zIndex = 1

  /// Creates a supplementary view inside an item or group, at the given anchor.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

  /// Creates a supplementary view whose `itemAnchor` is at the `containerAnchor` of an item or group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  fileprivate init(
    _ layoutSize: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
    _ item: NSCollectionLayoutAnchor?
  ) {
    (elementKind, containerAnchor, itemAnchor) = (kind, container, item)
    super.init(layoutSize: layoutSize)
  }

  /// Returns the frame of a view of the given size at an element with the given frame.
  func frame(_ size: CGSize, at host: CGRect) -> CGRect {
    let place = containerAnchor.point(in: host.size)
    let own = (itemAnchor ?? containerAnchor).point(in: size)
    let shift = containerAnchor.shift(for: size)
    let back = itemAnchor?.shift(for: size) ?? .zero
    return CGRect(
      x: host.minX + place.x - own.x + shift.x - back.x,
      y: host.minY + place.y - own.y + shift.y - back.y, width: size.width, height: size.height)
  }
}

/// A supplementary view at an edge of a section or of the whole layout, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge or corner at which the view is.
  public let alignment: NSRectAlignment
  /// The distance from its place at the edge, in points.
  public let offset: CGPoint
  /// A Boolean value that indicates whether the section grows by the view. The default is `true`;
  /// otherwise the view is in front of the items.
  open var extendsBoundary = true
  /// A Boolean value that indicates whether the view stays visible as long as its section is. The
  /// default is `false`.
  open var pinToVisibleBounds = false

  /// Creates a supplementary view at an edge.
  ///
  /// - Parameter absoluteOffset: The distance from the edge, in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: []), nil)
  }
}

/// A decoration view of a section in a compositional layout.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration view, which is registered with the layout.
  public let elementKind: String
  /// The position in the front-to-back order. The default is 0; decorations are behind items with
  /// the same value.
  open var zIndex = 0

  private init(kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// Returns a decoration behind a whole section, inset by `contentInsets`.
  public class func background(elementKind: String) -> Self {
    guard let made = NSCollectionLayoutDecorationItem(kind: elementKind) as? Self else {
      preconditionFailure("\(Self.self) is not NSCollectionLayoutDecorationItem")
    }
    return made
  }
}
