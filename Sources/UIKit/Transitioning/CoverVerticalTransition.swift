// UIKit's default modal transition: the presented view slides up from the bottom, and down again
// when it is dismissed.

import Foundation

/// The animator of `UIModalTransitionStyle.coverVertical`.
final class CoverVerticalTransition: NSObject, SystemTransition {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    if isPresenting { present(context) } else { dismiss(context) }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    SystemTiming.animateSpring(animations)
  }

  private func present(_ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let final = context.finalFrame(for: controller)
    view.frame = final
    context.containerView.addSubview(view)
    let rest = view.center
    view.center.y += context.containerView.bounds.height - final.minY
    SystemTiming.animateSpring {
      view.center = rest
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func dismiss(_ context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from),
      let controller = context.viewController(forKey: .from)
    else { return context.completeTransition(false) }
    if let below = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      if below.transform.isIdentity { below.frame = context.finalFrame(for: to) }
      context.containerView.insertSubview(below, belowSubview: view)
    }
    let travel = context.containerView.bounds.height - context.initialFrame(for: controller).minY
    SystemTiming.animateSpring {
      view.center.y += travel
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
