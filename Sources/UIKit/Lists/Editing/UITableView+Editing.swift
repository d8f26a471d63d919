// Editing of tables: which controls rows have, which actions a swipe reveals, and rows that a touch
// moves to other places.

import Foundation
import SegueWorld

extension UITableView {
  /// Shows or hides the controls of all visible rows.
  func showEditing(animated: Bool) {
    swipes.close()
    for (path, cell) in cellsInOrder { showControls(of: cell, at: path, animated: animated) }
  }

  func showControls(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    var controls = CellControls()
    controls.isEditing = isEditing
    let canEdit = dataSource?.tableView(self, canEditRowAt: path) ?? false
    if isEditing {
      controls.canMove = canMove(path)
      controls.isIndented =
        delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
      if canEdit {
        switch editingStyle(of: path) {
        case .none: controls.edit = .none
        case .delete: controls.edit = allowsMultipleSelectionDuringEditing ? .circle : .minus
        case .insert: controls.edit = .plus
        }
      }
    }
    cell.rowEditingStyle = canEdit ? editingStyle(of: path) : .none
    cell.showControls(controls, animated: animated)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: animated) }
    cell.showChoice()
  }

  func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Rows can be moved if the data source says so. On iOS also if it says nothing but implements the
  /// move, which cannot be known here without moving a row.
  private func canMove(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    var canMove = false
    let isOwn = UIKitState.current.optionalMethods.implements(.canMove) {
      canMove = dataSource.tableView(self, canMoveRowAt: path)
    }
    return isOwn && canMove
  }

  /// Returns the action that deletes a row, if it can be deleted.
  private func deletion(of path: IndexPath) -> UISwipeActionsConfiguration? {
    guard let dataSource, editingStyle(of: path) == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) {
      [weak self, weak dataSource] _, _, completion in
      if let self { dataSource?.tableView(self, commit: .delete, forRowAt: path) }
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  /// Returns whether the data source implements the deletion of rows. It is asked to commit the
  /// style `none`, which implementations ignore; one that deletes the row anyway has done so.
  private func commitsEditing(_ path: IndexPath) -> Bool {
    guard let dataSource else { return false }
    let before = countNow()
    let isOwn = UIKitState.current.optionalMethods.implements(.commit) {
      dataSource.tableView(self, commit: .none, forRowAt: path)
    }
    return isOwn && countNow() == before
  }
}

extension UITableView: RowSwiping {
  var permitsSwipes: Bool { !isEditing }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipedView(_ path: IndexPath) -> UIView? { shownCells[path] }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? false else { return nil }
    if isLeading {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    if !isEditing,
      let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    {
      return own
    }
    if let old = delegate?.tableView(self, editActionsForRowAt: path) {
      return UISwipeActionsConfiguration(actions: old.map { $0.contextual(for: path) })
    }
    return commitsEditing(path) ? deletion(of: path) : nil
  }

  func swipeDidChange(_ path: IndexPath, isShown: Bool) {
    if isShown {
      delegate?.tableView(self, willBeginEditingRowAt: path)
    } else {
      delegate?.tableView(self, didEndEditingRowAt: path)
    }
  }
}

/// A row that a touch moves.
struct RowReorder {
  let source: IndexPath
  var target: IndexPath
  let cell: UITableViewCell
  /// The distance of the cell's center from the touch.
  let grip: CGFloat
  let height: CGFloat
}

extension UITableView {
  /// Returns the distance by which a row makes room for the one that a touch moves.
  func reorderShift(of path: IndexPath) -> CGFloat {
    guard let reordering, path != reordering.source else { return 0 }
    if path > reordering.source, path <= reordering.target { return -reordering.height }
    if path < reordering.source, path >= reordering.target { return reordering.height }
    return 0
  }

  /// Moves a row with a touch.
  func reorder(_ cell: UITableViewCell, _ state: UIGestureRecognizer.State, at point: CGPoint) {
    switch state {
    case .began: beginReorder(cell, at: point)
    case .changed: continueReorder(at: point)
    case .ended: endReorder(cancelled: false)
    case .cancelled, .failed: endReorder(cancelled: true)
    case .possible: break
    }
  }

  func beginReorder(_ cell: UITableViewCell, at point: CGPoint) {
    guard reordering == nil, let path = indexPath(for: cell) else { return }
    reordering = RowReorder(
      source: path, target: path, cell: cell, grip: cell.center.y - point.y,
      height: cell.bounds.height)
    panGestureRecognizer.isEnabled = false
    cell.layer.zPosition = 20
    UIView.animate(withDuration: 0.2) {
      cell.layer.shadowOpacity = 0.3
      cell.layer.shadowRadius = 6
      cell.layer.shadowOffset = CGSize(width: 0, height: 2)
    }
  }

  func continueReorder(at point: CGPoint) {
    guard let moved = reordering else { return }
    let middle = min(max(point.y + moved.grip, 0), max(contentSize.height - 0.5, 0))
    UIView.performWithoutAnimation { moved.cell.center.y = middle }
    guard let proposed = geometry.rows(from: middle, to: middle + 0.001).first else { return }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: moved.source, toProposedIndexPath: proposed)
      ?? proposed
    retarget(target)
  }

  /// Lets the rows make room at another place.
  func retarget(_ target: IndexPath) {
    guard let moved = reordering, target != moved.target else { return }
    reordering?.target = target
    UIView.animate(withDuration: 0.2) {
      for (path, cell) in self.cellsInOrder where cell !== moved.cell { self.place(cell, at: path) }
    }
  }

  func endReorder(cancelled: Bool) {
    guard let moved = reordering else { return }
    let target = cancelled ? moved.source : moved.target
    finishReorder {
      guard target != moved.source else { return }
      self.perform {
        self.changes.movedItems[moved.source] = target
        self.dataSource?.tableView(self, moveRowAt: moved.source, to: target)
      }
    }
  }

  /// Ends the movement with a change of the data. Rows that the change leaves alone return to their places.
  func finishReorder(_ change: () -> Void) {
    guard let moved = reordering else { return }
    reordering = nil
    panGestureRecognizer.isEnabled = isScrollEnabled
    let settle = { moved.cell.layer.shadowOpacity = 0 }
    UIView.animate(withDuration: Self.changeDuration, animations: settle) { _ in
      moved.cell.layer.zPosition = 0
    }
    change()
    guard !needsReload, !isGeometryStale else { return }
    UIView.animate(withDuration: Self.changeDuration) {
      for (path, cell) in self.cellsInOrder {
        self.place(cell, at: path, anew: cell === moved.cell)
      }
    }
  }
}
