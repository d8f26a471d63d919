// Positions the cells, headers and footers of a table view. Views are created when they become
// visible, and reused afterwards.

import Foundation
import SegueWorld

extension UITableView {
  private static let maximumRounds = 60

  /// Returns an empty cell, with a warning, where nothing is registered for an identifier.
  func unregisteredCell(_ identifier: String) -> UITableViewCell {
    World.current.warn(
      "\(type(of: self)): no class is registered for the cell identifier \"\(identifier)\"; an "
        + "empty cell is shown. Register one with register(_:forCellReuseIdentifier:)")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  func placeRows() {
    guard !isPlacing else { return }
    isPlacing = true
    defer { isPlacing = false }
    for _ in 0..<Self.maximumRounds {
      measureIfNeeded()
      let start = bounds
      // The layout of a new cell can be that of the whole window, which changes the bounds.
      if !placeRound(), bounds == start { break }
    }
    placeEdges(wantedEdges)
    placedBounds = bounds
  }

  func placeIfNeeded() {
    if isGeometryStale || needsReload || placedBounds != bounds { placeRows() }
  }

  /// Performs one layout pass.
  ///
  /// - Returns: `true` if the height of a row differs from its estimate.
  private func placeRound() -> Bool {
    let wanted = wantedRows(in: bounds)
    let keys = Set(wanted)
    for (path, cell) in cellsInOrder where !keys.contains(path) {
      shownCells[path] = nil
      retire(cell, path)
    }
    for path in wanted {
      let cell = shownCells[path]
      if let cell {
        place(cell, at: path)
        if settle(path, cell) { return true }
      }
      guard cell == nil, let made = makeCell(at: path, appearing: frame(of: path)) else { continue }
      shownCells[path] = made
      var isOther = false
      UIView.performWithoutAnimation {
        isOther = settle(path, made)
        made.placeContentView()
        made.layoutIfNeeded()
        layOutAgain(made)
      }
      if isOther { return true }
    }
    return false
  }

  /// Lays out a new cell of a subclass once more, as UIKit does: its `layoutSubviews()` then finds all
  /// views in the contents in their places, and can give their sizes to layers and shadows.
  private func layOutAgain(_ cell: UITableViewCell) {
    guard type(of: cell) != UITableViewCell.self else { return }
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
  }

  func wantedRows(in rect: CGRect) -> [IndexPath] {
    guard rect.height > 0, rect.isFinite else { return [] }
    return geometry.rows(from: rect.minY, to: rect.maxY)
  }

  /// Replaces the estimated height of a row by its actual height. A change above the visible rows
  /// moves them.
  private func settle(_ path: IndexPath, _ cell: UITableViewCell) -> Bool {
    guard geometry.isEstimated(path) else { return false }
    let difference = geometry.settle(path, cell.rowHeight(for: frame(of: path).width))
    place(cell, at: path)
    guard difference != 0 else { return false }
    geometryDidChange()
    return true
  }

  // MARK: Cells

  /// Creates the cell of a row. It is not laid out, since in the height of an estimate its constraints
  /// could contradict each other.
  func makeCell(at path: IndexPath, appearing frame: CGRect) -> UITableViewCell? {
    guard let dataSource else { return nil }
    var made: UITableViewCell?
    UIView.performWithoutAnimation {
      let cell = dataSource.tableView(self, cellForRowAt: path)
      cell.table = self
      cell.indentationLevel =
        delegate?.tableView(self, indentationLevelForRowAt: path) ?? cell.indentationLevel
      (cell.frame, cell.rowFrame) = (frame, frame)
      style(cell, at: path)
      cell.setSelected(selectedPaths.contains(path), animated: false)
      showControls(of: cell, at: path, animated: false)
      made = cell
    }
    guard let made else { return nil }
    delegate?.tableView(self, willDisplay: made, forRowAt: path)
    UIView.performWithoutAnimation {
      insertSubview(made, at: backgroundView == nil ? 0 : 1)
      made.placeContentView()
    }
    return made
  }

  /// Gives a cell the frame of its row. A frame that the app has set since then remains until the
  /// row has another one.
  ///
  /// - Parameter anew: A Boolean value that indicates whether the cell returns to its row in any
  ///   case.
  func place(_ cell: UITableViewCell, at path: IndexPath, anew: Bool = false) {
    let frame = frame(of: path)
    if anew || cell.rowFrame != frame {
      cell.rowFrame = frame
      if cell.frame != frame { cell.frame = frame }
    }
    style(cell, at: path)
  }

  /// Applies the separators, background and corners according to the row's position in its section.
  private func style(_ cell: UITableViewCell, at path: IndexPath) {
    let place = TableRowPlace(
      isFirst: path.row == 0, isLast: path.row == geometry.sections[path.section].rowCount - 1,
      style: style)
    cell.take(place, from: self)
  }

  func restyleCells() { for cell in shownCells.values { cell.setNeedsLayout() } }

  func retire(_ cell: UITableViewCell, _ path: IndexPath) {
    swipes.viewWillLeave(cell)
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    UIView.performWithoutAnimation {
      (cell.alpha, cell.transform) = (1, .identity)
      cell.setSelected(false, animated: false)
      cell.setHighlighted(false, animated: false)
    }
    cells.keep(cell, as: cell.reuseIdentifier)
  }

  var cellsInOrder: [(IndexPath, UITableViewCell)] {
    shownCells.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  // MARK: Headers and footers

  var wantedEdges: [TableEdge] {
    let (low, high) = (bounds.minY, bounds.maxY)
    return geometry.sections(from: low, to: high).flatMap { section in
      [true, false].map { TableEdge(section: section, isHeader: $0) }.filter {
        let frame = frame(of: $0)
        return frame.height > 0 && frame.maxY > low && frame.minY < high
      }
    }
  }

  func placeEdges(_ wanted: [TableEdge]) {
    let keys = Set(wanted)
    for (edge, view) in edgesInOrder where !keys.contains(edge) {
      shownEdges[edge] = nil
      retire(view, edge)
    }
    for edge in wanted {
      guard let view = shownEdges[edge] ?? makeEdge(edge) else { continue }
      shownEdges[edge] = view
      let frame = frame(of: edge)
      if view.frame != frame { view.frame = frame }
      (view as? UITableViewHeaderFooterView)?.isFloating =
        style == .plain && frame.minY != geometry.sections[edge.section].headerStart
    }
  }

  func makeEdge(_ edge: TableEdge) -> UIView? {
    var made: UIView?
    UIView.performWithoutAnimation {
      if let given = givenEdgeView(edge) {
        made = given
      } else if let title = title(of: edge) {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.applyStyle(title, edge, in: self)
        made = view
      }
      guard let made else { return }
      made.frame = frame(of: edge)
      made.layer.zPosition = 10
    }
    guard let made else { return nil }
    if edge.isHeader {
      delegate?.tableView(self, willDisplayHeaderView: made, forSection: edge.section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: made, forSection: edge.section)
    }
    UIView.performWithoutAnimation {
      addSubview(made)
      made.layoutIfNeeded()
    }
    return made
  }

  func retire(_ view: UIView, _ edge: TableEdge) {
    view.removeFromSuperview()
    if edge.isHeader {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: edge.section)
    } else {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: edge.section)
    }
    // Also an app's own view, which may appear again.
    UIView.performWithoutAnimation { (view.alpha, view.transform) = (1, .identity) }
    guard let view = view as? UITableViewHeaderFooterView else { return }
    edges.keep(view, as: view.reuseIdentifier)
  }

  var edgesInOrder: [(TableEdge, UIView)] {
    shownEdges.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
