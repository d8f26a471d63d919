// Scrolling until something is visible: by drags of a finger that rests before it is lifted, so that
// the content stops with it, or by code.

import SegueDiagnostics
import SegueScenes
import SegueWorld
import UIKit

/// What the drags of a scroll action have shown so far.
struct ScrollSearch {
  /// The number of drags so far.
  var count = 0
  /// A Boolean value that indicates whether a search goes back toward the beginning of the content.
  var goesBack = false
  /// The content offset at the start.
  var origin = CGPoint.zero
}

extension ActRun {
  /// The maximum number of drags of an action.
  private static var maximumDrags: Int { 400 }
  /// The part of the visible area that a drag covers at most.
  private static var dragShare: CGFloat { 0.6 }
  /// The distance that a finger moves before the content follows it, in points.
  private static var slop: CGFloat { 10 }
  // The duration of a drag and of the rest after it, in seconds.
  private static var dragDuration: Double { 0.3 }
  private static var dragHold: Double { 0.1 }

  /// Waits for the view that scrolls, and scrolls it.
  func start(_ scroll: SceneTargetScroll) {
    wait {
      $0.scrollView(scroll.view)
    } then: { [self] view in
      search.origin = view.contentOffset
      step(scroll, in: view)
    }
  }

  /// Scrolls once more, unless the target is visible.
  private func step(_ scroll: SceneTargetScroll, in view: UIScrollView) {
    host.layOutWindows()
    guard search.count < Self.maximumDrags else {
      return end(.failed("the target is not visible after \(Self.maximumDrags) drags"))
    }
    search.count += 1
    switch need(of: scroll.target, in: view) {
    case .failure(let reason): end(.failed(reason))
    case .distance(let way):
      guard abs(way.x) >= 1 || abs(way.y) >= 1 else { return end(.performed) }
      move(scroll, view, by: way, isSearch: false)
    case .unknown:
      let page = view.visibleContent.height * Self.dragShare
      move(scroll, view, by: CGPoint(x: 0, y: search.goesBack ? -page : page), isSearch: true)
    }
  }

  /// Moves the content by at most a page and goes on once it is at rest.
  private func move(
    _ scroll: SceneTargetScroll, _ view: UIScrollView, by way: CGPoint, isSearch: Bool
  ) {
    let before = view.contentOffset
    let next: @MainActor () -> Void = { [self] in
      whenAtRest(view) { [self] in
        let moved = max(
          abs(view.contentOffset.x - before.x), abs(view.contentOffset.y - before.y))
        if moved >= 0.5 { return step(scroll, in: view) }
        guard isSearch else {
          return end(
            .failed("\(Swift.type(of: view)) does not scroll by a drag of the finger at this place")
          )
        }
        guard !search.goesBack else { return end(.failed(absence(of: scroll.target))) }
        search.goesBack = true
        step(scroll, in: view)
      }
    }
    let possible = view.limited(way)
    if isSearch, abs(possible.y) < 1 { return next() }
    guard scroll.isByTouch else {
      let end = CGPoint(x: before.x + possible.x, y: before.y + possible.y)
      view.setContentOffset(end, animated: scroll.isAnimated && !isSearch)
      return next()
    }
    drag(view, by: possible, next)
  }

