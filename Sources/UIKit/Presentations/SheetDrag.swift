// A finger on a sheet: it takes the card along, past the highest detent and where the sheet may not go by a
// rubber band, and decides when it is lifted. Source of the numbers: SEMANTICS section 8.

import Foundation

/// What a finger does to one sheet.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// What is left of the speed after a millisecond, for the place where the finger would have thrown the card.
  static let rate: CGFloat = 0.99
  /// From this speed on, points a second, it is a flick: one detent further.
  static let flick: CGFloat = 1000
  /// A slower finger has no speed.
  static let leastSpeed: CGFloat = 250

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  /// Whether a finger has the card.
  private(set) var isActive = false
  /// Where the card's top would be without rubber bands.
  private var finger: CGFloat = 0
  private var base: CGFloat = 0
  /// Where it was at first: a flick goes one detent further from there, however far the finger goes.
  private var start: CGFloat = 0
  /// The lowest place of the card to which it may be taken back by scrolling up.
  private var highestByScrolling: CGFloat = 0
  private var mayDismiss: Bool?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addHandler { [weak self] (pan: UIPanGestureRecognizer) in self?.follow(pan) }
  }

  /// Has fingers on `card` drag the sheet.
  func attach(to card: UIView) {
    if pan.view !== card { card.addGestureRecognizer(pan) }
  }

  /// Up or down, if nothing else moves the card but its own transition.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let way = pan.translation(in: nil)
    return abs(way.y) > abs(way.x) && canBegin
  }

  private var canBegin: Bool {
    sheet.container != nil
      && (sheet.presentedViewController.transition == nil || sheet.running != nil)
  }

  // MARK: The finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: sheet.container).y
    switch pan.state {
    case .began:
      base = way
      begin()
    case .changed:
      move(by: way - base)
      base = way
    case .ended: end(velocity: pan.velocity(in: sheet.container).y)
    case .cancelled, .failed: end(velocity: 0)
    case .possible: break
    }
  }

  /// The finger has the card from now on.
  func begin() {
    guard canBegin else { return }
    isActive = true
    mayDismiss = nil
    if let running = sheet.running { running.grabbed() } else { sheet.motion.stop() }
    (finger, start) = (sheet.top, sheet.top)
    highestByScrolling = sheet.geometry.map { $0.top(at: sheet.selectedDetentIdentifier) } ?? 0
  }

  /// Something else moves the card from now on.
  func abandon() { isActive = false }

  /// The finger has moved.
  func move(by way: CGFloat) {
    guard isActive, let geometry = sheet.geometry else { return }
    finger += way
    sheet.place(top: shown(finger, geometry))
  }

  /// Where the card is for a finger that would have its top at `top`.
  private func shown(_ top: CGFloat, _ geometry: SheetGeometry) -> CGFloat {
    let band = RubberBand(length: geometry.container.height)
    if top < geometry.highest {
      return geometry.highest + band.content(forFinger: top - geometry.highest)
    }
    guard top > geometry.lowest, !isDismissible else { return top }
    return geometry.lowest + band.content(forFinger: top - geometry.lowest)
  }

  /// Whether the finger may dismiss: asked for once in each drag.
  private var isDismissible: Bool {
    if let mayDismiss { return mayDismiss }
    let controller = sheet.presentedViewController
    let answer =
      !controller.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    mayDismiss = answer
    return answer
  }

  // MARK: The decision

  /// The finger has been lifted at this speed, points a second downwards.
  func end(velocity: CGFloat) {
    guard isActive, let geometry = sheet.geometry else { return }
    let target = target(velocity, geometry)
    isActive = false
    guard let target else { return leave(velocity, geometry) }
    sheet.select(target, by: spring(to: target.top, velocity))
  }

  private func spring(to top: CGFloat, _ velocity: CGFloat) -> SheetSpring {
    let way = top - sheet.top
    let counts = abs(velocity) >= Self.leastSpeed && abs(way) > 1
    return .after(flick: abs(velocity) >= Self.flick, velocity: counts ? velocity / way : 0)
  }

  /// Where the card goes; `nil` is away.
  private func target(_ velocity: CGFloat, _ geometry: SheetGeometry) -> SheetGeometry.Stop? {
    if velocity >= Self.flick {
      return geometry.stops.last { $0.top > min(finger, start) + 1 }
    }
    if velocity <= -Self.flick {
      return geometry.stops.first { $0.top < max(finger, start) - 1 } ?? geometry.stops.last
    }
    let throwing = abs(velocity) < Self.leastSpeed ? 0 : velocity
    let end = finger + throwing / 1000 * Self.rate / (1 - Self.rate)
    let nearest = geometry.stops.min { abs($0.top - end) < abs($1.top - end) }
    let isAway = abs(geometry.away - end) < abs((nearest?.top ?? 0) - end) || end > geometry.away
    return isAway ? nil : nearest
  }

  /// Down and away, if that is allowed; else back to where it belongs.
  private func leave(_ velocity: CGFloat, _ geometry: SheetGeometry) {
    if isDismissible {
      sheet.releaseVelocity = max(velocity, 0)
      if sheet.dismissByHand() { return }
      sheet.releaseVelocity = 0
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    guard let lowest = geometry.stops.first else { return }
    sheet.select(lowest, by: spring(to: lowest.top, 0))
  }

  /// A tap on what is dimmed asks for the same.
  func tapBeside() {
    guard !isActive, sheet.isSettled, !sheet.motion.isRunning else { return }
    mayDismiss = nil
    if isDismissible {
      _ = sheet.dismissByHand()
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
  }
}

// A scroll view in the card hands over what it cannot use.
extension SheetDrag: ScrollDragTaker {
  func takes(_ step: CGFloat, beyondTop excess: CGFloat) -> CGFloat {
    guard let geometry = sheet.geometry, canBegin || isActive else { return 0 }
    if step > 0 {
      guard excess > 0 else { return 0 }
      if !isActive { begin() }
      guard isActive else { return 0 }
      move(by: excess)
      return excess
    }
    let top = isActive ? finger : sheet.top
    let expands = sheet.prefersScrollingExpandsWhenScrolledToEdge
    let limit =
      expands ? geometry.highest : isActive ? highestByScrolling : top
    let part = max(step, limit - top)
    guard excess >= 0, part < 0 else { return 0 }
    if !isActive { begin() }
    guard isActive else { return 0 }
    move(by: part)
    return part
  }

  func scrollDragEnded(velocity: CGFloat) -> Bool {
    guard isActive, let geometry = sheet.geometry else { return false }
    let isMoved = abs(finger - geometry.top(at: sheet.selectedDetentIdentifier)) > 0.5
    let isAtTop = abs(finger - geometry.highest) <= 0.5
    end(velocity: isMoved && !isAtTop ? velocity : 0)
    return isMoved && !isAtTop
  }
}
