// The part of a table's delegate about primary actions, focus, selection by two fingers and estimates
// of headers.

import Foundation

/// The part of a table's delegate about primary actions and interactions. `UITableViewDelegate`
/// includes it.
@preconcurrency @MainActor
public protocol UITableViewInteractionDelegate: NSObjectProtocol {
  /// Returns whether a tap on a row performs its primary action. The default is `true`.
  func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath)
    -> Bool
  /// Performs the primary action of a row. Called after a tap has selected the row, or would have
  /// if the delegate permitted it; not during editing, and not if the tap extends or reduces a
  /// selection of several rows.
  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Returns whether a row can have the focus. Never called, because there is no focus.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Returns whether a pan with two fingers can select rows. Never called, because such pans scroll.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when a pan with two fingers begins to select rows. Never called, because such pans
  /// scroll.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when a pan with two fingers no longer selects rows. Never called, because such pans
  /// scroll.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Returns the estimated height of a section's header. Never called, because headers are measured
  /// immediately.
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int)
    -> CGFloat
  /// Returns the estimated height of a section's footer. Never called, because footers are measured
  /// immediately.
  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int)
    -> CGFloat
}

extension UITableViewInteractionDelegate {
  /// Returns `true`.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Returns `true`.
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Returns `false`.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Returns the estimated section header height of the table view.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// Returns the estimated section footer height of the table view.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
}
