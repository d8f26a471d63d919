// Where views go when nobody computes frames: by distances from the parent's edges, in a row or a
// column, or in a grid. Horizontal distances are said as leading and trailing, so that a scene can be
// mirrored for languages that run from right to left.

import CoreGraphics

/// How long one side of a view is.
public enum SideLength: Sendable, Hashable {
  /// So many points, or a share of the parent's side.
  case length(Length)
  /// As long as its contents are.
  case fit
  /// All the room there is, shared equally with others that want it.
  case fill
}

/// Where a view goes in its parent.
public struct ScenePlacement: Sendable, Hashable {
  /// How long its sides are; `nil` for what suits the place.
  public var width, height: SideLength?
  /// Width by height, for the side that is not said.
  public var aspect: Double?
  /// Distances of its edges from the parent's edges.
  public var top, leading, bottom, trailing: Length?
  /// Whether it is in the middle of the parent, across and from top to bottom.
  public var isCenteredAcross = false
  /// Whether it is half way between the parent's upper and lower edge.
  public var isCenteredDown = false

  /// A place of which nothing is said.
  public init() {}

  /// Whether something is said.
  public var saysSomething: Bool { self != ScenePlacement() }
}

/// Distances from four edges, in points.
public struct SceneInsets: Sendable, Hashable {
  /// From each edge.
  public var top, leading, bottom, trailing: Double

  /// Such distances.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading) = (top, leading)
    (self.bottom, self.trailing) = (bottom, trailing)
  }

  /// The same distance from all edges.
  public init(all distance: Double) {
    self.init(top: distance, leading: distance, bottom: distance, trailing: distance)
  }
}

/// The arrangement of the views in a view, and what is around them.
public struct SceneLayout: Sendable, Hashable {
  /// How they are arranged.
  public var arrangement: SceneArrangement
  /// What is left free around them.
  public var padding: SceneInsets
  /// Whether they keep to the safe area.
  public var keepsToSafeArea: Bool

  /// A layout; over each other up to the edges unless told otherwise.
  public init(
    _ arrangement: SceneArrangement = .overlay, padding: SceneInsets = SceneInsets(),
    keepsToSafeArea: Bool = false
  ) {
    (self.arrangement, self.padding) = (arrangement, padding)
    self.keepsToSafeArea = keepsToSafeArea
  }
}

/// How a view arranges the views in it.
public enum SceneArrangement: Sendable, Hashable {
  /// Each where its own placement says, over each other.
  case overlay
  /// One after another.
  case stack(SceneStack)
  /// In rows of equal cells.
  case grid(SceneGrid)
}

/// A row or a column.
public struct SceneStack: Sendable, Hashable {
  /// Which way it runs.
  public enum Axis: String, Sendable, CaseIterable { case horizontal, vertical }
  /// Where its views are across it.
  public enum Alignment: String, Sendable, CaseIterable { case leading, center, trailing, fill }
  /// What becomes of room that nobody wants.
  public enum Distribution: String, Sendable, CaseIterable {
    case start, center, end, between, evenly
  }

  /// Which way it runs.
  public var axis: Axis
  /// Points between neighbours.
  public var spacing: Double
  /// Where its views are across it.
  public var alignment: Alignment
  /// What becomes of room that nobody wants.
  public var distribution: Distribution

  /// A stack.
  public init(
    _ axis: Axis, spacing: Double = 0, alignment: Alignment = .fill,
    distribution: Distribution = .start
  ) {
    (self.axis, self.spacing) = (axis, spacing)
    (self.alignment, self.distribution) = (alignment, distribution)
  }
}

/// Rows of equal cells.
public struct SceneGrid: Sendable, Hashable {
  /// Cells in a row.
  public var columns: Int
  /// Points between neighbours, across and down.
  public var spacing: Double
  /// Points from top to bottom of a cell; `nil` for what its `aspect` or the row's contents ask for.
  public var rowHeight: Double?
  /// Width by height of a cell.
  public var aspect: Double?

  /// A grid.
  public init(columns: Int, spacing: Double = 0, rowHeight: Double? = nil, aspect: Double? = nil) {
    (self.columns, self.spacing) = (columns, spacing)
    (self.rowHeight, self.aspect) = (rowHeight, aspect)
  }
}
