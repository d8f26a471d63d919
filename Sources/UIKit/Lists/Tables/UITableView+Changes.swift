// Animated insertion, deletion and movement of rows and sections.

import Foundation
import SegueWorld

extension UITableView {
  /// The duration of a change in seconds.
  static let changeDuration = 0.3

  /// - Parameter standard: The animation of changes that name none.
  func beginChanges(_ standard: RowAnimation = .automatic) {
    if changeDepth == 0 {
      if !needsReload { placeIfNeeded() }
      rowAnimations = RowAnimations(standard: standard)
    }
    changeDepth += 1
  }

  func endChanges(_ completion: ((Bool) -> Void)? = nil) {
    guard changeDepth > 0 else { return }
    changeDepth -= 1
    completions.append(completion)
    guard changeDepth == 0 else { return }
    let waiting = completions
    completions = []
    commitChanges { finished in for completion in waiting { completion?(finished) } }
  }

  func perform(
    standard: RowAnimation = .automatic, _ updates: (() -> Void)?,
    _ completion: ((Bool) -> Void)? = nil
  ) {
    beginChanges(standard)
    updates?()
    endChanges(completion)
  }

  private func commitChanges(_ completion: @escaping (Bool) -> Void) {
    let batch = changes
    changes = ListChanges()
    guard !needsReload else {
      setNeedsLayout()
      return World.current.scheduleNow { completion(true) }
    }
    let new = countNow()
    let map = batch.map(from: counts, to: new)
    if let inconsistency = map.inconsistency {
      World.current.warn(
        "\(type(of: self)): the updates are inconsistent: \(inconsistency); all data is reloaded. Change "
          + "the data before or in the batch, and report every change"
      )
      contentIsStale()
      return World.current.scheduleNow { completion(false) }
    }
    rowAnimations = rowAnimations.following(map)
    follow(map, new, completion)
  }

  private func follow(
    _ map: ListMap, _ new: [Int], _ completion: @escaping (Bool) -> Void
  ) {
    let old = geometry
    var kept: [IndexPath: UITableViewCell] = [:]
    var leaving: [(path: IndexPath, cell: UITableViewCell, to: CGFloat?)] = []
    for (path, cell) in cellsInOrder {
      if let target = map.item(path) {
        kept[target] = cell
      } else {
        leaving.append((path, cell, nil))
      }
    }
    var leavingEdges = keepEdges(map)
    (shownCells, counts) = (kept, new)
    // A row that is reloaded loses its selection, unlike the items of collections.
    selectedPaths = selectedPaths.compactMap { map.item($0) }
    isGeometryStale = true
    isPlacing = true
    UIView.performWithoutAnimation { measureIfNeeded() }
    let rest = isTracking ? contentOffset : withinLimits(contentOffset)
    let wanted = settledRows(in: CGRect(origin: rest, size: bounds.size), old, map)
    let keys = Set(wanted)
    for (path, cell) in cellsInOrder where !keys.contains(path) {
      shownCells[path] = nil
      leaving.append((path, cell, frame(of: path).minY))
    }
    let edges = wantedEdges
    leavingEdges += takeEdges(besides: edges)
    let arriving = makeEdges(edges)
    isPlacing = false
    let move = {
      if rest != self.contentOffset { self.contentOffset = rest }
      for path in wanted {
        guard let cell = self.shownCells[path] else { continue }
        cell.transform = .identity
        self.place(cell, at: path, anew: true)
        // The contents follow the height of the row.
        cell.layoutIfNeeded()
        cell.alpha = 1
      }
      for view in arriving { (view.transform, view.alpha) = (.identity, 1) }
      self.placeEdges(edges)
      for edge in leavingEdges { self.remove(edge) }
      for (path, cell, target) in leaving { self.animateRemoval(cell, path, to: target) }
    }
    animate(move) { finished in
      for (path, cell, _) in leaving { self.retire(cell, path) }
      for edge in leavingEdges { self.retire(edge.view, edge.edge) }
      completion(finished)
    }
  }

