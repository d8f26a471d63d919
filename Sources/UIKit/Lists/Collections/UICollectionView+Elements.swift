// The categories of elements, the identity of an element, and the positions of items after scrolling.

import Foundation

extension UICollectionView {
  /// The category of an element in a collection view.
  public enum ElementCategory: UInt, Sendable {
    /// The element is a cell, which shows an item.
    case cell
    /// The element is a supplementary view, such as a header or a footer.
    case supplementaryView
    /// The element is a decoration view that the layout provides.
    case decorationView
  }

  /// The position of an item after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The positions as a bit mask.
    public let rawValue: UInt
    /// Creates a set of positions from a bit mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The item is at the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The item is centered vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The item is at the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The item is at the left edge.
    public static let left = ScrollPosition(rawValue: 8)
    /// The item is centered horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The item is at the right edge.
    public static let right = ScrollPosition(rawValue: 32)
  }
}

/// The identity of an element in a collection view.
struct CollectionKey: Hashable, Comparable {
  var category: UICollectionView.ElementCategory
  var kind: String
  var path: IndexPath

  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    path = attributes.indexPath
  }

  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
    (self.category, self.kind, self.path) = (category, kind, path)
  }

  /// Orders cells before other elements, and elements of the same kind by their index paths.
  static func < (a: CollectionKey, b: CollectionKey) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return a.kind == b.kind ? a.path < b.path : a.kind < b.kind
  }
}
