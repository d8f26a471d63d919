// UIKit's push and pop: the upper view slides over the lower one, which moves slightly in the same
// direction and is dimmed. As in recordings since iOS 13, no shadow is at its edge.

import Foundation

/// The default animator of pushes and pops.
final class NavigationSlideTransition: NSObject, SystemTransition {
  /// The distance by which the lower view moves, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// The maximum alpha of the dimming view.
  static let dimming: CGFloat = 0.1

  private let isPush: Bool
  /// A Boolean value that indicates whether the animation is linear, as for interactive
  /// transitions.
  private let isEven: Bool

  /// A Boolean value that indicates whether the direction is mirrored, as for right-to-left
  /// interfaces.
  private let isMirrored: Bool

  init(isPush: Bool, isEven: Bool = false, isMirrored: Bool = false) {
    (self.isPush, self.isEven, self.isMirrored) = (isPush, isEven, isMirrored)
  }

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
    slide(Parts(upper: upper, lower: lower, dim: dim), context)
  }

  private struct Parts {
    let upper, lower, dim: UIView
  }

  private func slide(_ parts: Parts, _ context: UIViewControllerContextTransitioning) {
    let rests = [parts.upper, parts.lower].map(\.center)
    let width = context.containerView.bounds.width * (isMirrored ? -1 : 1)
    // Places the views for the distance of the upper view from its final position, as a fraction of
    // the width.
    let place = { (away: CGFloat) in
      parts.upper.center.x = rests[0].x + away * width
      parts.lower.center.x = rests[1].x - (1 - away) * Self.parallax * width
      parts.dim.alpha = (1 - away) * Self.dimming
    }
    place(isPush ? 1 : 0)
    animate(
      { place(self.isPush ? 0 : 1) },
      completion: { _ in
        parts.dim.removeFromSuperview()
        (parts.upper.center, parts.lower.center) = (rests[0], rests[1])
        context.completeTransition(!context.transitionWasCancelled)
      })
  }

  private func makeDim(over container: UIView) -> UIView {
    let dim = UIView(frame: container.bounds)
    dim.backgroundColor = .black
    dim.isUserInteractionEnabled = false
    return dim
  }
}
