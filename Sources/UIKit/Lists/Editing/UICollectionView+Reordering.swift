// Items that a gesture moves. While it does, the items between the old and the new place give way; the
// data changes when it ends.

import Foundation

/// An item that a gesture moves.
struct ItemReorder {
  let source: IndexPath
  var target: IndexPath
  /// The distance of the item's center from the gesture, or `nil` before the first movement.
  var grip: CGVector?
  var center: CGPoint
}

extension UICollectionView {
  /// - Parameter isPermitted: Whether the item can be moved; `nil` to ask the data source.
  func beginReorder(_ path: IndexPath, isPermitted: Bool? = nil) -> Bool {
    guard reordering == nil, let place = layoutAttributesForItem(at: path),
      isPermitted ?? dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    else { return false }
    reordering = ItemReorder(source: path, target: path, center: place.center)
    return true
  }

  /// Moves an item with the handle of its cell.
  func reorder(_ cell: UICollectionViewCell, _ state: UIGestureRecognizer.State, at point: CGPoint)
  {
    switch state {
    case .began:
      guard let path = indexPath(for: cell), beginReorder(path) else { return }
      reordering?.grip = CGVector(dx: cell.center.x - point.x, dy: cell.center.y - point.y)
      panGestureRecognizer.isEnabled = false
    case .changed:
      guard let moved = reordering, let grip = moved.grip else { return }
      continueReorder(at: CGPoint(x: moved.center.x, y: point.y + grip.dy))
    case .ended: endReorder(cancelled: false)
    case .cancelled, .failed: endReorder(cancelled: true)
    case .possible: break
    }
  }

  func continueReorder(at point: CGPoint) {
    guard var moved = reordering else { return }
    moved.center = point
    let old = moved.target
    reordering = nil
    let near = indexPathForItem(at: point)
    if let near {
      let wanted =
        delegate?.collectionView(
          self, targetIndexPathForMoveFromItemAt: moved.source, toProposedIndexPath: near) ?? near
      if wanted.section == moved.source.section { moved.target = wanted }
    }
    reordering = moved
    if moved.target != old {
      UIView.animate(withDuration: 0.2) { self.placeElements() }
    } else {
      UIView.performWithoutAnimation { placeElements() }
    }
  }

  func endReorder(cancelled: Bool) {
    guard let moved = reordering else { return }
    reordering = nil
    panGestureRecognizer.isEnabled = isScrollEnabled
    guard !cancelled, moved.target != moved.source else {
      return UIView.animate(withDuration: Self.changeDuration) { self.placeElements() }
    }
    perform {
      self.changes.movedItems[moved.source] = moved.target
      self.dataSource?.collectionView(self, moveItemAt: moved.source, to: moved.target)
    }
  }

  /// Ends the movement with a change of the data. Items that the change leaves alone return to their places.
  func finishReorder(_ change: () -> Void) {
    guard reordering != nil else { return }
    reordering = nil
    panGestureRecognizer.isEnabled = isScrollEnabled
    change()
    UIView.animate(withDuration: Self.changeDuration) { self.placeElements() }
  }

  /// Returns the attributes of elements as they are while a gesture moves an item: each item between
  /// its old and its new place is at the place of its neighbor.
  func previewed(_ found: [UICollectionViewLayoutAttributes]) -> [UICollectionViewLayoutAttributes]
  {
    guard let moved = reordering else { return found }
    return found.map { attributes in
      guard attributes.representedElementCategory == .cell,
        attributes.indexPath.section == moved.source.section
      else { return attributes }
      let copy = attributes.duplicate
      copy.indexPath.item = moved.item(at: attributes.indexPath.item)
      if copy.indexPath == moved.source {
        copy.center = moved.center
        copy.zIndex = copy.zIndex.saturated(plus: 100)
      }
      return copy
    }
  }
}

extension ItemReorder {
  /// Returns the item that is at the place of another one.
  fileprivate func item(at place: Int) -> Int {
    let (from, to) = (source.item, target.item)
    if place == to { return from }
    if from < to, place >= from, place < to { return place + 1 }
    if to < from, place > to, place <= from { return place - 1 }
    return place
  }
}

extension UICollectionView: RowSwiping {
  var permitsSwipes: Bool { currentLayout is UICollectionViewCompositionalLayout }

  func swipedPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func swipedView(_ path: IndexPath) -> UIView? { shown[CollectionKey(.cell, "", path)] }

  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
    guard let layout = currentLayout as? UICollectionViewCompositionalLayout,
      layout.plans.indices.contains(path.section),
      let list = layout.plans[path.section].section.list?.configuration
    else { return nil }
    return isLeading
      ? list.leadingSwipeActionsConfigurationProvider?(path)
      : list.trailingSwipeActionsConfigurationProvider?(path)
  }

  func swipeDidChange(_ path: IndexPath, isShown: Bool) {
    cellForItem(at: path)?.setNeedsUpdateConfiguration()
  }
}
