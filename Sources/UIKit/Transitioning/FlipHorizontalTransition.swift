// UIKit's modal flip: the views rotate back to back about the vertical line through the center of
// the screen. Presenting and dismissing rotate in opposite directions.

import Foundation

/// The animator of `UIModalTransitionStyle.flipHorizontal`.
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
      if let leaving { flip.rotateAway(leaving.layer) }
      if let arriving { flip.rotateIn(arriving.layer) }
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
