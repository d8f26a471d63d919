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
  /// The speed in points per second above which the direction of a touch decides, from published
  /// analyses of UIKit.
  private static let fastSpeed: CGFloat = 300

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

  private func across(_ point: CGPoint) -> CGFloat {
    book.controller.isVertical ? point.y : point.x
  }
  private func along(_ point: CGPoint) -> CGFloat { book.controller.isVertical ? point.x : point.y }
  private var length: CGFloat {
    book.controller.isVertical ? book.view.bounds.height : book.view.bounds.width
  }

  /// A gesture begins only where there is a page to turn to. Elsewhere the touch is left to others.
  /// It skips the rest of a turn that no touch holds.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard book.turn?.isEnding ?? true, length > 0 else { return false }
    let direction = gestureRecognizer === pan ? panned(pan) : tapped(tap)
    return direction.map { book.prepareTurn($0) } ?? false
  }

  // MARK: Pans

  /// Returns the direction of the turn for a pan, or `nil` if it goes along the spine.
  private func panned(_ pan: UIPanGestureRecognizer) -> Direction? {
    let speed = across(pan.velocity(in: book.view))
    if abs(speed) > Self.fastSpeed { return speed < 0 ? .forward : .reverse }
    let way = pan.translation(in: book.view)
    guard abs(across(way)) > abs(along(way)) else { return nil }
    return across(way) < 0 ? .forward : .reverse
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let here = pan.location(in: book.view)
    switch pan.state {
    case .began:
      let way = pan.translation(in: book.view)
      followed = book.beginTurn(heldAt: CGPoint(x: here.x - way.x, y: here.y - way.y))
      followed?.reach(placeOnSheet(here))
    case .changed: if let followed, !followed.isEnding { followed.follow(placeOnSheet(here)) }
    case .ended: release(at: here, across(pan.velocity(in: book.view)))
    case .cancelled, .failed: release(at: nil, 0)
    case .possible: break
    }
  }

  /// Returns a place on the sheet's plane. Across the spine, it is limited to the book.
  private func placeOnSheet(_ point: CGPoint) -> CGPoint {
    var place = point
    if book.controller.isVertical {
      place.y = min(max(place.y, 0), length)
    } else {
      place.x = min(max(place.x, 0), length)
    }
    let origin = followed?.sheet.frame.origin ?? .zero
    return CGPoint(x: place.x - origin.x, y: place.y - origin.y)
  }

  /// Ends the turn: a fast touch decides by its direction, a slow one by the half of the book in which
  /// it is. Without a place, the sheet returns.
  private func release(at place: CGPoint?, _ velocity: CGFloat) {
    guard let turn = followed, !turn.isEnding else { return }
    followed = nil
    guard book.turn === turn else { return }
    guard let place else { return book.end(turn, completing: false) }
    let isForward =
      abs(velocity) > Self.fastSpeed ? velocity < 0 : across(place) <= length / 2
    book.end(turn, completing: isForward == (turn.direction == .forward))
  }

  // MARK: Taps

  /// Returns the direction of the turn for a tap, or `nil` if it is not near an edge.
  private func tapped(_ tap: UITapGestureRecognizer) -> Direction? {
    let place = across(tap.location(in: book.view))
    let region = length * Self.edge
    return place > length - region ? .forward : place < region ? .reverse : nil
  }

  private func turn(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, let turn = book.beginTurn(heldAt: nil) else { return }
    book.end(turn, completing: true)
  }
}
