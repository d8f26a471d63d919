// A dismissal by the user, of which the delegate is notified. It is not notified of dismissals by
// code.

import Foundation

extension UIPresentationController {
  /// Dismisses the presentation and notifies the delegate.
  ///
  /// - Returns: Whether the dismissal has begun.
  func dismissInteractively() -> Bool {
    let presented = presentedViewController
    guard presented.transition == nil, presentingViewController.transition == nil else {
      return false
    }
    delegate?.presentationControllerWillDismiss(self)
    presentingViewController.dismiss(animated: true) { [weak presented] in
      guard presented?.presentation == nil else { return }
      self.delegate?.presentationControllerDidDismiss(self)
      presented?.userDidDismiss()
    }
    return presented.isBeingDismissed
  }
}
