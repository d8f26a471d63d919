// The pages of a page view controller in their scroll view: their places, their appearance
// transitions while pages are turned, and the callbacks at the end. In a right-to-left interface
// the next page is on the left.

import Foundation

/// The navigation between the pages of a page view controller.
@MainActor
final class PageNavigator: NSObject, UIScrollViewDelegate, PageTurner {
  typealias Direction = UIPageViewController.NavigationDirection

  let scroll = PageScrollView(frame: .zero)
  private unowned let controller: UIPageViewController
  var view: UIView { scroll }
  var gestureRecognizers: [UIGestureRecognizer] { [scroll.panGestureRecognizer] }
  /// The current page.
  private(set) var page: UIViewController?
  var pages: [UIViewController] { page.map { [$0] } ?? [] }
  private var neighbors: [Direction: UIViewController] = [:]
  /// The neighbor that is appearing, or was before the direction of the drag changed.
  private var pending: (page: UIViewController, direction: Direction)?
  private var goal: Goal?

  /// A page to which code navigates.
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
    scroll.follower = self
  }

  /// A Boolean value that indicates whether a page is being turned.
  var isTurning: Bool { pending != nil || goal != nil }

  private var isVertical: Bool { controller.isVertical }
  private var isMirrored: Bool { controller.isMirrored(in: scroll) }
  /// The distance from one page to the next, in points.
  private var pitch: CGFloat { isVertical ? scroll.bounds.height : scroll.bounds.width }

  // MARK: Layout

  /// Lays out the pages with half the page spacing on either side.
  func place(in available: CGRect) {
    let half = controller.spacing / 2
    let frame =
      isVertical ? available.insetBy(dx: 0, dy: -half) : available.insetBy(dx: -half, dy: 0)
    guard scroll.frame != frame else { return }
    scroll.frame = frame
    arrange()
  }

  /// Places the current page at rest, in the middle of three places. Where it has no neighbor, a
  /// negative inset ends the content, as on a device, so that code that measures how far a page has
  /// been turned finds the same offset at rest for all pages.
  private func arrange() {
    guard let page, pitch > 0 else { return }
    let size = scroll.bounds.size
    isArranging = true
    isMuted = true
    scroll.contentSize =
      isVertical
      ? CGSize(width: size.width, height: pitch * 3) : CGSize(width: pitch * 3, height: size.height)
    scroll.contentInset = inset
    isMuted = false
    scroll.contentOffset = offset(Self.middle)
    isArranging = false
    put(page, at: Self.middle)
    if let pending { put(pending.page, at: place(of: pending.direction)) }
  }
  private var isArranging = false
  /// A Boolean value that indicates whether the delegate of the app learns nothing of a change.
  private var isMuted = false
  /// The place of the current page at rest.
  private static let middle: CGFloat = 1

  /// The insets that keep the places without a neighbor out of reach.
  private var inset: UIEdgeInsets {
    let (first, last): (Direction, Direction) =
      isMirrored ? (.forward, .reverse) : (.reverse, .forward)
    let before = neighbors[first] == nil ? -pitch : 0
    let after = neighbors[last] == nil ? -pitch : 0
    return isVertical
      ? UIEdgeInsets(top: before, left: 0, bottom: after, right: 0)
      : UIEdgeInsets(top: 0, left: before, bottom: 0, right: after)
  }

  private func offset(_ place: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: 0, y: place * pitch) : CGPoint(x: place * pitch, y: 0)
  }

  private func place(of direction: Direction) -> CGFloat {
    (direction == .forward) != isMirrored ? Self.middle + 1 : Self.middle - 1
  }

  private func put(_ page: UIViewController, at place: CGFloat) {
    guard let view = page.view else { return }
    let half = controller.spacing / 2
    let start = place * pitch + half
    let size = scroll.bounds.size
    // Before the first layout, which has a size, the page keeps its own.
    if pitch > 0 {
      view.frame =
        isVertical
        ? CGRect(x: 0, y: start, width: size.width, height: pitch - 2 * half)
        : CGRect(x: start, y: 0, width: pitch - 2 * half, height: size.height)
    }
    if view.superview !== scroll { scroll.addSubview(view) }
  }

  // MARK: Neighbors

  func neighborsMayHaveChanged() {
    guard page != nil, !isTurning else { return }
    queryNeighbors()
    arrange()
  }

  private func queryNeighbors() {
    neighbors = [:]
    guard let page, let source = controller.dataSource else { return }
    neighbors[.reverse] = source.pageViewController(controller, viewControllerBefore: page)
    neighbors[.forward] = source.pageViewController(controller, viewControllerAfter: page)
  }

  // MARK: Programmatic navigation

  func show(
    _ pages: [UIViewController], _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    if let new = pages.first { show(new, direction, animated: animated, completion: completion) }
  }

  private func show(
    _ new: UIViewController, _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    endAtCurrentPosition()
    guard animated, let page, page !== new, controller.viewIfLoaded?.window != nil, pitch > 0
    else {
      switchTo(new)
      completion?(true)
      return
    }
    goal = Goal(page: new, direction: direction, completion: completion)
    neighbors = [direction: new]
    arrange()
    begin(new, direction)
    scroll.setContentOffset(offset(place(of: direction)), animated: true)
  }

  func followDots(to index: Int) {
    let now = controller.dataSource?.presentationIndex(for: controller) ?? 0
    let direction: Direction = index > dotShown(now) ? .forward : .reverse
    guard !isTurning, let next = neighbors[direction] else { return controller.showCurrentDot() }
    lastDot = index
    show(next, direction, animated: true, completion: nil)
  }
  private var lastDot: Int?
  private func dotShown(_ first: Int) -> Int { lastDot ?? first }

  private func switchTo(_ new: UIViewController) {
    let old = page
    if old !== new {
      attachPage(new)
      page = new
    }
    queryNeighbors()
    guard controller.isViewLoaded else { return detachPage(old, unless: new) }
    let isOn = controller.appearanceState == .appeared
    if isOn, old !== new {
      old?.beginAppearanceTransition(false, animated: false)
      new.beginAppearanceTransition(true, animated: false)
    }
    if old !== new { old?.viewIfLoaded?.removeFromSuperview() }
    put(new, at: Self.middle)
    arrange()
    if isOn, old !== new {
      old?.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    detachPage(old, unless: new)
    controller.showCurrentDot()
    controller.view.setNeedsLayout()
  }

  private func attachPage(_ new: UIViewController) { controller.attachPage(new) }

  private func detachPage(_ old: UIViewController?, unless new: UIViewController?) {
    if let old, old !== new { controller.detachPage(old) }
  }

  // MARK: Dragging

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    scroll.appFollower?.scrollViewWillBeginDragging(scrollView)
    if let goal, let completion = goal.completion {
      self.goal = nil
      completion(false)
    }
  }

  /// Begins the transition to a neighbor as soon as it is visible, or to the other neighbor when
  /// the direction of the drag changes.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isMuted { scroll.appFollower?.scrollViewDidScroll(scrollView) }
    guard !isArranging, goal == nil, page != nil, pitch > 0 else { return }
    let rest = offset(Self.middle)
    let displacement =
      isVertical ? scroll.contentOffset.y - rest.y : scroll.contentOffset.x - rest.x
    guard displacement != 0 else { return }
    let direction: Direction = (displacement > 0) != isMirrored ? .forward : .reverse
    guard pending?.direction != direction, let next = neighbors[direction] else { return }
    if pending != nil { end(completed: false) }
    begin(next, direction)
    controller.delegate?.pageViewController(controller, willTransitionTo: [next])
  }

  // MARK: Transition

  private func begin(_ next: UIViewController, _ direction: Direction) {
    attachPage(next)
    pending = (next, direction)
    if isOnScreen {
      page?.beginAppearanceTransition(false, animated: true)
      next.beginAppearanceTransition(true, animated: true)
    }
    put(next, at: place(of: direction))
    // An app that animates something else as it turns the page, by `layoutIfNeeded()` of the whole
    // view, must not move what is on the new page from the corner to its place.
    UIView.performWithoutAnimation { next.view.layoutIfNeeded() }
  }

  private var isOnScreen: Bool { controller.appearanceState == .appeared }

  /// Ends the transition after scrolling has stopped. The nearer page becomes the current one.
  func rest() {
    guard let pending else { return }
    let goal = goal
    self.goal = nil
    let goalOffset = offset(place(of: pending.direction))
    let displacement = isVertical ? scroll.contentOffset.y : scroll.contentOffset.x
    let targetOffset = isVertical ? goalOffset.y : goalOffset.x
    let isDone = abs(displacement - targetOffset) < pitch / 2
    let previous = page
    end(completed: isDone)
    queryNeighbors()
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

  /// Ends the appearance transitions of both pages, according to whether the pending page is shown.
  private func end(completed: Bool) {
    guard let pending, let old = page else { return }
    self.pending = nil
    let (remaining, removed) = completed ? (pending.page, old) : (old, pending.page)
    if isOnScreen, !completed {
      removed.beginAppearanceTransition(false, animated: true)
      remaining.beginAppearanceTransition(true, animated: true)
    }
    removed.viewIfLoaded?.removeFromSuperview()
    if isOnScreen {
      removed.endAppearanceTransition()
      remaining.endAppearanceTransition()
    }
    page = remaining
    detachPage(removed, unless: remaining)
  }

  /// Ends the current transition at its position.
  private func endAtCurrentPosition() {
    guard isTurning else { return }
    scroll.stopMoving()
    if isTurning { rest() }
  }
}
