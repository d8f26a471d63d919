// Taps, selections and scrolling to rows. A tap asks and tells in UIKit's order: may it be highlighted, it is, it is no
// longer, which row is to be selected, which is to lose its selection, it has, the row is selected.

import Foundation

extension UITableView: ListTapping {
  func tappedPath(at point: CGPoint) -> IndexPath? {
    allowsSelection ? indexPathForRow(at: point) : nil
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
    highlight(path, false)
    if allowsMultipleSelection, selectedPaths.contains(path) { return loseByTap(path) }
    guard let chosen = chosen(path) else { return }
    if !allowsMultipleSelection {
      for other in selectedPaths where other != chosen { loseByTap(other) }
    }
    markSelected(chosen, animated: false)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  private func chosen(_ path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: path)
  }

  private func loseByTap(_ path: IndexPath) {
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
    if !allowsMultipleSelection {
      for other in selectedPaths where other != path { deselect(other, animated: animated) }
    }
    markSelected(path, animated: animated)
    if position != .none { scroll(to: path, position, animated: animated) }
  }

  /// The selected row; the first of several.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.min() }
  /// The selected rows, in the order of their selection; `nil` if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  // MARK: Scrolling

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    placeIfNeeded()
    guard geometry.has(path) else { return }
    setContentOffset(offset(for: path, position), animated: animated)
    guard !animated else { return }
    // Heights that were only estimated may have moved the row.
    for _ in 0..<8 {
      placeRows()
      let offset = offset(for: path, position)
      if offset == contentOffset { break }
      contentOffset = offset
    }
  }

  private func offset(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let frame = frame(of: path)
    let (inset, room) = (adjustedContentInset, bounds.inset(by: adjustedContentInset))
    let header = style == .plain ? geometry.sections[path.section].header : 0
    var offset = contentOffset
    switch position {
    case .top: offset.y = frame.minY - inset.top - header
    case .middle: offset.y = frame.midY - room.height / 2 - inset.top
    case .bottom: offset.y = frame.maxY - room.height - inset.top
    case .none: return CGPoint(x: offset.x, y: offsetShowing(frame).y)
    }
    return withinLimits(offset)
  }

  /// Scrolls to the selected row nearest to the top.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    if let path = indexPathForSelectedRow {
      scroll(to: path, scrollPosition, animated: animated)
    }
  }
}
