// What an animator does that UIKit accepts without a word, and that surprises under a finger.

import SegueWorld

extension TransitionContext {
  /// Warns of a transition that is completed while a percentage still drives it, since its
  /// animations run by themselves.
  func warnOfCompletion(under driver: UIPercentDrivenInteractiveTransition) {
    let name = animator.map { "\(type(of: $0))" } ?? "an animator"
    World.current.warn(
      "completeTransition was called by \(name) while \(type(of: driver)) drives the transition, "
        + "before finish() or cancel(). A percentage drives animations of UIView.animate, and the "
        + "property animator that interruptibleAnimator(using:) returns; all others run by "
        + "themselves.")
  }
}
