// The layout of views without frames: by distances from the parent's edges, in a row or a column,
// or in a grid. Horizontal distances are leading and trailing, so that a scene can be mirrored for
// right-to-left languages.

import CoreGraphics

/// The length of one side of a view.
public enum SideLength: Sendable, Hashable {
  /// A length in points, or as a percentage of the parent's side.
  case length(Length)
  /// The length of the view's contents.
  case fit
  /// All available space, shared equally with other views that fill.
  case fill
}

/// The size and position of a view in its parent.
public struct ScenePlacement: Sendable, Hashable {
  /// The lengths of the sides, or `nil` for the default of the placement.
  public var width, height: SideLength?
  /// The ratio of width to height, which determines a side that is not given.
  public var aspect: Double?
  /// The distances of the view's edges from the parent's edges.
  public var top, leading, bottom, trailing: Length?
  /// A Boolean value that indicates whether the view is centered horizontally in the parent.
  public var isCenteredAcross = false
  /// A Boolean value that indicates whether the view is centered vertically in the parent.
  public var isCenteredDown = false

  /// Creates a placement that specifies nothing.
  public init() {}

  /// A Boolean value that indicates whether anything is specified.
  public var hasValues: Bool { self != ScenePlacement() }
}

/// Insets from four edges, in points.
public struct SceneInsets: Sendable, Hashable {
  /// The insets from each edge.
  public var top, leading, bottom, trailing: Double

  /// Creates insets with the given distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  /// Creates insets with the same distance from all edges.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

/// The arrangement of the views in a view, with the padding around them.
public struct SceneLayout: Sendable, Hashable {
  /// The arrangement of the views.
  public var arrangement: SceneArrangement
  /// The padding around the views.
  public var padding: SceneInsets
  /// A Boolean value that indicates whether the views keep to the safe area.
  public var keepsToSafeArea: Bool

  /// Creates a layout. The default places views independently, up to the edges of the parent.
  public init(
    _ arrangement: SceneArrangement = .overlay, padding: SceneInsets = SceneInsets(),
    keepsToSafeArea: Bool = false
  ) {
    (self.arrangement, self.padding) = (arrangement, padding)
    self.keepsToSafeArea = keepsToSafeArea
  }
}

/// The ways in which a view arranges its subviews.
public enum SceneArrangement: Sendable, Hashable {
  /// Each view is placed independently, so views can overlap.
  case overlay
  /// The views follow one another in a row or a column.
  case stack(SceneStack)
  /// The views are in rows of equal cells.
  case grid(SceneGrid)
}

/// The arrangement of views in a row or a column.
public struct SceneStack: Sendable, Hashable {
  /// The directions of a stack.
  public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }
  /// The alignments of views perpendicular to the axis.
  public enum Alignment: String, Sendable, CaseIterable { case leading, center, trailing, fill }
  /// The ways in which a stack distributes space that no view takes.
  public enum Distribution: String, Sendable, CaseIterable {
    case start, center, end, between, evenly
  }

  /// The direction of the stack.
  public var axis: Axis
  /// The spacing between neighboring views, in points.
  public var spacing: Double
  /// The alignment of views perpendicular to the axis.
  public var alignment: Alignment
  /// The way in which the stack distributes space that no view takes.
  public var distribution: Distribution

  /// Creates a stack with the given axis.
  public init(
    _ axis: Axis, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .start
  ) {
    (self.axis, self.spacing) = (axis, spacing)
    (self.alignment, self.distribution) = (alignment, distribution)
  }
}

/// The arrangement of views in rows of equal cells.
public struct SceneGrid: Sendable, Hashable {
  /// The number of cells in a row.
  public var columns: Int
  /// The horizontal and vertical spacing between neighboring cells, in points.
  public var spacing: Double
  /// The height of a cell in points, or `nil` for a height that follows from `aspect` or the
  /// contents of the row.
  public var rowHeight: Double?
  /// The ratio of width to height of a cell.
  public var aspect: Double?

  /// Creates a grid with the given number of columns.
  public init(columns: Int, spacing: Double = 0, rowHeight: Double? = nil, aspect: Double? = nil) {
    (self.columns, self.spacing) = (columns, spacing)
    (self.rowHeight, self.aspect) = (rowHeight, aspect)
  }
}
