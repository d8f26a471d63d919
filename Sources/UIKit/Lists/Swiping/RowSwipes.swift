// Swipes on rows. A horizontal pan reveals the actions of the row beneath the touch; its contents
// follow the touch by the origin of the cell's bounds, so that the frame of the cell, which the list
// determines, stays as it is. Apple documents which actions a swipe reveals, and that a full swipe
// performs the first one; the distances at which it does are estimates from recordings of devices.

import Foundation
import SegueWorld

/// A list whose rows have actions.
@MainActor
protocol RowSwiping: UIScrollView {
  func swipedPath(at point: CGPoint) -> IndexPath?
  func swipedView(_ path: IndexPath) -> UIView?
  /// Returns the actions of a row; `nil` for none.
  func swipeActions(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration?
  /// Called when the actions of a row appear and when they have been hidden.
  func swipeDidChange(_ path: IndexPath, isShown: Bool)
  /// Whether pans reveal actions.
  var permitsSwipes: Bool { get }
}

/// The swipes of a list.
@MainActor
final class RowSwipes: NSObject, UIGestureRecognizerDelegate {
  /// The duration with which rows settle, in seconds.
  static let duration = 0.3
  /// The part of a row's width at whose swipe the first action is performed.
  private static let fullSwipe: CGFloat = 0.6
  /// The velocity in points per second that opens or closes a row.
  private static let speed: CGFloat = 250

  private weak var list: (any RowSwiping)?
  private var path: IndexPath?
  private var view: UIView?
  private var actions: SwipeActionsView?
  private var start: CGFloat = 0
  private var wasClipped = false
  private(set) lazy var pan: UIPanGestureRecognizer = {
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    pan.addHandler { [weak self] (pan: UIPanGestureRecognizer) in self?.follow(pan) }
    pan.delegate = self
    pan.maximumNumberOfTouches = 1
    return pan
  }()

  init(_ list: any RowSwiping) {
    self.list = list
    super.init()
  }

  /// The row whose actions are visible.
  var shownView: UIView? { actions == nil ? nil : view }
  /// A Boolean value that indicates whether the actions of a row are visible.
  var isOpen: Bool { actions != nil }

  /// Returns whether a point of the list is on the visible actions.
  func hasActions(at point: CGPoint) -> Bool {
    guard let actions, let list else { return false }
    return actions.bounds.contains(list.convert(point, to: actions))
  }

  // MARK: Pans

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let list, list.permitsSwipes else { return false }
    let translation = pan.translation(in: list)
    guard abs(translation.x) > abs(translation.y) else { return false }
    let place = pan.location(in: list)
    let origin = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
    guard let touched = list.swipedPath(at: origin) else { return false }
    if isOpen, touched == path { return true }
    if isOpen {
      close()
      return false
    }
    return prepare(touched, isLeft: translation.x > 0)
  }

  /// Shows the actions of a row, without width.
  private func prepare(_ touched: IndexPath, isLeft: Bool) -> Bool {
    guard let list, let cell = list.swipedView(touched) else { return false }
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let configuration = list.swipeActions(touched, isLeading: isLeft != isMirrored),
      !configuration.actions.isEmpty
    else { return false }
    let made = SwipeActionsView(configuration, isLeft: isLeft) { [weak self] in self?.perform($0) }
    UIView.performWithoutAnimation {
      // The mask of a cell is that of its own contents.
      if cell.layer.mask != nil, let around = cell.superview {
        around.insertSubview(made, aboveSubview: cell)
      } else {
        cell.addSubview(made)
      }
      made.frame = frame(0, of: made, in: cell)
      wasClipped = cell.clipsToBounds
      cell.clipsToBounds = true
    }
    (path, view, actions) = (touched, cell, made)
    list.swipeDidChange(touched, isShown: true)
    return true
  }

  /// Returns the frame of the buttons for a cell whose contents have been moved.
  private func frame(_ revealed: CGFloat, of view: SwipeActionsView, in cell: UIView) -> CGRect {
    let frame = CGRect(
      x: view.isLeft ? -revealed : cell.bounds.width, y: 0, width: revealed,
      height: cell.bounds.height)
    return view.superview === cell ? frame : cell.convert(frame, to: view.superview)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    guard let actions, let view else { return }
    let sign: CGFloat = actions.isLeft ? 1 : -1
    switch pan.state {
    case .began:
      start = actions.revealed
      move(pan, sign)
    case .changed: move(pan, sign)
    case .ended: settle(pan.velocity(in: list).x * sign, view)
    case .cancelled, .failed: close()
    case .possible: break
    }
  }

