// Rows and items whose data is prepared before they are visible: those within one screen in the
// direction of scrolling.

import Foundation

/// The rows or items whose data has been asked for.
@MainActor
struct Prefetching {
  private var last: CGPoint?
  private var asked: Set<IndexPath> = []

  /// Returns what to prepare, and what not to prepare any longer.
  ///
  /// - Parameters:
  ///   - view: The list.
  ///   - shown: The visible rows or items.
  ///   - ahead: Returns those in a rectangle.
  mutating func changes(
    in view: UIScrollView, shown: Set<IndexPath>, ahead: (CGRect) -> [IndexPath]
  ) -> (wanted: [IndexPath], cancelled: [IndexPath]) {
    let now = view.contentOffset
    defer { last = now }
    let direction = CGVector(dx: now.x - (last?.x ?? now.x), dy: now.y - (last?.y ?? now.y))
    asked.subtract(shown)
    guard last == nil || direction != CGVector(dx: 0, dy: 0) else { return ([], []) }
    let size = view.bounds.size
    let isBack = direction.dy < 0 || direction.dx < 0
    let isSideward = direction.dx != 0 && direction.dy == 0
    let step = isBack ? -1.0 : 1.0
    let area = view.bounds.offsetBy(
      dx: isSideward ? step * size.width : 0, dy: isSideward ? 0 : step * size.height)
    var near = ahead(area).filter { !shown.contains($0) }.sorted()
    if isBack { near.reverse() }
    let gone = asked.subtracting(near)
    let wanted = near.filter { !asked.contains($0) }
    asked.subtract(gone)
    asked.formUnion(wanted)
    return (wanted, gone.sorted())
  }
}

extension UITableView {
  func prefetchRows() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let (wanted, cancelled) = prefetched.changes(in: self, shown: Set(shownCells.keys)) {
      geometry.rows(from: $0.minY, to: $0.maxY)
    }
    if !cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: cancelled)
    }
    if !wanted.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: wanted) }
  }
}

extension UICollectionView {
  func prefetchItems() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let cells = Set(shown.keys.filter { $0.category == .cell }.map(\.path))
    let (wanted, cancelled) = prefetched.changes(in: self, shown: cells) { area in
      wantedElements(in: area).filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    }
    if !cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: cancelled)
    }
    if !wanted.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: wanted) }
  }
}
