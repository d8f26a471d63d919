// The pages of a page view controller that curls them: one page, or two side by side with the spine
// between them. During a turn, the sheet that moves is a `PageView` above the pages that lie flat.

import Foundation
import SegueWorld

/// A book of pages that are turned.
@MainActor
final class PageBook: PageTurner {
  typealias Direction = UIPageViewController.NavigationDirection

  let view = UIView(frame: .zero)
  unowned let controller: UIPageViewController
  private(set) var pages: [UIViewController] = []
  /// The running turn.
  private(set) var turn: PageTurn?
  /// The pages that the data source has supplied for a gesture that is about to begin.
  var prepared: Neighbors?
  private lazy var gestures = PageGestures(self)

  init(_ controller: UIPageViewController) { self.controller = controller }

  var gestureRecognizers: [UIGestureRecognizer] { gestures.recognizers }

  // MARK: Layout

  /// A Boolean value that indicates whether two pages are side by side.
  var isOpen: Bool { controller.spineLocation == .mid }

  /// The edge of a single page, or of the second of two pages, at which it is fastened. As in UIKit,
  /// it does not depend on the direction of the interface.
  var spine: CGRectEdge {
    if controller.isVertical { return isAtEnd ? .maxYEdge : .minYEdge }
    return isAtEnd ? .maxXEdge : .minXEdge
  }

  /// A Boolean value that indicates whether the spine is at the right or at the bottom. The next page
  /// then comes in from beyond it, and the previous one appears under the current one.
  private var isAtEnd: Bool { controller.spineLocation == .max }

  func place(in available: CGRect) {
    attachGestures()
    guard view.frame != available else { return }
    finishTurn()
    view.frame = available
    arrange()
  }

  private func attachGestures() {
    for recognizer in gestureRecognizers where recognizer.view == nil {
      if !gestures.wereAttached { view.addGestureRecognizer(recognizer) }
    }
    gestures.wereAttached = true
  }

  /// The rectangle of the first or of the second page.
  private func frame(of index: Int) -> CGRect {
    guard isOpen else { return view.bounds }
    let (bounds, isSecond) = (view.bounds, index > 0)
    if controller.isVertical {
      let half = bounds.height / 2
      return CGRect(x: 0, y: isSecond ? half : 0, width: bounds.width, height: half)
    }
    let half = bounds.width / 2
    return CGRect(
      x: isSecond ? half : 0, y: 0, width: half, height: bounds.height)
  }

  /// Lays the current pages out flat.
  func arrange() {
    for (index, page) in pages.enumerated() { lay(page, index) }
  }

  private func lay(_ page: UIViewController, _ index: Int) {
    guard controller.isViewLoaded, let flat = page.view else { return }
    flat.frame = frame(of: index)
    if flat.superview !== view { view.addSubview(flat) }
  }

  // MARK: Pages

  /// The book asks the data source at each turn.
  func neighborsMayHaveChanged() {}

  /// A book has no page dots.
  func followDots(to index: Int) {}

  func show(
    _ given: [UIViewController], _ direction: Direction, animated: Bool,
    completion: ((Bool) -> Void)?
  ) {
    finishTurn()
    let wanted = Array(given.prefix(isOpen ? 2 : 1))
    let back = !isOpen && controller.isDoubleSided && given.count > 1 ? given[1] : nil
    let isSame = wanted.elementsEqual(pages) { $0 === $1 }
    guard animated, !pages.isEmpty, !isSame, controller.viewIfLoaded?.window != nil,
      let turn = makeTurn(direction, to: wanted, back: back, heldAt: nil, isByUser: false)
    else {
      replacePages(with: wanted)
      completion?(true)
      return
    }
    turn.completion = completion
    begin(turn)
    end(turn, completing: true)
  }

  private func replacePages(with new: [UIViewController]) {
    let old = pages.filter { page in !new.contains { $0 === page } }
    let arriving = new.filter { page in !pages.contains { $0 === page } }
    for page in arriving { controller.attachPage(page) }
    pages = new
    let isShown = isOnScreen && controller.isViewLoaded
    if isShown {
      for page in old { page.beginAppearanceTransition(false, animated: false) }
      for page in arriving { page.beginAppearanceTransition(true, animated: false) }
    }
    for page in old { page.viewIfLoaded?.removeFromSuperview() }
    arrange()
    if isShown { for page in old + arriving { page.endAppearanceTransition() } }
    for page in old { controller.detachPage(page) }
    if controller.isViewLoaded { controller.view.setNeedsLayout() }
  }

