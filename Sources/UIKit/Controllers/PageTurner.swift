// The pages of a page view controller in their scroll view: who lies where, who comes and goes while they are
// turned, and what is said at the end. In an interface from right to left the next page lies on the left.

import Foundation

/// Turns pages.
@MainActor
final class PageTurner: NSObject, UIScrollViewDelegate {
  typealias Direction = UIPageViewController.NavigationDirection

  let scroll = UIScrollView(frame: .zero)
  private unowned let controller: UIPageViewController
  /// The page that shows.
  private(set) var page: UIViewController?
  private var neighbours: [Direction: UIViewController] = [:]
  /// The neighbour that is coming, or was before the finger turned round.
  private var pending: (page: UIViewController, direction: Direction)?
  private var goal: Goal?

  /// A page that code goes to.
  private struct Goal {
    let page: UIViewController
    let direction: Direction
    let completion: ((Bool) -> Void)?
  }

  init(_ controller: UIPageViewController) {
    self.controller = controller
    super.init()
    scroll.isPagingEnabled = true
    scroll.showsHorizontalScrollIndicator = false
    scroll.showsVerticalScrollIndicator = false
    scroll.bounces = true
    scroll.isDirectionalLockEnabled = true
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.clipsToBounds = false
    scroll.delegate = self
  }

  /// Whether a page is on its way.
  var isTurning: Bool { pending != nil || goal != nil }

  private var isVertical: Bool { controller.navigationOrientation == .vertical }
  private var isMirrored: Bool {
    !isVertical && scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
  /// From one page to the next.
  private var pitch: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }

  // MARK: Places

  /// The pages lie in `room`, and half the space between pages on either side.
  func place(in room: CGRect) {
    let half = controller.spacing / 2
    let frame = isVertical ? room.insetBy(dx: 0, dy: -half) : room.insetBy(dx: -half, dy: 0)
    guard scroll.frame != frame else { return }
    scroll.frame = frame
    arrange()
  }

  /// Which of the places a neighbour has, counted from the left or from above; the page is between them.
  private func hasPlaceBefore() -> Bool { neighbours[isMirrored ? .forward : .reverse] != nil }

  /// Puts the page where it rests, with room for its neighbours.
  private func arrange() {
    guard let page, pitch > 0 else { return }
    let first: CGFloat = hasPlaceBefore() ? 1 : 0
    let count = CGFloat(1 + neighbours.count)
    let size = scroll.bounds.size
    scroll.contentSize =
      isVertical
      ? CGSize(width: size.width, height: pitch * count)
      : CGSize(width: pitch * count, height: size.height)
    isArranging = true
    scroll.contentOffset = offset(first)
    isArranging = false
    put(page, at: first)
    if let pending { put(pending.page, at: place(of: pending.direction)) }
  }
  private var isArranging = false

