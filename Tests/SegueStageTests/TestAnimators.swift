// Animators with the faults that animators must not have.

import SegueWorld
import UIKit

/// Adds the screen and does nothing more.
final class NeverEndingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
  }
}

/// Gives up halfway.
final class CancellingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    UIView.animate(withDuration: 0.5) {
      transitionContext.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      transitionContext.completeTransition(false)
    }
  }
}

/// Sends an action that its target cannot perform.
final class MiscallingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let control = UIControl()
    control.addTarget(self, action: Selector("missing:"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    UIView.animate(withDuration: 0.5) {
      transitionContext.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

/// Schedules another turn of the main queue endlessly, without advancing time.
final class RestlessTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    Self.again()
  }

  private static func again() {
    World.current.schedule(at: World.current.now) { again() }
  }
}

/// Has work scheduled at all times, and never completes.
final class TirelessTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    Self.again()
  }

  private static func again() {
    let next = World.current.now + VirtualTime(seconds: 0.1)
    World.current.schedule(at: next) { again() }
  }
}

/// Completes when a spring has come to rest, which an undamped one never does.
final class SpringTransition: NSObject, UIViewControllerAnimatedTransitioning,
  UIDynamicAnimatorDelegate
{
  private let damping: CGFloat
  private var physics: UIDynamicAnimator?
  private var context: (any UIViewControllerContextTransitioning)?

  init(damping: CGFloat) { self.damping = damping }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return }
    transitionContext.containerView.addSubview(view)
    let target = view.center
    view.center.y += 40
    let animator = UIDynamicAnimator(referenceView: transitionContext.containerView)
    let spring = UIAttachmentBehavior(item: view, attachedToAnchor: target)
    (spring.length, spring.frequency, spring.damping) = (0, 0.5, damping)
    animator.addBehavior(spring)
    animator.delegate = self
    (physics, context) = (animator, transitionContext)
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    context?.completeTransition(true)
  }
}

/// Uses an implicit action of a bare layer to detect the end.
final class LayerTransition: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 5, height: 5)
    layer.backgroundColor = UIColor.red.cgColor
    transitionContext.containerView.layer.addSublayer(layer)
    World.current.schedule(at: World.current.now + VirtualTime(seconds: 0.003)) {
      CATransaction.begin()
      CATransaction.setAnimationDuration(0.4)
      CATransaction.setCompletionBlock { transitionContext.completeTransition(true) }
      layer.position.x = 30
      CATransaction.commit()
    }
  }
}
