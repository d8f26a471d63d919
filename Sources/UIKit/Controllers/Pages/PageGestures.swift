// The gestures that turn the pages of a book: a pan, which the sheet follows, and a tap near an edge.
// Apps may move them to a view of their own, so positions are always those in the book.

import Foundation

/// The gestures of a book of pages.
@MainActor
final class PageGestures: NSObject, UIGestureRecognizerDelegate {
  typealias Direction = UIPageViewController.NavigationDirection

  /// The part of the width, on either side, in which a tap turns the page. Apple publishes none;
  /// this is our choice.
  private static let edge: CGFloat = 0.2
  /// The speed, in lengths of the book per second, from which the direction of a touch decides
  /// about the turn.
  private static let fastSpeed: CGFloat = 1

  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  private unowned let book: PageBook
  /// A Boolean value that indicates whether the recognizers have been given to the book's view.
  var wereAttached = false
  /// The turn that follows the pan.
  private var followed: PageTurn?

  init(_ book: PageBook) {
    self.book = book
    super.init()
    (pan.delegate, tap.delegate) = (self, self)
    pan.maximumNumberOfTouches = 1
    pan.addHandler { [weak self] (pan: UIPanGestureRecognizer) in self?.follow(pan) }
    tap.addHandler { [weak self] (tap: UITapGestureRecognizer) in self?.turn(tap) }
  }

  var recognizers: [UIGestureRecognizer] { [pan, tap] }

  /// The direction away from the spine: 1 to the right or down, -1 to the left or up.
  private var outward: CGFloat {
    book.spine == .minXEdge || book.spine == .minYEdge ? 1 : -1
  }

  private func across(_ point: CGPoint) -> CGFloat {
    book.controller.isVertical ? point.y : point.x
  }
  private func along(_ point: CGPoint) -> CGFloat { book.controller.isVertical ? point.x : point.y }
  private var length: CGFloat {
    book.controller.isVertical ? book.view.bounds.height : book.view.bounds.width
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard book.turn == nil, length > 0 else { return false }
    guard gestureRecognizer === pan else { return tapped(tap) != nil }
    let way = pan.translation(in: book.view)
    return abs(across(way)) > abs(along(way))
  }

  // MARK: Pans

  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: book.view)
    switch pan.state {
    case .began:
      let here = pan.location(in: book.view)
      let start = CGPoint(x: here.x - way.x, y: here.y - way.y)
      let direction: Direction = across(way) * outward < 0 ? .forward : .reverse
      followed = book.beginTurn(direction, heldAt: start)
      move(way)
    case .changed: move(way)
    case .ended: release(across(pan.velocity(in: book.view)))
    case .cancelled, .failed: release(nil)
    case .possible: break
    }
  }

  /// The sign of the movement that advances a turn.
  private func sense(_ turn: PageTurn) -> CGFloat {
    turn.direction == .forward ? -outward : outward
  }

  /// Moves the sheet. The outer edge of one of two pages moves with the touch, from one side of the
  /// book to the other; of a single page, the fold does.
  private func move(_ way: CGPoint) {
    guard let followed, !followed.isEnding else { return }
    followed.follow(across(way) * sense(followed) / length, shift: along(way))
  }

  /// Ends the turn: a fast touch decides by its direction, a slow one by its position.
  private func release(_ velocity: CGFloat?) {
    guard let turn = followed, !turn.isEnding else { return }
    followed = nil
    guard book.turn === turn else { return }
    guard let velocity else { return book.end(turn, completing: false) }
    let speed = velocity * sense(turn) / length
    book.end(turn, completing: abs(speed) >= Self.fastSpeed ? speed > 0 : turn.fraction > 0.5)
  }

  // MARK: Taps

  /// Returns the direction of the turn for a tap, or `nil` if it is not near an edge.
  private func tapped(_ tap: UITapGestureRecognizer) -> Direction? {
    let place = across(tap.location(in: book.view))
    let region = length * Self.edge
    let isFar = outward > 0 ? place > length - region : place < region
    let isNear = outward > 0 ? place < region : place > length - region
    return isFar ? .forward : isNear ? .reverse : nil
  }

  private func turn(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let direction = tapped(tap),
      let turn = book.beginTurn(direction, heldAt: tap.location(in: book.view))
    else { return }
    book.end(turn, completing: true)
  }
}
