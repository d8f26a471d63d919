// Taps, selection and scrolling to items. A tap calls the delegate in UIKit's order: should
// highlight, did highlight, should select, did deselect the others, did select, the primary action,
// did unhighlight.

import Foundation

extension UICollectionView: ListTapping {
  func tappedPath(at point: CGPoint) -> IndexPath? {
    guard !swipes.hasActions(at: point) else { return nil }
    guard let path = indexPathForItem(at: point) else { return nil }
    if outlineHeader(at: path) != nil { return path }
    if isEditing { return allowsSelectionDuringEditing || selectsMany ? path : nil }
    return allowsSelection ? path : nil
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      delegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      delegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func tap(_ path: IndexPath) {
    defer { highlight(path, false) }
    if let (cell, accessory) = outlineHeader(at: path) { return cell.toggleOutline(accessory) }
    if selectsMany, selectedPaths.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    let isPrimary = !isEditing && !(selectsMany && !selectedPaths.isEmpty)
    selectAfterTap(path)
    if isPrimary, let delegate,
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
    {
      delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
  }

  private func selectAfterTap(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !selectsMany {
      for other in selectedPaths where other != path {
        deselect(other)
        delegate?.collectionView(self, didDeselectItemAt: other)
      }
    }
    markSelected(path)
    (cellForItem(at: path)).map { $0.segues.selection?($0) }
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  /// A Boolean value that indicates whether several items can be selected.
  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns the accessory by which the whole cell of an item expands and collapses it.
  private func outlineHeader(at path: IndexPath) -> (UICollectionViewListCell, UICellAccessory)? {
    guard let cell = shown[CollectionKey(.cell, "", path)] as? UICollectionViewListCell,
      let accessory = cell.outlineHeader
    else { return nil }
    return (cell, accessory)
  }

  private func markSelected(_ path: IndexPath) {
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cellForItem(at: path)?.isSelected = true
  }

  func deselect(_ path: IndexPath) {
    selectedPaths.removeAll { $0 == path }
    (shown[CollectionKey(.cell, "", path)] as? UICollectionViewCell)?.isSelected = false
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard allowsSelection else { return }
    guard let path else {
      for path in selectedPaths { deselect(path) }
      return
    }
    guard layoutAttributesForItem(at: path) != nil else { return }
    if !selectsMany {
      for other in selectedPaths where other != path { deselect(other) }
    }
    markSelected(path)
    if position != [] { scroll(to: path, position, animated: animated) }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    placeIfNeeded()
    guard let attributes = layoutAttributesForItem(at: path) else { return }
    scrollSection(to: attributes, position, animated: animated)
    let position = attributes.scroller == nil ? position : position.intersection(.vertical)
    let frame = attributes.scroller.flatMap { scrollers[$0]?.frame } ?? attributes.frame
    let available = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    let (insetX, insetY) = (adjustedContentInset.left, adjustedContentInset.top)
    if position.contains(.top) { offset.y = frame.minY - insetY }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - available.height / 2 - insetY
    }
    if position.contains(.bottom) { offset.y = frame.maxY - available.height - insetY }
    if position.contains(.left) { offset.x = frame.minX - insetX }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - available.width / 2 - insetX
    }
    if position.contains(.right) { offset.x = frame.maxX - available.width - insetX }
    if position == [] { offset = offsetShowing(frame) }
    setContentOffset(withinLimits(offset), animated: animated)
    if !animated { placeElements() }
  }
}

extension UIScrollView {
  /// Returns the nearest offset at which all of `frame` is visible.
  func offsetShowing(_ frame: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    let available = bounds.inset(by: inset)
    var offset = contentOffset
    if frame.maxX > available.maxX { offset.x += frame.maxX - available.maxX }
    if frame.minX < offset.x + inset.left { offset.x = frame.minX - inset.left }
    if frame.maxY > available.maxY { offset.y += frame.maxY - available.maxY }
    if frame.minY < offset.y + inset.top { offset.y = frame.minY - inset.top }
    return withinLimits(offset)
  }

  /// Returns the nearest offset at which the scroll view can rest.
  func withinLimits(_ offset: CGPoint) -> CGPoint {
    let (x, y) = (horizontalLimits, verticalLimits)
    return CGPoint(
      x: min(max(offset.x, CGFloat(x.lowerBound)), CGFloat(x.upperBound)),
      y: min(max(offset.y, CGFloat(y.lowerBound)), CGFloat(y.upperBound)))
  }
}

extension UICollectionView.ScrollPosition {
  /// The positions in the vertical direction.
  fileprivate static let vertical: UICollectionView.ScrollPosition = [
    .top, .centeredVertically, .bottom,
  ]
}
