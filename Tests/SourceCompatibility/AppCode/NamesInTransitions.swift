// swift-format-ignore-file
import UIKit

/// The names that transition code uses most, in ordinary uses: transitions, controllers, presentations.
class NameAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
    return transitionContext?.isAnimated == true ? 0.4 : 0
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let fromKey: UITransitionContextViewControllerKey = .from
    let toViewKey: UITransitionContextViewKey = .to
    guard let from = transitionContext.viewController(forKey: fromKey),
      let to = transitionContext.viewController(forKey: .to), let view = transitionContext.view(forKey: toViewKey)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    view.frame = transitionContext.finalFrame(for: to)
    from.view.frame = transitionContext.initialFrame(for: from)
    container.addSubview(view)
    if transitionContext.isInteractive, transitionContext.presentationStyle == .custom {
      transitionContext.pauseInteractiveTransition()
      transitionContext.updateInteractiveTransition(0.5)
      transitionContext.finishInteractiveTransition()
    }
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(using transitionContext: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    let animator = self.animator ?? UIViewPropertyAnimator(duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.8))
    animator.addAnimations { transitionContext.containerView.alpha = 1 }
    animator.addCompletion { (position: UIViewAnimatingPosition) in
      switch position {
      case .end: transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      case .start, .current: transitionContext.cancelInteractiveTransition()
      @unknown default: break
      }
    }
    if animator.isReversed { animator.isReversed = false }
    animator.fractionComplete = 0.5
    animator.pauseAnimation()
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 0.5)
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

class NameDriver: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
  override func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
    wantsInteractiveStart = percentComplete == 0
    completionCurve = .linear
  }

  func drive() {
    update(0.5)
    pause()
    finish()
    cancel()
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

class NameDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIAdaptivePresentationControllerDelegate
{
  func animationController(forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController)
    -> UIViewControllerAnimatedTransitioning? { NameAnimator() }
  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { NameAnimator() }
  func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning? { NameDriver() }
  func interactionControllerForPresentation(using animator: UIViewControllerAnimatedTransitioning)
    -> UIViewControllerInteractiveTransitioning? { nil }
  func presentationController(forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController)
    -> UIPresentationController? { NamePresentation(presentedViewController: presented, presenting: presenting) }
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    let old: UINavigationControllerOperation = operation
    return old == .push || old == .pop ? NameAnimator() : nil
  }
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}

class NamePresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  override var shouldRemovePresentersView: Bool { false }
  override var shouldPresentInFullscreen: Bool { adaptivePresentationStyle != .fullScreen }
  override var presentedView: UIView? { presentedViewController.view }
  override func presentationTransitionWillBegin() {
    presentingViewController.transitionCoordinator?.animate(alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext) in
      _ = context.percentComplete + CGFloat(context.completionCurve.rawValue)
    }, completion: nil)
  }
  override func presentationTransitionDidEnd(_ completed: Bool) {}
  override func dismissalTransitionWillBegin() {}
  override func dismissalTransitionDidEnd(_ completed: Bool) {}
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}
}

class NameController: UIViewController {
  let transition = NameDelegate()

  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .overCurrentContext
    modalPresentationCapturesStatusBarAppearance = true
    transitioningDelegate = transition
    preferredContentSize = CGSize(width: 100, height: 100)
    navigationController?.delegate = transition
    navigationController?.interactivePopGestureRecognizer?.isEnabled = true
    tabBarController?.delegate = transition
    tabBarController?.selectedIndex = 0
    _ = tabBarController?.selectedViewController
    _ = tabBarController?.viewControllers
    setNeedsStatusBarAppearanceUpdate()
    beginAppearanceTransition(true, animated: false)
    endAppearanceTransition()
    _ = isBeingPresented || isBeingDismissed
    _ = children.count
    _ = bottomLayoutGuide.length
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) {}
  override func viewDidDisappear(_ animated: Bool) {}
  override func viewWillLayoutSubviews() {}
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var prefersStatusBarHidden: Bool { false }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}

  func move() {
    present(NameController(), animated: true, completion: nil)
    dismiss(animated: true, completion: nil)
    _ = presentedViewController?.presentingViewController?.presentationController?.delegate
    navigationController?.pushViewController(NameController(), animated: true)
    _ = navigationController?.popViewController(animated: true)
    _ = navigationController?.popToRootViewController(animated: true)
    _ = navigationController?.topViewController
    _ = navigationController?.viewControllers
    navigationController?.setNavigationBarHidden(true, animated: true)
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let other = storyboard.instantiateViewController(withIdentifier: "Other")
    UIStoryboardSegue(identifier: "other", source: self, destination: other).perform()
    performSegue(withIdentifier: "other", sender: self)
    _ = UINib(nibName: "Cell", bundle: nil)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { _ = segue.destination }
}
