// Lists and grids: what a table or a collection of UIKit's shows.

import CoreGraphics

/// Rows in sections.
public struct SceneList: Sendable {
  /// How it looks.
  public enum Style: String, Sendable, CaseIterable { case plain, grouped, insetGrouped }

  /// Rows that belong together.
  public struct Section: Sendable {
    /// What stands over them.
    public var header: Located<String>?
    /// What stands under them.
    public var footer: Located<String>?
    /// The rows.
    public var rows: [SceneRow]
  }

  /// How it looks.
  public var style: Style
  /// Points from top to bottom of a row; `nil` for what its contents need.
  public var rowHeight: Double?
  /// From top to bottom.
  public var sections: [Section]

  /// All texts of the list with their places.
  public var texts: [Located<String>] {
    sections.flatMap { section in
      [section.header].compactMap { $0 }
        + section.rows.flatMap { [$0.title, $0.detail, $0.value].compactMap { $0 } }
        + [section.footer].compactMap { $0 }
    }
  }
  /// All rows, from top to bottom.
  public var rows: [SceneRow] { sections.flatMap(\.rows) }
}

/// A row of a list.
public struct SceneRow: Sendable {
  /// What is at its end.
  public enum Accessory: String, Sendable, CaseIterable {
    case none, disclosure, checkmark, info, infoDisclosure, switchOn, switchOff
  }

  /// Its name.
  public var id: String?
  /// What it says.
  public var title: Located<String>
  /// What it says below, smaller.
  public var detail: Located<String>?
  /// What it says at its end.
  public var value: Located<String>?
  /// A pictogram before it.
  public var icon: Located<String>?
  /// The pictogram's colour.
  public var color: ScenePaint?
  /// What the pictogram stands on.
  public var tile: ScenePaint?
  /// A picture before it.
  public var image: Located<String>?
  /// The most points across and down of the picture.
  public var imageSize: Double
  /// What is at its end.
  public var accessory: Accessory
  /// Whether it is selected.
  public var isSelected: Bool
}

/// How the views of a grid that scrolls are laid out.
public struct SceneItems: Sendable {
  /// How many stand in a line, or how large they are.
  public enum Measure: Sendable {
    /// So many in a line, of this width by height.
    case columns(Int, aspect: Double)
    /// Of this size.
    case size(CGSize)
  }

  /// How large items are.
  public var measure: Measure
  /// The least distance between the items of a line.
  public var spacing: Double
  /// The distance between lines.
  public var lineSpacing: Double
  /// What is kept clear around all items.
  public var inset: SceneInsets
  /// Whether it scrolls from side to side.
  public var isHorizontal: Bool
}

/// Where a list, a grid or a scroll view scrolls.
public struct SceneScroll: Sendable {
  /// To what.
  public enum Target: Sendable {
    /// The row or item of this name.
    case id(Located<String>)
    /// The row or item with this number, from 0.
    case index(Int)
    /// This offset.
    case offset(CGPoint)
  }
  /// Where it is then.
  public enum Place: String, Sendable, CaseIterable { case start, middle, end, nearest }

  /// Which view scrolls.
  public var view: Located<String>
  /// To what.
  public var target: Target
  /// Where that is then.
  public var place: Place
  /// Whether it takes time.
  public var isAnimated: Bool
}
