// UIKit's modal cross dissolve: the presented view fades in over the content below, and out again
// when it is dismissed.

import Foundation

/// The animator of `UIModalTransitionStyle.crossDissolve`.
final class CrossDissolveTransition: NSObject, SystemTransition {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.dissolveDuration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let fading = context.view(forKey: key) else { return context.completeTransition(false) }
    place(context, fading)
    let alpha = fading.alpha
    if isPresenting { fading.alpha = 0 }
    animate {
      fading.alpha = self.isPresenting ? alpha : 0
    } completion: { _ in
      fading.alpha = alpha
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    animate(animations, completion: nil)
  }

  private func place(_ context: UIViewControllerContextTransitioning, _ fading: UIView) {
    guard let arriving = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return }
    if arriving.transform.isIdentity { arriving.frame = context.finalFrame(for: controller) }
    if isPresenting {
      context.containerView.addSubview(arriving)
    } else {
      context.containerView.insertSubview(arriving, belowSubview: fading)
    }
  }

  private func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: SystemTiming.dissolveDuration, delay: 0, options: .curveEaseInOut,
      animations: animations, completion: completion)
  }
}
