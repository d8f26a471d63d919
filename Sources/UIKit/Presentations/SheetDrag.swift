// The drag of a sheet by a touch: it moves the card, with a rubber-band effect above the highest
// detent and where the sheet may not go, and selects the target when it ends. Source of the
// numbers: SEMANTICS section 8.

import Foundation

/// The drag of one sheet.
@MainActor
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
  /// The deceleration rate per millisecond, from which the end of a throw is projected.
  static let rate: CGFloat = 0.99
  /// The minimum velocity of a flick, in points per second. A flick moves the sheet by one detent.
  static let flick: CGFloat = 1000
  /// The length, in points, from which a flick moves the sheet from where it is released rather than
  /// from where the drag began. Our choice.
  static let longFlick: CGFloat = 150
  /// The minimum velocity, in points per second. Slower touches count as stationary.
  static let minimumSpeed: CGFloat = 250

  private unowned let sheet: UISheetPresentationController
  private let pan = UIPanGestureRecognizer(target: nil, action: nil)
  /// A Boolean value that indicates whether a touch drags the card.
  private(set) var isActive = false
  /// The top of the card without the rubber-band effect.
  private var touchTop: CGFloat = 0
  private var base: CGFloat = 0
  /// The top at the beginning of the drag. A short flick moves by one detent relative to it.
  private var start: CGFloat = 0
  /// The highest position of the card that scrolling up can restore.
  private var highestByScrolling: CGFloat = 0
  private var mayDismiss: Bool?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.delegate = self
    pan.addHandler { [weak self] (pan: UIPanGestureRecognizer) in self?.follow(pan) }
  }

  /// Adds the gesture recognizer that drags the sheet to `card`.
  func attach(to card: UIView) {
    if pan.view !== card { card.addGestureRecognizer(pan) }
  }

  /// Begins for a vertical pan, unless something other than the sheet's own transition moves the
  /// card.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let translation = pan.translation(in: nil)
    return abs(translation.y) > abs(translation.x) && canBegin
  }

  private var canBegin: Bool {
    sheet.container != nil
      && (sheet.presentedViewController.transition == nil || sheet.running != nil)
  }

  // MARK: Tracking

  private func follow(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet.container).y
    switch pan.state {
    case .began:
      base = translation
      begin()
    case .changed:
      move(by: translation - base)
      base = translation
    case .ended: end(velocity: pan.velocity(in: sheet.container).y)
    case .cancelled, .failed: end(velocity: 0)
    case .possible: break
    }
  }

  /// Begins the drag.
  func begin() {
    guard canBegin else { return }
    isActive = true
    mayDismiss = nil
    if let running = sheet.running { running.touchDidTakeOver() } else { sheet.motion.stop() }
    (touchTop, start) = (sheet.top, sheet.top)
    highestByScrolling = sheet.geometry.map { $0.top(at: sheet.selectedDetentIdentifier) } ?? 0
  }

  /// Abandons the drag, because something else moves the card.
  func abandon() { isActive = false }

  /// Moves the card with the touch.
  func move(by translation: CGFloat) {
    guard isActive, let geometry = sheet.geometry else { return }
    touchTop += translation
    sheet.place(top: shown(touchTop, geometry))
  }

  /// Returns the displayed top of the card for an unconstrained top.
  private func shown(_ top: CGFloat, _ geometry: SheetGeometry) -> CGFloat {
    let band = RubberBand(length: geometry.container.height)
    if top < geometry.highest {
      return geometry.highest + band.content(forTouch: top - geometry.highest)
    }
    guard top > geometry.lowest, !isDismissible else { return top }
    return geometry.lowest + band.content(forTouch: top - geometry.lowest)
  }

  /// A Boolean value that indicates whether the drag may dismiss the sheet. The delegate is queried
  /// once per drag.
  private var isDismissible: Bool {
    if let mayDismiss { return mayDismiss }
    let controller = sheet.presentedViewController
    let answer =
      !controller.isModalInPresentation
      && sheet.delegate?.presentationControllerShouldDismiss(sheet) ?? true
    mayDismiss = answer
    return answer
  }

  // MARK: Target

  /// Ends the drag with a velocity, in points per second downward.
  func end(velocity: CGFloat) {
    guard isActive, let geometry = sheet.geometry else { return }
    let target = target(velocity, geometry)
    isActive = false
    guard let target else { return dismissOrReturn(velocity, geometry) }
    sheet.select(target, by: spring(to: target.top, velocity))
  }

  private func spring(to top: CGFloat, _ velocity: CGFloat) -> SheetSpring {
    let translation = top - sheet.top
    let counts = abs(velocity) >= Self.minimumSpeed && abs(translation) > 1
    return .after(flick: abs(velocity) >= Self.flick, velocity: counts ? velocity / translation : 0)
  }

  /// Returns the target of the card; `nil` for a dismissal.
  private func target(_ velocity: CGFloat, _ geometry: SheetGeometry) -> SheetGeometry.Stop? {
    if abs(velocity) >= Self.flick { return flickTarget(isDown: velocity > 0, geometry) }
    let throwing = abs(velocity) < Self.minimumSpeed ? 0 : velocity
    let end = touchTop + throwing / 1000 * Self.rate / (1 - Self.rate)
    let nearest = geometry.stops.min { abs($0.top - end) < abs($1.top - end) }
    let isAway = abs(geometry.away - end) < abs((nearest?.top ?? 0) - end) || end > geometry.away
    return isAway ? nil : nearest
  }

  /// Returns the next detent in the direction of a flick; `nil` for a dismissal. A short flick does
  /// not skip a detent that it passes, and a long one does not return to one.
  private func flickTarget(isDown: Bool, _ geometry: SheetGeometry) -> SheetGeometry.Stop? {
    let isShort = abs(touchTop - start) < Self.longFlick
    if isDown {
      let origin = isShort ? min(touchTop, start) : touchTop
      return geometry.stops.last { $0.top > origin + 1 }
    }
    let origin = isShort ? max(touchTop, start) : touchTop
    return geometry.stops.first { $0.top < origin - 1 } ?? geometry.stops.last
  }

  /// Dismisses the sheet, if that is permitted; otherwise returns it to its lowest detent.
  private func dismissOrReturn(_ velocity: CGFloat, _ geometry: SheetGeometry) {
    if isDismissible {
      sheet.releaseVelocity = max(velocity, 0)
      if sheet.dismissInteractively() { return }
      sheet.releaseVelocity = 0
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
    guard let lowest = geometry.stops.first else { return }
    sheet.select(lowest, by: spring(to: lowest.top, 0))
  }

  /// Handles a tap on the dimming view, which dismisses the sheet under the same conditions.
  func tapOutside() {
    guard !isActive, sheet.isSettled, !sheet.motion.isRunning else { return }
    mayDismiss = nil
    if isDismissible {
      _ = sheet.dismissInteractively()
    } else {
      sheet.delegate?.presentationControllerDidAttemptToDismiss(sheet)
    }
  }
}

// A scroll view in the card passes on the part of a drag that it cannot use.
extension SheetDrag: ScrollDragReceiver {
  func consume(_ step: CGFloat, beyondTop excess: CGFloat) -> CGFloat {
    guard let geometry = sheet.geometry, canBegin || isActive else { return 0 }
    if step > 0 {
      guard excess > 0 else { return 0 }
      if !isActive { begin() }
      guard isActive else { return 0 }
      move(by: excess)
      return excess
    }
    let top = isActive ? touchTop : sheet.top
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
    let isMoved = abs(touchTop - geometry.top(at: sheet.selectedDetentIdentifier)) > 0.5
    let isAtTop = abs(touchTop - geometry.highest) <= 0.5
    end(velocity: isMoved && !isAtTop ? velocity : 0)
    return isMoved && !isAtTop
  }
}