  /// Drags the content with a finger, first vertically if it has to move both ways.
  private func drag(_ view: UIScrollView, by way: CGPoint, _ next: @escaping @MainActor () -> Void)
  {
    let area = host.scan.views.first { $0.view === view }?.visible ?? .zero
    guard area.width > 1, area.height > 1 else {
      return end(.failed("\(Swift.type(of: view)) is not visible any more"))
    }
    let isVertical = abs(way.y) >= 1
    let extent = isVertical ? area.height : area.width
    let wanted = isVertical ? way.y : way.x
    let length = min(abs(wanted), extent * Self.dragShare) + Self.slop
    let half = (wanted < 0 ? -length : length) / 2
    let scan = host.scan
    let across = [0.5, 0.2, 0.8].map { CGFloat($0) }.map { share -> (CGPoint, CGPoint) in
      isVertical
        ? (
          CGPoint(x: area.minX + area.width * share, y: area.midY + half),
          CGPoint(x: area.minX + area.width * share, y: area.midY - half)
        )
        : (
          CGPoint(x: area.midX + half, y: area.minY + area.height * share),
          CGPoint(x: area.midX - half, y: area.minY + area.height * share)
        )
    }
    let line = across.first { scan.hit($0.0)?.isDescendant(of: view) ?? false } ?? across[0]
    var finger = SceneDrag(
      path: [line.0, line.1].map {
        LengthPair(x: .points(Double($0.x)), y: .points(Double($0.y)))
      }, duration: Self.dragDuration, hold: Self.dragHold)
    finger.timing = DeclaredMotion.Timing.curve(.easeInOut)
    play([TouchPlayback(finger, in: host.window.bounds.size)], at: line.0, completion: next)
  }

  private func whenAtRest(_ view: UIScrollView, _ body: @escaping @MainActor () -> Void) {
    guard view.isDragging || view.isDecelerating || view.isMovingByCode else { return body() }
    after(VirtualTime(nanoseconds: 1_000_000_000 / Self.looksPerSecond)) { [self] in
      whenAtRest(view, body)
    }
  }

  // MARK: Targets

  /// What separates a view that scrolls from its target.
  private enum Need {
    /// The distance in points by which the content offset has to change.
    case distance(CGPoint)
    /// The place of the target is not known.
    case unknown
    /// There is no such target.
    case failure(String)
  }

  private func need(of target: SceneTargetScroll.Target, in view: UIScrollView) -> Need {
    let now = view.contentOffset
    switch target {
    case .offset(let offset):
      return .distance(view.limited(CGPoint(x: offset.x - now.x, y: offset.y - now.y)))
    case .distance(let way):
      let end = CGPoint(x: search.origin.x + way.x, y: search.origin.y + way.y)
      return .distance(view.limited(CGPoint(x: end.x - now.x, y: end.y - now.y)))
    case .row(let row, let section):
      if let table = view as? UITableView { return need(ofRow: row, section, in: table) }
      return need(ofItem: row, section, in: view)
    case .item(let item, let section): return need(ofItem: item, section, in: view)
    case .view(let query): return need(of: query, in: view)
    }
  }

  private func need(ofRow row: Int, _ section: Int, in table: UITableView) -> Need {
    guard section < table.numberOfSections, row < table.numberOfRows(inSection: section) else {
      let count =
        section < table.numberOfSections
        ? "\(table.numberOfRows(inSection: section)) rows in section \(section)"
        : "\(table.numberOfSections) sections"
      return .failure("there is no row \(row) in section \(section); the table has \(count)")
    }
    return .distance(
      table.distance(to: table.rectForRow(at: IndexPath(row: row, section: section))))
  }

  private func need(ofItem item: Int, _ section: Int, in view: UIScrollView) -> Need {
    guard let grid = view as? UICollectionView else {
      return .failure(
        "\(Swift.type(of: view)) has no rows or items; expected a table or a collection view")
    }
    guard section < grid.numberOfSections, item < grid.numberOfItems(inSection: section) else {
      let count =
        section < grid.numberOfSections
        ? "\(grid.numberOfItems(inSection: section)) items in section \(section)"
        : "\(grid.numberOfSections) sections"
      return .failure("there is no item \(item) in section \(section); the view has \(count)")
    }
    let path = IndexPath(item: item, section: section)
    guard let place = grid.layoutAttributesForItem(at: path) else { return .unknown }
    return .distance(grid.distance(to: place.frame))
  }