  private var isOnScreen: Bool { controller.appearanceState == .appeared }

  // MARK: Turns

  /// Returns a turn to other pages, or `nil` if there is no room for one.
  func makeTurn(
    _ direction: Direction, to new: [UIViewController], back: UIViewController?,
    heldAt location: CGPoint?, isByUser: Bool
  ) -> PageTurn? {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    let paper = sheet(direction, to: new, back: back)
    let along = location.map {
      controller.isVertical ? $0.x - paper.frame.minX : $0.y - paper.frame.minY
    }
    return PageTurn(
      direction, from: pages, to: new, back: back, sheet: paper, heldAt: along, isByUser: isByUser)
  }

  /// Returns what moves in a turn. Of an open book, it is the page on the side that is left, with
  /// the one that lies beside the next page on its back.
  private func sheet(
    _ direction: Direction, to new: [UIViewController], back: UIViewController?
  ) -> PageTurn.Sheet {
    let isForward = direction == .forward
    guard isOpen else {
      let isComing = isForward == isAtEnd
      return PageTurn.Sheet(
        frame: view.bounds, spine: spine, front: isComing ? new.first : pages.first, back: back,
        isComing: isComing)
    }
    let index = isForward ? 1 : 0
    return PageTurn.Sheet(
      frame: frame(of: index), spine: isForward ? spine : spine.opposite,
      front: pages.count > index ? pages[index] : nil,
      back: new.count > 1 - index ? new[1 - index] : nil, isComing: false)
  }

  /// Begins a turn: the arriving pages become children and appear, and the sheet is in front.
  func begin(_ turn: PageTurn) {
    self.turn = turn
    for page in turn.arriving { controller.attachPage(page) }
    if isOnScreen {
      for page in turn.leaving(completed: true) where !turn.arriving.contains(page) {
        page.beginAppearanceTransition(false, animated: true)
      }
      for page in turn.arriving { page.beginAppearanceTransition(true, animated: true) }
    }
    view.addSubview(turn.sheet)
    turn.sheet.takeContents()
    for (index, page) in turn.new.enumerated() {
      guard let flat = page.view, !turn.sheet.sides.contains(flat) else { continue }
      flat.frame = frame(of: index)
      view.insertSubview(flat, at: 0)
    }
  }

  /// Moves the sheet to either end.
  func end(_ turn: PageTurn, completing: Bool) {
    turn.end(completing: completing) { [weak self, weak turn] finished in
      guard let self, let turn, self.turn === turn else { return }
      finish(turn, completed: completing, finished: finished)
    }
  }

  /// Ends the running turn at once.
  func finishTurn() {
    guard let turn else { return }
    finish(turn, completed: turn.isEnding ? turn.isCompleting : false, finished: false)
  }

  private func finish(_ turn: PageTurn, completed: Bool, finished: Bool) {
    self.turn = nil
    let leaving = turn.leaving(completed: completed)
    pages = completed ? turn.new : turn.old
    if isOnScreen {
      let passing = leaving.filter { !completed || $0 === turn.back }
      for page in passing { page.beginAppearanceTransition(false, animated: true) }
      if !completed {
        for page in turn.leaving(completed: true) where !leaving.contains(page) {
          page.beginAppearanceTransition(true, animated: true)
        }
      }
    }
    for page in leaving { page.viewIfLoaded?.removeFromSuperview() }
    arrange()
    turn.sheet.removeFromSuperview()
    for page in leaving + pages { page.endAppearanceTransition() }
    for page in leaving { controller.detachPage(page) }
    turn.completion?(finished && completed)
    guard turn.isByUser else { return }
    controller.delegate?.pageViewController(
      controller, didFinishAnimating: finished, previousViewControllers: turn.old,
      transitionCompleted: completed)
  }
}

extension CGRectEdge {
  /// The edge on the other side.
  var opposite: CGRectEdge {
    switch self {
    case .minXEdge: .maxXEdge
    case .maxXEdge: .minXEdge
    case .minYEdge: .maxYEdge
    case .maxYEdge: .minYEdge
    }
  }
}
