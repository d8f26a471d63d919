// UIKit's push and pop: the upper view slides over the lower one, which moves a little the same way
// and is dimmed.

import Foundation

/// The default push or pop.
final class NavigationSlideTransition: NSObject, SystemTransition {
  /// How far the lower view moves, as a part of the width.
  static let parallax: CGFloat = 0.3
  /// How dark the lower view gets.
  static let dimming: CGFloat = 0.1

  private let isPush: Bool
  /// Under a finger it moves as the finger does.
  private let isEven: Bool

  init(isPush: Bool, isEven: Bool = false) { (self.isPush, self.isEven) = (isPush, isEven) }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.duration }

  func animateAlongside(_ animations: @escaping () -> Void) { animate(animations, completion: nil) }

  private func animate(_ animations: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    guard isEven else {
      return SystemTiming.animateSpring(animations, completion: completion)
    }
    UIView.animate(
      withDuration: SystemTiming.duration, delay: 0, options: .curveLinear,
      animations: animations, completion: completion)
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    if to.transform.isIdentity { to.frame = context.finalFrame(for: controller) }
    let (upper, lower) = isPush ? (to, from) : (from, to)
    let container = context.containerView
    let dim = makeDim(over: container)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    container.insertSubview(dim, belowSubview: upper)
    slide(upper, lower, dim, context)
  }

  private func slide(
    _ upper: UIView, _ lower: UIView, _ dim: UIView,
    _ context: UIViewControllerContextTransitioning
  ) {
    let width = context.containerView.bounds.width
    let (upperRest, lowerRest) = (upper.center, lower.center)
    let apart = {
      upper.center.x = upperRest.x + (self.isPush ? 0 : width)
      lower.center.x = lowerRest.x - (self.isPush ? Self.parallax * width : 0)
      dim.alpha = self.isPush ? Self.dimming : 0
    }
    if isPush {
      upper.center.x = upperRest.x + width
    } else {
      lower.center.x = lowerRest.x - Self.parallax * width
    }
    dim.alpha = isPush ? 0 : Self.dimming
    animate(apart) { _ in
      dim.removeFromSuperview()
      (upper.center, lower.center) = (upperRest, lowerRest)
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func makeDim(over container: UIView) -> UIView {
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    return dim
  }
}
