// Looks after one modal presentation for as long as it lasts: it has the container, says where the
// presented view goes, and is told when the transitions begin and end.

import Foundation

/// Manages the presentation of one controller over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  // Both hold on to their presentation, so it only knows them; gone, they are empty controllers.
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?

  /// The controller below.
  public internal(set) var presentingViewController: UIViewController {
    get { presenting ?? UIViewController() }
    set { presenting = newValue }
  }
  /// The controller being presented.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// Asked about other styles where there is little room, and told when people dismiss by hand.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// Where the presenter's view stood, while it is out of the window.
  var presenterHome: ViewHome?
  var container: UITransitionView?
  var resolvedStyle = UIModalPresentationStyle.custom
  /// What this one stands in for where there is little room.
  var adaptedFrom: UIPresentationController?

  /// A presentation of `presentedViewController` over `presentingViewController`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { resolvedStyle }

  /// The style where there is little room across; `.none` for no other.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// The style under these traits, unless the delegate says otherwise; `.none` for no other.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none }

  /// Traits that the presented controller is shown under, whatever is above.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.traitOverridesDidChange() }
  }

  /// The view in which everything takes place; nil before the presentation and after it.
  open var containerView: UIView? { container }

  /// Where the presented view is when the presentation has come to rest, in the container's space.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The view that the animators move: the presented controller's, or one around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Whether the presentation covers the window rather than the context that is defined.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view leaves the window when the presentation has come to rest.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: What happens, to be overridden

  /// The container exists, the presented view is not in it yet.
  open func presentationTransitionWillBegin() {}

  /// The presentation has come to rest, or was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal is over, or was cancelled; the presented view is still there.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Before the container lays out.
  open func containerViewWillLayoutSubviews() {}

  /// After the container has laid out.
  open func containerViewDidLayoutSubviews() {}

  /// What UIKit does of its own at those times.
  func placeOwnViews() {}

  /// Whether what is presented is over something that still shows.
  var isElevated: Bool { false }

  /// Whether the presentation itself puts the presented view where it belongs at the end.
  var placesPresentedView: Bool { false }

  /// UIKit's own animation, if the app has none.
  func systemAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    switch transitionStyle {
    case .coverVertical: return CoverVerticalTransition(isPresenting: isPresenting)
    case .crossDissolve, .partialCurl: return CrossDissolveTransition(isPresenting: isPresenting)
    case .flipHorizontal: return FlipHorizontalTransition(isPresenting: isPresenting)
    }
  }

  /// The presented controller's, or that of the context which it covers, if that lends its own.
  private var transitionStyle: UIModalTransitionStyle {
    let lends =
      !shouldPresentInFullscreen
      && presentingViewController.providesPresentationContextTransitionStyle
    return (lends ? presentingViewController : presentedViewController).modalTransitionStyle
  }

  // MARK: UIContentContainer

  /// What the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Has the container lay out.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// Does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// All of the parent.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Passed on to the presented controller.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// Passed on to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Touches

  /// Whether a touch that hits nothing but the container is for what is below.
  func letsTouchThrough(at point: CGPoint) -> Bool { false }

  /// A value that it observes by a key path in a string has changed.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