  private func move(_ pan: UIPanGestureRecognizer, _ sign: CGFloat) {
    guard let actions, let view else { return }
    let wanted = start + pan.translation(in: list).x * sign
    let isFull = isFull(wanted)
    if isFull != actions.isFull {
      UIView.animate(withDuration: 0.2) {
        actions.isFull = isFull
        actions.layoutIfNeeded()
      }
    }
    reveal(resisted(wanted), view)
  }

  private func isFull(_ revealed: CGFloat) -> Bool {
    guard let actions, let view, actions.configuration.performsFirstActionWithFullSwipe else {
      return false
    }
    return revealed > max(actions.restingWidth, view.bounds.width * Self.fullSwipe)
  }

  /// Returns the revealed width for a distance of the touch: beyond the buttons it grows more slowly,
  /// unless a full swipe is possible.
  private func resisted(_ wanted: CGFloat) -> CGFloat {
    guard let actions, wanted > 0 else { return 0 }
    let rest = actions.restingWidth
    guard wanted > rest, !actions.configuration.performsFirstActionWithFullSwipe else {
      return wanted
    }
    return rest + RubberBand(length: view?.bounds.width ?? rest).content(forTouch: wanted - rest)
  }

  private func reveal(_ width: CGFloat, _ view: UIView) {
    guard let actions else { return }
    actions.revealed = width
    view.bounds.origin.x = actions.isLeft ? -width : width
    actions.frame = frame(width, of: actions, in: view)
    actions.layoutIfNeeded()
  }

  private func settle(_ speed: CGFloat, _ view: UIView) {
    guard let actions else { return }
    if actions.isFull, let first = actions.configuration.actions.first {
      animate({ self.reveal(view.bounds.width, view) })
      return perform(first)
    }
    let half = actions.revealed > actions.restingWidth / 2
    let opens = speed > Self.speed || (half && speed > -Self.speed)
    if opens { animate({ self.reveal(actions.restingWidth, view) }) } else { close() }
  }

  private func animate(_ change: @escaping () -> Void, _ completion: (() -> Void)? = nil) {
    UIView.animate(
      withDuration: Self.duration, delay: 0, usingSpringWithDamping: 1, initialSpringVelocity: 0,
      options: [.allowUserInteraction, .beginFromCurrentState], animations: change
    ) { _ in completion?() }
  }

  // MARK: Actions

  private func perform(_ action: UIContextualAction) {
    guard let view = view else { return }
    action.handler(action, view) { [weak self, weak view] _ in
      guard let self, self.view === view else { return }
      close()
    }
  }

  /// Reveals the actions of a row.
  func reveal(_ path: IndexPath, isLeading: Bool) {
    guard let list else { return }
    close()
    let isMirrored = list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard prepare(path, isLeft: isLeading != isMirrored), let actions, let view else { return }
    animate { self.reveal(actions.restingWidth, view) }
  }

  /// Hides the visible actions.
  func close() {
    guard let view, let actions, let path else { return }
    let wasClipped = wasClipped
    (self.view, self.actions, self.path) = (nil, nil, nil)
    animate {
      actions.isFull = false
      actions.revealed = 0
      view.bounds.origin.x = 0
      actions.frame = self.frame(0, of: actions, in: view)
      actions.layoutIfNeeded()
    } _: {
      actions.removeFromSuperview()
      if self.view !== view { view.clipsToBounds = wasClipped }
    }
    list?.swipeDidChange(path, isShown: false)
  }

  /// Forgets the visible actions when their row is no longer shown.
  func viewWillLeave(_ leaving: UIView) {
    for part in leaving.subviews where part is SwipeActionsView { part.removeFromSuperview() }
    if leaving.bounds.origin.x != 0 {
      UIView.performWithoutAnimation { leaving.bounds.origin.x = 0 }
    }
    guard leaving === view else { return }
    actions?.removeFromSuperview()
    leaving.clipsToBounds = wasClipped
    let path = path
    (view, actions, self.path) = (nil, nil, nil)
    if let path { list?.swipeDidChange(path, isShown: false) }
  }

  /// Hides the visible actions if a touch begins elsewhere.
  ///
  /// - Returns: Whether the touch has no other effect.
  func closes(_ touches: Set<UITouch>) -> Bool {
    guard isOpen, let list, let touch = touches.first,
      !hasActions(at: touch.location(in: list))
    else { return false }
    close()
    return true
  }
}
