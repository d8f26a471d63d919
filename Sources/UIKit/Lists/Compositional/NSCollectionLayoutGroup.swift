// Groups of items in compositional layouts. A group repeats its items until its space is taken.

import Foundation

/// A row, a column or a free arrangement of items, which is repeated in a section.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The arrangement of a group's items.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// How often a group repeats its items.
  enum Repetition {
    /// Until the space of the group is taken.
    case filling
    /// A number of times, with equal parts of the space.
    case equal(Int)
    /// A number of times, with their own sizes as far as they fit.
    case own(Int)
  }

  let arrangement: Arrangement
  let repetition: Repetition
  /// The items and groups in the group.
  public let subitems: [NSCollectionLayoutItem]
  /// The distance between the items of the group. The default is none.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ repetition: Repetition,
    _ subitems: [NSCollectionLayoutItem]
  ) {
    (self.arrangement, self.repetition, self.subitems) = (arrangement, repetition, subitems)
    super.init(layoutSize: size)
  }

  private class func made(
    _ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ repetition: Repetition,
    _ subitems: [NSCollectionLayoutItem]
  ) -> Self {
    guard let made = NSCollectionLayoutGroup(size, arrangement, repetition, subitems) as? Self
    else { preconditionFailure("\(Self.self) is not NSCollectionLayoutGroup") }
    return made
  }

  // MARK: Rows

  /// Returns a row that repeats `subitems` as long as there is space.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(layoutSize, .horizontal, .filling, subitems) }
  /// Returns a row of `count` items with the same width, whatever the width of `subitem`.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { made(layoutSize, .horizontal, .equal(max(1, count)), [subitem]) }
  /// Returns a row of `count` items. If they are too wide together, each has the same part of the
  /// width.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { made(layoutSize, .horizontal, .own(max(1, count)), [subitem]) }

  // MARK: Columns

  /// Returns a column that repeats `subitems` as long as there is space.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> Self { made(layoutSize, .vertical, .filling, subitems) }
  /// Returns a column of `count` items with the same height, whatever the height of `subitem`.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { made(layoutSize, .vertical, .equal(max(1, count)), [subitem]) }
  /// Returns a column of `count` items. If they are too high together, each has the same part of the
  /// height.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> Self { made(layoutSize, .vertical, .own(max(1, count)), [subitem]) }

  // MARK: Free arrangements

  /// Returns a group whose items have the frames that `itemProvider` returns, in the coordinates of
  /// the group.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self { made(layoutSize, .custom(itemProvider), .filling, []) }

  /// Returns a description of the group and its items, one line for each.
  open func visualDescription() -> String {
    func lines(_ item: NSCollectionLayoutItem, _ indentation: String) -> [String] {
      let size = item.layoutSize
      let own =
        "\(indentation)\(type(of: item)) \(size.widthDimension.dimension) × "
        + "\(size.heightDimension.dimension)"
      let below = (item as? NSCollectionLayoutGroup)?.subitems ?? []
      return [own] + below.flatMap { lines($0, indentation + "  ") }
    }
    return lines(self, "").joined(separator: "\n")
  }
}

/// A closure that returns the frames of a group's items.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  _ layoutEnvironment: any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of one item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the coordinates of the group.
  public let frame: CGRect
  /// The position in the front-to-back order.
  public let zIndex: Int

  /// Creates the frame of an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    (self.frame, self.zIndex) = (frame, zIndex)
    super.init()
  }
}
