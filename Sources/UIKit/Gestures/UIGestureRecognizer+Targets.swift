// Telling the targets, and where the fingers are.

import Foundation

/// Gives `addHandler` the recognizer's own type.
@preconcurrency @MainActor
public protocol UIGestureHandling: UIGestureRecognizer {}

extension UIGestureRecognizer: UIGestureHandling {}

extension UIGestureHandling {
  /// Calls a closure as well, and keeps it.
  public func addHandler(_ handler: @escaping @MainActor (Self) -> Void) {
    targets.append(
      TargetAction(handler: { recognizer in
        if let recognizer = recognizer as? Self { handler(recognizer) }
      }))
  }
}

extension UIGestureRecognizer {
  /// Tells the targets that the state has changed.
  func sendActions() {
    for entry in targets {
      entry.handler?(self)
      guard let target = entry.target, let selector = entry.selector else { continue }
      if !selector.perform(on: target, sender: self) {
        UIKitState.current.refuse("the action \(selector) of \(type(of: target))")
      }
    }
  }

  /// The fingers that are down or, if there are none, that have just been lifted.
  var shownTouches: [UITouch] { liveTouches.isEmpty ? lastTouches : liveTouches }

  /// Where the fingers that are down are, in the window.
  var places: [CGPoint] { liveTouches.map(\.locationInWindow) }

  func convertFromWindow(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = shownTouches.first?.window ?? self.view?.window else {
      return point
    }
    return window.convert(point, to: view)
  }
}
