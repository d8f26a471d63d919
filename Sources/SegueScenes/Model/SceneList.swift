// Lists and grids, which are shown by UIKit's table and collection views.

import CoreGraphics

/// A list of rows in sections.
public struct SceneList: Sendable {
  /// The styles of a list, by the names of UIKit's table view styles.
  public enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

  /// A group of rows with a header and a footer.
  public struct Section: Sendable {
    /// The text above the rows.
    public var header: Located<String>?
    /// The text below the rows.
    public var footer: Located<String>?
    /// The rows of the section, from top to bottom.
    public var rows: [SceneRow]
  }

  /// The style of the list.
  public var style = Style.plain
  /// The height of a row in points, or `nil` for the height of its contents.
  public var rowHeight: Double?
  /// The sections, from top to bottom.
  public var sections: [Section]

  /// All texts of the list, with their positions in the scene.
  public var texts: [Located<String>] {
    sections.flatMap { section in
      [section.header].compactMap { $0 }
        + section.rows.flatMap { [$0.title, $0.detail, $0.value].compactMap { $0 } }
        + [section.footer].compactMap { $0 }
    }
  }
  /// The rows of all sections, from top to bottom.
  public var rows: [SceneRow] { sections.flatMap(\.rows) }
}

/// A row of a list.
public struct SceneRow: Sendable {
  /// The accessories at the end of a row.
  public enum Accessory: String, Sendable, CaseIterable {
    case none, disclosure, checkmark, info, infoDisclosure, switchOn, switchOff
  }

  /// The row's id, by which taps, scrolling and transitions refer to it.
  public var id: String?
  /// The title of the row.
  public var title: Located<String>
  /// The smaller text below the title.
  public var detail: Located<String>?
  /// The text at the end of the row.
  public var value: Located<String>?
  /// The icon before the title, by its name in the icon font.
  public var icon: Located<String>?
  /// The color of the icon.
  public var color: ScenePaint?
  /// The color of the rounded square behind the icon, or `nil` for none.
  public var tile: ScenePaint?
  /// The path of the image before the title.
  public var image: Located<String>?
  /// The maximum width and height of the image, in points.
  public var imageSize = 40.0
  /// The accessory at the end of the row.
  public var accessory = Accessory.none
  /// A Boolean value that indicates whether the row is selected.
  public var isSelected = false
}

/// The layout of the items of a grid that scrolls.
public struct SceneItems: Sendable {
  /// The size of items: a number per line, or a fixed size.
  public enum Measure: Sendable {
    /// The number of items in a line, and their ratio of width to height.
    case columns(Int, aspect: Double)
    /// A fixed size in points.
    case size(CGSize)
  }

  /// The directions in which a grid can scroll.
  public enum Direction: String, Sendable, CaseIterable { case vertical, horizontal }

  /// The size of items.
  public var measure: Measure
  /// The minimum distance between the items of a line, in points.
  public var spacing = 0.0
  /// The distance between lines, in points.
  public var lineSpacing = 0.0
  /// The insets around all items.
  public var inset = SceneInsets()
  /// The direction in which the grid scrolls.
  public var direction = Direction.vertical

  /// A Boolean value that indicates whether the grid scrolls horizontally.
  public var isHorizontal: Bool { direction == .horizontal }

  /// The ratio of width to height of items for which none is given.
  static let standardAspect = 1.0
}

/// A step that scrolls a list, a grid or a scroll view.
public struct SceneScroll: Sendable {
  /// The targets of scrolling.
  public enum Target: Sendable {
    /// The row or item with the given id.
    case id(Located<String>)
    /// The row or item with the given index, counted from 0.
    case index(Int)
    /// A content offset in points.
    case offset(CGPoint)
  }
  /// The places at which the target can be after scrolling.
  public enum Place: String, Sendable, CaseIterable { case start, middle, end, nearest }

  /// The id of the view that scrolls.
  public var view: Located<String>
  /// The target of scrolling.
  public var target: Target
  /// The place of the target after scrolling.
  public var place = Place.start
  /// A Boolean value that indicates whether scrolling is animated.
  public var isAnimated = true
}
