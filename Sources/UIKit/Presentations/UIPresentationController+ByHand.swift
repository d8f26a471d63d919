// A dismissal that people ask for with a finger: the delegate is told, which it is not of those that code
// asks for.

import Foundation

extension UIPresentationController {
  /// Dismisses, with news to the delegate; returns whether that could begin.
  func dismissByHand() -> Bool {
    let presented = presentedViewController
    guard presented.transition == nil, presentingViewController.transition == nil else {
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [weak presented] in
      guard presented?.presentation == nil else { return }
      self.delegate?.presentationControllerDidDismiss(self)
    }
    return presented.isBeingDismissed
  }
}