  /// Returns the distance to a view that exists already, such as a cell near the visible ones.
  private func need(of query: SceneQuery, in view: UIScrollView) -> Need {
    let scan = host.scan
    let found = QuerySearch(scan: scan).existing(query).filter {
      scan.views[$0].view.isDescendant(of: view) && scan.views[$0].view !== view
    }
    let chosen = query.index.map { found.indices.contains($0) ? found[$0] : nil } ?? found.first
    guard let chosen else { return .unknown }
    let target = scan.views[chosen].view
    return .distance(view.distance(to: target.convert(target.bounds, to: view)))
  }

  private func absence(of target: SceneTargetScroll.Target) -> String {
    guard case .view(let query) = target else { return "the target is not in the content" }
    let scan = host.scan
    if case .failure(let reason) = QuerySearch(scan: scan).only(query) {
      return "scrolled through the whole content: " + reason()
    }
    return "\(QuerySearch.described(query)) is not in the content"
  }
}

extension UIScrollView {
  /// The part of the content that is visible between the adjusted insets, in the view's coordinates.
  fileprivate var visibleContent: CGRect { bounds.inset(by: adjustedContentInset) }

  /// Returns the part of a distance by which the content offset can change within its limits.
  fileprivate func limited(_ way: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    func limit(
      _ way: CGFloat, from now: CGFloat, content: CGFloat, shown: CGFloat, _ before: CGFloat,
      _ after: CGFloat
    ) -> CGFloat {
      let last = max(-before, content + after - shown)
      return min(max(now + way, -before), last) - now
    }
    return CGPoint(
      x: limit(
        way.x, from: contentOffset.x, content: contentSize.width, shown: bounds.width, inset.left,
        inset.right),
      y: limit(
        way.y, from: contentOffset.y, content: contentSize.height, shown: bounds.height, inset.top,
        inset.bottom))
  }

  /// Returns the distance by which the content offset has to change to make `rect` visible as a
  /// whole, or from its beginning if it is larger than the view.
  fileprivate func distance(to rect: CGRect) -> CGPoint {
    let shown = visibleContent
    func distance(_ a: CGFloat, _ b: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
      if a < first || b - a > last - first { return a - first }
      return b > last ? b - last : 0
    }
    return limited(
      CGPoint(
        x: distance(rect.minX, rect.maxX, shown.minX, shown.maxX),
        y: distance(rect.minY, rect.maxY, shown.minY, shown.maxY)))
  }
}

extension Lookout {
  /// Looks for a view that scrolls: the one that `query` describes or the first inside of it, or the
  /// front one that has more content than it shows.
  fileprivate func scrollView(_ query: SceneQuery?) -> Sighting<UIScrollView> {
    let views = scan.views.indices.filter { scan.views[$0].isOnScreen }
    func scrolls(_ index: Int) -> UIScrollView? { scan.views[index].view as? UIScrollView }
    guard let query else {
      let all = views.compactMap { scrolls($0) }.filter { !($0 is UITextView) }
      let larger = all.last { view in
        view.isScrollEnabled
          && (view.contentSize.height > view.bounds.height
            || view.contentSize.width > view.bounds.width)
      }
      guard let view = larger ?? all.last else {
        return .missing { "no view that scrolls is visible" }
      }
      return sighting(of: view)
    }
    let named: Int
    switch search.only(query) {
    case .failure(let reason): return .missing(reason)
    case .one(let index): named = index
    }
    if let view = scrolls(named) { return sighting(of: view) }
    let inside = views.first { scrolls($0) != nil && scan.around($0).contains(named) }
    let outside = scan.around(named).first { scrolls($0) != nil }
    guard let index = inside ?? outside, let view = scrolls(index) else {
      return .missing { "\(QuerySearch.described(query)) is no view that scrolls" }
    }
    return sighting(of: view)
  }

  private func sighting(of view: UIScrollView) -> Sighting<UIScrollView> {
    let isAtRest = scan.views.first { $0.view === view }?.isAtRest ?? false
    let isScrolling = view.isDragging || view.isDecelerating || view.isMovingByCode
    return isAtRest && !isScrolling && scan.isSettled ? .found(view) : .moving(view)
  }
}