  private func offset(_ place: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: place * pitch) : CGPoint(x: place * pitch, y: 0)
  }

  private func place(of direction: Direction) -> CGFloat {
    let own: CGFloat = hasPlaceBefore() ? 1 : 0
    return (direction == .forward) != isMirrored ? own + 1 : own - 1
  }

  private func put(_ page: UIViewController, at place: CGFloat) {
    guard let view = page.view else { return }
    let half = controller.spacing / 2
    let start = place * pitch + half
    let size = scroll.bounds.size
    view.frame =
      isVertical
      ? CGRect(x: 0, y: start, width: size.width, height: pitch - 2 * half)
      : CGRect(x: start, y: 0, width: pitch - 2 * half, height: size.height)
    if view.superview !== scroll { scroll.addSubview(view) }
  }

  // MARK: Neighbours

  /// The data source may answer otherwise now.
  func neighboursMayHaveChanged() {
    guard page != nil, !isTurning else { return }
    askForNeighbours()
    arrange()
  }

  private func askForNeighbours() {
    neighbours = [:]
    guard let page, let source = controller.dataSource else { return }
    neighbours[.reverse] = source.pageViewController(controller, viewControllerBefore: page)
    neighbours[.forward] = source.pageViewController(controller, viewControllerAfter: page)
  }

  // MARK: By code

  func show(
    _ new: UIViewController, _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    abandon()
    guard animated, let page, page !== new, controller.viewIfLoaded?.window != nil, pitch > 0
    else {
      switchTo(new)
      completion?(true)
      return
    }
    goal = Goal(page: new, direction: direction, completion: completion)
    neighbours = [direction: new]
    arrange()
    begin(new, direction)
    scroll.setContentOffset(offset(place(of: direction)), animated: true)
  }

  /// Goes to the neighbour on the side of a dot that has been tapped.
  func followDots(to index: Int) {
    let now = controller.dataSource?.presentationIndex(for: controller) ?? 0
    let direction: Direction = index > dotShown(now) ? .forward : .reverse
    guard !isTurning, let next = neighbours[direction] else { return controller.showCurrentDot() }
    lastDot = index
    show(next, direction, animated: true, completion: nil)
  }
  private var lastDot: Int?
  private func dotShown(_ first: Int) -> Int { lastDot ?? first }

  private func switchTo(_ new: UIViewController) {
    let old = page
    if old !== new {
      takeIn(new)
      page = new
    }
    askForNeighbours()
    guard controller.isViewLoaded else { return letGo(old, unless: new) }
    let isOn = controller.appearanceState == .appeared
    if isOn, old !== new {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    put(new, at: 0)
    arrange()
    if isOn, old !== new {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    letGo(old, unless: new)
    controller.showCurrentDot()
    controller.view.setNeedsLayout()
  }

  private func takeIn(_ new: UIViewController) {
    guard new.parent !== controller else { return }
    controller.addChild(new)
    new.didMove(toParent: controller)
  }

  private func letGo(_ old: UIViewController?, unless new: UIViewController?) {
    guard let old, old !== new, old.parent === controller else { return }
    old.willMove(toParent: nil)
    old.removeFromParent()
  }

  // MARK: By a finger

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if let goal, let completion = goal.completion {
      self.goal = nil
      completion(false)
    }
  }

  /// As soon as a neighbour shows, it is on its way; when the finger turns round, the other one is.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isArranging, goal == nil, page != nil, pitch > 0 else { return }
    let rest = offset(hasPlaceBefore() ? 1 : 0)
    let way = isVertical ? scroll.contentOffset.y - rest.y : scroll.contentOffset.x - rest.x
    guard way != 0 else { return }
    let direction: Direction = (way > 0) != isMirrored ? .forward : .reverse
    guard pending?.direction != direction, let next = neighbours[direction] else { return }
    if pending != nil { end(completed: false) }
    begin(next, direction)
    controller.delegate?.pageViewController(controller, willTransitionTo: [next])
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    if !scrollView.isTracking { rest() }
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { rest() }

  // MARK: A turn

  private func begin(_ next: UIViewController, _ direction: Direction) {
    takeIn(next)
    pending = (next, direction)
    if isOnScreen {
      page?.beginAppearanceTransition(false, animated: true)
      next.beginAppearanceTransition(true, animated: true)
    }
    put(next, at: place(of: direction))
  }

  private var isOnScreen: Bool { controller.appearanceState == .appeared }

  /// The pages have come to rest: the one that is nearer shows.
  private func rest() {
    guard let pending else { return }
    let goal = goal
    self.goal = nil
    let goalOffset = offset(place(of: pending.direction))
    let way = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let there = isVertical ? goalOffset.y : goalOffset.x
    let isDone = abs(way - there) < pitch / 2
    let previous = page
    end(completed: isDone)
    askForNeighbours()
    arrange()
    if let goal {
      controller.showCurrentDot()
      goal.completion?(isDone)
    } else {
      if isDone { controller.dotsFollow(pending.direction) }
      controller.delegate?.pageViewController(
        controller, didFinishAnimating: true, previousViewControllers: previous.map { [$0] } ?? [],
        transitionCompleted: isDone)
    }
  }

  /// The pending page shows, or has gone again.
  private func end(completed: Bool) {
    guard let pending, let old = page else { return }
    self.pending = nil
    let (stays, goes) = completed ? (pending.page, old) : (old, pending.page)
    if isOnScreen, !completed {
      goes.beginAppearanceTransition(false, animated: true)
      stays.beginAppearanceTransition(true, animated: true)
    }
    goes.viewIfLoaded?.removeFromSuperview()
    if isOnScreen {
      goes.endAppearanceTransition()
      stays.endAppearanceTransition()
    }
    page = stays
    letGo(goes, unless: stays)
  }

  /// What is under way is over where it is.
  private func abandon() {
    guard isTurning else { return }
    scroll.stopMoving()
    if isTurning { rest() }
  }
}
