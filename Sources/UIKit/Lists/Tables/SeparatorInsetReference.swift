// What the insets of a table's separators are measured from.

extension UITableView {
  /// The place that the insets of separators are measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges
    /// The insets that separators have without others: the leading edge of the text.
    case fromAutomaticInsets
  }
}
