// Animators to which apps hand what they animate as a function get one that crosses over.

import UIKit

extension TrialSituation {
  /// Crosses over in half a second, and completes.
  public func crossFade(_ context: any UIViewControllerContextTransitioning) {
    crossFading(context).startAnimation()
  }

  /// An animator that crosses over in half a second, and completes; somebody else starts it.
  public func crossFading(_ context: any UIViewControllerContextTransitioning)
    -> UIViewPropertyAnimator
  {
    let animator = UIViewPropertyAnimator(duration: 0.5, curve: .easeInOut)
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if isThere, let to {
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
