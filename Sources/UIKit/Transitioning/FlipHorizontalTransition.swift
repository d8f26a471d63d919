// UIKit's modal flip: the views turn about the vertical line through the middle of the screen, each the
// other's back. Presenting turns one way, dismissing the other.

import Foundation

/// Flip horizontal.
final class FlipHorizontalTransition: NSObject, SystemTransition {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.flipDuration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let container = context.containerView.layer
    let (leaving, arriving) = (context.view(forKey: .from), context.view(forKey: .to))
    if let arriving, let controller = context.viewController(forKey: .to) {
      if arriving.transform.isIdentity { arriving.frame = context.finalFrame(for: controller) }
      context.containerView.addSubview(arriving)
    }
    let sides = [leaving, arriving].compactMap { $0?.layer }
    let before = (sides.map(\.isDoubleSided), container.sublayerTransform)
    UIView.performWithoutAnimation {
      container.sublayerTransform = .flipPerspective
      for side in sides { side.isDoubleSided = false }
    }
    animate {
      let flip = self.isPresenting ? ViewFlip.fromRight : .fromLeft
      if let leaving { flip.turnAway(leaving.layer) }
      if let arriving { flip.turnUp(arriving.layer) }
    } completion: { _ in
      container.sublayerTransform = before.1
      for (side, value) in zip(sides, before.0) { side.isDoubleSided = value }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    animate(animations, completion: nil)
  }

  private func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    UIView.animate(
      withDuration: SystemTiming.flipDuration, delay: 0, options: .curveEaseInOut,
      animations: animations, completion: completion)
  }
}