  /// Creates the rows that appear, at their initial positions, and corrects estimated heights until
  /// none changes any more.
  ///
  /// - Returns: The index paths of all visible rows.
  private func settledRows(in rect: CGRect, _ old: TableGeometry, _ map: ListMap) -> [IndexPath] {
    let reverse = map.origins(of: old)
    for _ in 0..<64 {
      let wanted = wantedRows(in: rect)
      var isSettled = true
      for path in wanted where shownCells[path] == nil {
        let width = frame(of: path).width
        var start = frame(of: path)
        if let origin = reverse(path) { start.origin.y = old.span(of: origin).start }
        guard let cell = makeCell(at: path, appearing: start) else { continue }
        shownCells[path] = cell
        let isOther =
          geometry.isEstimated(path) && geometry.settle(path, cell.rowHeight(for: width)) != 0
        UIView.performWithoutAnimation {
          cell.frame.size.height = geometry.span(of: path).height
          cell.placeContentView()
          cell.layoutIfNeeded()
        }
        if reverse(path) == nil { prepareToAppear(cell, rowAnimations.arriving(path)) }
        if isOther {
          isSettled = false
          break
        }
      }
      if isSettled { break }
    }
    for (path, cell) in shownCells where geometry.has(path) && geometry.isEstimated(path) {
      _ = geometry.settle(path, cell.rowHeight(for: frame(of: path).width))
    }
    geometryDidChange()
    return wantedRows(in: rect)
  }

  /// Positions a row, a header or a footer for the start of the animation with which it appears.
  func prepareToAppear(_ view: UIView, _ animation: RowAnimation) {
    guard animation != .none else { return }
    UIView.performWithoutAnimation { hide(view, animation) }
  }

  /// Lets a row, a header or a footer disappear. Call it within an animation.
  func disappear(_ view: UIView, _ animation: RowAnimation) {
    if animation == .none {
      UIView.performWithoutAnimation { view.alpha = 0 }
    } else {
      hide(view, animation)
    }
  }

  private func animateRemoval(_ cell: UITableViewCell, _ path: IndexPath, to target: CGFloat?) {
    if let target {
      cell.frame.origin.y = target
      return
    }
    disappear(cell, rowAnimations.leaving(path))
  }

  /// Gives a view the transparency, place and size that it has before it appears and after it has
  /// disappeared.
  private func hide(_ view: UIView, _ animation: RowAnimation) {
    view.alpha = 0
    let shift = shift(of: animation)
    view.frame = view.frame.offsetBy(dx: shift.dx, dy: shift.dy * view.frame.height)
    if animation == .middle { view.transform = CGAffineTransform(scaleX: 1, y: 0.01) }
  }

  private func shift(of animation: RowAnimation) -> CGVector {
    switch animation {
    case .left: CGVector(dx: -bounds.width, dy: 0)
    case .right: CGVector(dx: bounds.width, dy: 0)
    case .top: CGVector(dx: 0, dy: -1)
    case .bottom: CGVector(dx: 0, dy: 1)
    case .fade, .none, .middle, .automatic: CGVector(dx: 0, dy: 0)
    }
  }

  private func animate(_ move: @escaping () -> Void, _ completion: @escaping (Bool) -> Void) {
    guard window != nil, UIView.areAnimationsEnabled, rowAnimations.isAnimated else {
      UIView.performWithoutAnimation(move)
      return World.current.scheduleNow { completion(true) }
    }
    UIView.animate(
      withDuration: Self.changeDuration, delay: 0,
      options: [.curveEaseInOut, .allowUserInteraction], animations: move, completion: completion)
  }
}

extension ListMap {
  /// Returns a function that maps the index path of a row after the changes to the one before.
  func origins(of old: TableGeometry) -> (IndexPath) -> IndexPath? {
    var origins: [IndexPath: IndexPath] = [:]
    for (section, found) in old.sections.enumerated() {
      for row in 0..<found.rowCount {
        let path = IndexPath(row: row, section: section)
        if let target = item(path) { origins[target] = path }
      }
    }
    return { origins[$0] }
  }
}
