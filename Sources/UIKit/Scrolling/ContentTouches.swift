// Touches in the content of scroll views: a view receives them only after the scroll view around it
// had the time to find out that it does not scroll, and may then keep them.

import Foundation
import SegueWorld

extension UIScrollView {
  /// The time for which a touch in the content is held, in seconds.
  static let contentTouchDelay = 0.15

  /// Returns whether a touch that could still scroll is held back from the content.
  func holds(_ touch: UITouch) -> Bool {
    guard delaysContentTouches, scrollsHorizontally || scrollsVertically else { return false }
    return panGestureRecognizer.current == .possible
      && panGestureRecognizer.observedTouches.contains(touch)
  }

  /// Returns whether a view in the content receives a touch, which it does not if the touch has stopped
  /// the content.
  func passes(_ touch: UITouch, _ event: UIEvent?, to view: UIView) -> Bool {
    if touchStoppedMotion, panGestureRecognizer.observedTouches.contains(touch) { return false }
    return touchesShouldBegin([touch], with: event, in: view)
  }

  /// Returns whether dragging may take the given touches from the views that have received them.
  func mayTake(_ touches: [UITouch]) -> Bool {
    TouchRouter.current.receivers(of: touches).allSatisfy { view in
      view === self || !view.isDescendant(of: self)
        || canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }
}

extension TouchDelivery {
  /// Returns the scroll views around a view, the innermost first.
  static func scrollViews(around view: UIView) -> [UIScrollView] {
    var found: [UIScrollView] = []
    var ancestor = view.superview
    while let here = ancestor {
      if let scroll = here as? UIScrollView { found.append(scroll) }
      ancestor = here.superview
    }
    return found
  }
}
