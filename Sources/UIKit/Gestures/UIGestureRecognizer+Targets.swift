// Notification of targets, and the locations of touches.

import Foundation
import SegueWorld

/// A protocol that lets `addHandler(_:)` pass the recognizer's own type.
@preconcurrency @MainActor
public protocol UIGestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: UIGestureHandling {}

extension UIGestureRecognizer: UncheckedSender {}

extension UIGestureHandling {
  /// Adds a closure that is called in addition to the targets. The recognizer retains it.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    targets.append(
      TargetAction(handler: { recognizer in
        if let recognizer = recognizer as? Self { handler(recognizer) }
      }))
  }
}

extension UIGestureRecognizer {
  /// Notifies the targets that the state has changed.
  func sendActions() {
    for entry in targets {
      entry.handler?(self)
      guard let target = entry.target, let selector = entry.selector else { continue }
      if !selector.perform(on: target, sender: self) {
        World.current.reportUncallable(selector, of: target)
      }
    }
  }

  /// The current touches or, if there are none, those that have just ended.
  var shownTouches: [UITouch] { activeTouches.isEmpty ? lastTouches : activeTouches }

  /// The locations of the current touches, in the window's coordinates.
  var places: [CGPoint] { activeTouches.map(\.locationInWindow) }

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = shownTouches.first?.window ?? self.view?.window else {
      return point
    }
    return window.convert(point, to: view)
  }
}
