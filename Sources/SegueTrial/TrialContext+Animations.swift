// The animation for animators that receive their animation as a function from the app: a
// cross-fade.

import UIKit

extension TrialContext {
  /// Cross-fades in half a second and completes the transition.
  public func crossFade(_ context: any UIViewControllerContextTransitioning) {
    crossFading(context).startAnimation()
  }

  /// Returns an animator that cross-fades in half a second and completes the transition. The caller
  /// starts it.
  public func crossFading(_ context: any UIViewControllerContextTransitioning)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if isForward, let to {
      context.containerView.addSubview(to)
      to.alpha = 0
      animator.addAnimations { to.alpha = 1 }
    } else {
      if let to { context.containerView.insertSubview(to, at: 0) }
      animator.addAnimations { from?.alpha = 0 }
    }
    animator.addCompletion { _ in
      from?.alpha = 1
      to?.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
    return animator
  }
}
