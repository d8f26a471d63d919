// The four transitions in both directions, with one spring. The transforms of screens are reset
// before the transition completes.

import UIKit

final class MenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let item: MenuItem
  private let isBack: Bool

  init(_ item: MenuItem, isBack: Bool) {
    (self.item, self.isBack) = (item, isBack)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    to.frame = container.bounds
    if isBack { container.insertSubview(to, belowSubview: from) } else { container.addSubview(to) }
    begin(from, to, container)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      usingSpringWithDamping: 0.8, initialSpringVelocity: 0.8, options: []
    ) {
      self.end(from, to, container)
    } completion: { _ in
      for view in [from, to] { self.rest(view) }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  /// Returns the transform of the moving screen when it is off screen.
  private func away(_ container: UIView) -> CGAffineTransform {
    switch item {
    case .slideDown: CGAffineTransform(translationX: 0, y: -container.bounds.height)
    case .slideRight: CGAffineTransform(translationX: -container.bounds.width, y: 0)
    // Not zero, since that transform could not be inverted.
    case .pop: CGAffineTransform(scaleX: 0.001, y: 0.001)
    case .rotate: CGAffineTransform(rotationAngle: -.pi / 2)
    }
  }

  private func begin(_ from: UIView, _ to: UIView, _ container: UIView) {
    let mover = isBack ? from : to
    let other = isBack ? to : from
    if item == .rotate {
      for view in [mover, other] { swing(view, about: .zero) }
    }
    if isBack { other.transform = sunk } else { mover.transform = away(container) }
  }

  private func end(_ from: UIView, _ to: UIView, _ container: UIView) {
    let mover = isBack ? from : to
    let other = isBack ? to : from
    mover.transform = isBack ? away(container) : .identity
    other.transform = isBack ? .identity : sunk
  }

  /// The transform of the menu below the other screen: scaled down a little.
  private var sunk: CGAffineTransform {
    switch item {
    case .slideDown, .pop: CGAffineTransform(scaleX: 0.92, y: 0.92)
    case .slideRight: CGAffineTransform(translationX: 80, y: 0)
    case .rotate: CGAffineTransform(rotationAngle: .pi / 2)
    }
  }

  private func swing(_ view: UIView, about anchor: CGPoint) {
    let frame = view.frame
    view.layer.anchorPoint = anchor
    view.frame = frame
  }

  private func rest(_ view: UIView) {
    view.transform = .identity
    if item == .rotate { swing(view, about: CGPoint(x: 0.5, y: 0.5)) }
  }
}
