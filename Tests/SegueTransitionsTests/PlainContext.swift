// A transition without UIKit around it, to test an animator alone.

import UIKit

/// The context of a transition between two screens, outside any controller.
final class PlainContext: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let leaving = UIViewController()
  let coming = UIViewController()
  private(set) var outcomes: [Bool] = []

  init(cancelled: Bool = false) {
    transitionWasCancelled = cancelled
    super.init()
    for controller in [leaving, coming] { controller.view.frame = containerView.bounds }
    containerView.addSubview(leaving.view)
  }

  let isAnimated = true
  let isInteractive = false
  let transitionWasCancelled: Bool
  let presentationStyle = UIModalPresentationStyle.fullScreen
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) { outcomes.append(didComplete) }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? leaving : coming
  }
  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    (key == .from ? leaving : coming).view
  }
  func initialFrame(for viewController: UIViewController) -> CGRect { containerView.bounds }
  func finalFrame(for viewController: UIViewController) -> CGRect { containerView.bounds }
}
