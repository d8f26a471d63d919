// The styles of tables, the positions of rows after scrolling, and the animations of rows.

extension UITableView {
  /// The style of a table view.
  public enum Style: Int, Sendable {
    /// Rows extend from edge to edge, and headers remain visible.
    case plain
    /// Sections are separated, and rows extend from edge to edge.
    case grouped
    /// Sections are separated and have rounded backgrounds.
    case insetGrouped
  }

  /// The position of a row after scrolling to it.
  public enum ScrollPosition: Int, Sendable {
    /// The row is visible, with the least movement.
    case none
    /// The row is at the top.
    case top
    /// The row is in the middle.
    case middle
    /// The row is at the bottom.
    case bottom
  }

  /// The animation of inserted and deleted rows.
  public enum RowAnimation: Int, Sendable {
    /// The rows fade in or out.
    case fade
    /// The rows slide in from the right or out to the right.
    case right
    /// The rows slide in from the left or out to the left.
    case left
    /// The rows slide in from above or out upward.
    case top
    /// The rows slide in from below or out downward.
    case bottom
    /// The change is not animated.
    case none
    /// The rows grow from their middle, or shrink to it.
    case middle
    /// Equivalent to `fade`.
    case automatic = 100
  }
}
