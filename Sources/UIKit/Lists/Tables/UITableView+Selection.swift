// Taps, selection and scrolling to rows. A tap calls the delegate in UIKit's order: should
// highlight, did highlight, did unhighlight, will select, will deselect and did deselect the
// others, did select, and the primary action.

import Foundation

extension UITableView: ListTapping {
  func tappedPath(at point: CGPoint) -> IndexPath? {
    let isAllowed =
      isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    return isAllowed && !swipes.hasActions(at: point) ? indexPathForRow(at: point) : nil
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func highlight(_ path: IndexPath, _ isHighlighted: Bool) {
    cellForRow(at: path)?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      delegate?.tableView(self, didHighlightRowAt: path)
    } else {
      delegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  func tap(_ path: IndexPath) {
    let isPrimary = !isEditing && !(selectsMany && !selectedPaths.isEmpty)
    highlight(path, false)
    if selectsMany, selectedPaths.contains(path) { return deselectAfterTap(path) }
    selectAfterTap(path)
    if isPrimary, let delegate, delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
      delegate.tableView(self, performPrimaryActionForRowAt: path)
    }
  }

  private func selectAfterTap(_ path: IndexPath) {
    guard let chosen = chosen(path) else { return }
    if !selectsMany {
      for other in selectedPaths where other != chosen { deselectAfterTap(other) }
    }
    markSelected(chosen, animated: false)
    cellForRow(at: chosen).map { $0.segues.selection?($0) }
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// A Boolean value that indicates whether several rows can be selected.
  private var selectsMany: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  private func chosen(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func deselectAfterTap(_ path: IndexPath) {
    guard let delegate else { return deselect(path, animated: false) }
    guard let chosen = delegate.tableView(self, willDeselectRowAt: path) else { return }
    deselect(chosen, animated: false)
    delegate.tableView(self, didDeselectRowAt: chosen)
  }

  private func markSelected(_ path: IndexPath, animated: Bool) {
    if !selectedPaths.contains(path) { selectedPaths.append(path) }
    cellForRow(at: path)?.setSelected(true, animated: animated)
  }

  func deselect(_ path: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == path }
    shownCells[path]?.setSelected(false, animated: animated)
  }

  func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path else {
      for path in selectedPaths { deselect(path, animated: animated) }
      return
    }
    measureIfNeeded()
    guard geometry.has(path) else { return }
    if !selectsMany {
      for other in selectedPaths where other != path { deselect(other, animated: animated) }
    }
    markSelected(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    placeIfNeeded()
    guard geometry.has(path) else { return }
    setContentOffset(offset(for: path, position), animated: animated)
    guard !animated else { return }
    // Corrections of estimated heights may have moved the row.
    for _ in 0..<8 {
      placeRows()
      let offset = offset(for: path, position)
      if offset == contentOffset { break }
      contentOffset = offset
    }
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let frame = frame(of: path)
    let (inset, available) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    let header = style == .plain ? geometry.sections[path.section].header : 0
    var offset = contentOffset
    switch position {
    case .top: offset.y = frame.minY - inset.top - header
    case .middle: offset.y = frame.midY - available.height / 2 - inset.top
    case .bottom: offset.y = frame.maxY - available.height - inset.top
    case .none: return CGPoint(x: offset.x, y: offsetShowing(frame).y)
    }
    return withinLimits(offset)
  }
}
