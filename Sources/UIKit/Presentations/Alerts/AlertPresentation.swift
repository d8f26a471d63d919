// The position and the transition of an alert: over a dimming view, in the center of the safe area,
// scaling down to its size; an action sheet slides up from the bottom. Apple publishes neither
// sizes nor durations: the sizes are those of iOS 13 to 18 as measured by eye, the spring and the
// initial scale are those of recordings of iOS 11 and 14.

import Foundation

/// The transitioning delegate of alerts, which supplies `AlertPresentation`.
final class AlertPresenter: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    AlertPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// The presentation controller of an alert.
final class AlertPresentation: UIPresentationController {
  private let dim = PresentationDim(frame: .zero)
  /// The margin of an action sheet at the sides, and its minimum margin at the bottom, in points.
  private static let margin: CGFloat = 8

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }
  fileprivate var isSheet: Bool { alert?.preferredStyle == .actionSheet }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container, let view = presentedViewController.view as? AlertView else { return .zero }
    var available = container.bounds.inset(by: container.safeAreaInsets)
    if let keyboard = expectedKeyboard {
      available.size.height = min(available.height, keyboard.minY - available.minY)
    }
    available = available.insetBy(
      dx: Self.margin, dy: container.safeAreaInsets.bottom > 0 ? 0 : Self.margin)
    let size = view.size(in: available.size)
    let x = available.midX - size.width / 2
    let y = isSheet ? available.maxY - size.height : available.midY - size.height / 2
    return CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
  }

  /// The frame of the keyboard, which comes with an alert that has fields and leaves with it.
  private var expectedKeyboard: CGRect? {
    guard let fields = alert?.textFields, UIKitState.current.life.isLaunched else { return nil }
    return Keyboard.frameOfKeys(for: fields.first)
  }

  override func presentationTransitionWillBegin() {
    guard let container else { return }
    dim.frame = container.bounds
    dim.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.onTap = { [weak self] in self?.alert?.cancel() }
    container.insertSubview(dim, at: 0)
    fade(to: 1)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { dim.removeFromSuperview() }
  }

  override func dismissalTransitionWillBegin() { fade(to: 0) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { dim.removeFromSuperview() }
  }

  private func fade(to alpha: CGFloat) {
    let coordinator = presentedViewController.transitionCoordinator
    let isAnimated = coordinator?.animate(alongsideTransition: { _ in self.dim.alpha = alpha })
    if isAnimated != true { dim.alpha = alpha }
  }

  override func systemAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    AlertTransition(isPresenting: isPresenting, isSheet: isSheet)
  }

  override var isElevated: Bool { true }

  override func placeOwnViews() {
    guard presentedViewController.transition == nil, let view = presentedView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}

/// The transition of an alert.
final class AlertTransition: NSObject, SystemTransition {
  /// The initial scale.
  static let largest: CGFloat = 1.2
  private let isPresenting, isSheet: Bool

  init(isPresenting: Bool, isSheet: Bool) {
    (self.isPresenting, self.isSheet) = (isPresenting, isSheet)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  { SystemTiming.alertDuration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(false) }
    let away = awayTransform(of: view, in: context.containerView)
    if isPresenting {
      if let controller = context.viewController(forKey: .to) {
        view.frame = context.finalFrame(for: controller)
      }
      context.containerView.addSubview(view)
      UIView.performWithoutAnimation {
        view.transform = away(view)
        if !isSheet { view.alpha = 0 }
      }
    }
    SystemTiming.animateAlert {
      view.alpha = self.isPresenting || self.isSheet ? 1 : 0
      view.transform = self.isPresenting ? .identity : self.isSheet ? away(view) : .identity
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the transform with which the transition begins or ends.
  private func awayTransform(of view: UIView, in container: UIView) -> (UIView) -> CGAffineTransform
  {
    guard isSheet else {
      return { _ in CGAffineTransform(scaleX: Self.largest, y: Self.largest) }
    }
    return { view in
      let top = view.center.y - view.bounds.height / 2
      return CGAffineTransform(translationX: 0, y: container.bounds.maxY - top)
    }
  }

  func animateAlongside(_ animations: @escaping () -> Void) {
    SystemTiming.animateAlert(animations)
  }
}
