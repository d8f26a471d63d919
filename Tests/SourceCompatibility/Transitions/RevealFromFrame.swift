// swift-format-ignore-file
import UIKit

/// A swipe from the left edge takes the screen back.
class RevealFromFrameInteraction: UIPercentDrivenInteractiveTransition {

  private(set) var isInProgress = false
  private let screen: UIViewController
  private let fullSwipe: CGFloat = 220

  init(viewController: UIViewController) {
    screen = viewController
    super.init()
    let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(handleGesture(_:)))
    edge.edges = .left
    screen.view.addGestureRecognizer(edge)
  }

  @objc func handleGesture(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
    guard let board = gestureRecognizer.view?.superview else { return }
    let x = Float(gestureRecognizer.translation(in: board).x / fullSwipe)
    let progress = CGFloat(fminf(fmaxf(x, 0.0), 1.0))

    switch gestureRecognizer.state {
    case .began:
      isInProgress = true
      screen.dismiss(animated: true, completion: nil)
    case .changed:
      update(progress)
    case .ended where progress > 0.45:
      isInProgress = false
      finish()
    case .ended, .cancelled:
      isInProgress = false
      cancel()
    default:
      break
    }
  }
}

/// Grows out of the frame of a card and turns over on the way.
class RevealFromFrameAnimator: NSObject, UIViewControllerAnimatedTransitioning {

  private let originFrame: CGRect

  init(originFrame: CGRect) {
    self.originFrame = originFrame
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = toVC.view.snapshotView(afterScreenUpdates: true)
      else {
        transitionContext.completeTransition(false)
        return
    }
    let containerView = transitionContext.containerView
    let finalFrame = transitionContext.finalFrame(for: toVC)

    snapshot.frame = originFrame
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true

    containerView.addSubview(toVC.view)
    containerView.addSubview(snapshot)
    toVC.view.isHidden = true

    var edgeOn = CATransform3DIdentity
    edgeOn.m34 = -0.002
    edgeOn = CATransform3DRotate(edgeOn, .pi / 2, 0.0, 1.0, 0.0)
    snapshot.layer.transform = edgeOn
    // The half that turns away would pass through the presenting view.
    snapshot.layer.zPosition = originFrame.width

    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext),
      delay: 0,
      options: .calculationModeLinear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 0.5) {
          snapshot.layer.transform = CATransform3DIdentity
          fromVC.view.alpha = 0.5
        }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
          snapshot.bounds.size = finalFrame.size
          snapshot.center = CGPoint(x: finalFrame.midX, y: finalFrame.midY)
          snapshot.layer.cornerRadius = 0
        }
    },
      completion: { _ in
        toVC.view.isHidden = false
        snapshot.removeFromSuperview()
        fromVC.view.alpha = 1
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}

class ShrinkToFrameAnimator: NSObject, UIViewControllerAnimatedTransitioning {

  private let destinationFrame: CGRect
  let interactionController: RevealFromFrameInteraction?

  init(destinationFrame: CGRect, interactionController: RevealFromFrameInteraction?) {
    self.destinationFrame = destinationFrame
    self.interactionController = interactionController
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return 0.6
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    guard let fromVC = transitionContext.viewController(forKey: .from),
      let toVC = transitionContext.viewController(forKey: .to),
      let snapshot = fromVC.view.snapshotView(afterScreenUpdates: false)
      else {
        transitionContext.completeTransition(false)
        return
    }
    snapshot.layer.cornerRadius = 25
    snapshot.layer.masksToBounds = true

    let containerView = transitionContext.containerView
    containerView.insertSubview(toVC.view, at: 0)
    containerView.addSubview(snapshot)
    fromVC.view.isHidden = true

    UIView.animateKeyframes(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [], animations: {
      UIView.addKeyframe(withRelativeStartTime: 0.0, relativeDuration: 2/3) {
        snapshot.frame = self.destinationFrame
      }
      UIView.addKeyframe(withRelativeStartTime: 2/3, relativeDuration: 1/3) {
        snapshot.alpha = 0
      }
    }, completion: { _ in
      fromVC.view.isHidden = false
      snapshot.removeFromSuperview()
      if transitionContext.transitionWasCancelled {
        toVC.view.removeFromSuperview()
      }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    })
  }
}

class RevealFromFrameDelegate: NSObject, UIViewControllerTransitioningDelegate {

  var originFrame = CGRect(x: 60, y: 180, width: 220, height: 320)
  private var interaction: RevealFromFrameInteraction?

  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> UIViewControllerAnimatedTransitioning? {
    interaction = RevealFromFrameInteraction(viewController: presented)
    return RevealFromFrameAnimator(originFrame: originFrame)
  }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    return ShrinkToFrameAnimator(destinationFrame: originFrame, interactionController: interaction)
  }

  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning? {
    guard let animator = animator as? ShrinkToFrameAnimator,
      let interactionController = animator.interactionController,
      interactionController.isInProgress
      else {
        return nil
    }
    return interactionController
  }
}
