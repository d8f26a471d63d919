// Manages one modal presentation: it owns the container, determines the frame of the presented
// view, and is notified when the transitions begin and end.

import Foundation
import SegueWorld

/// An object that manages the presentation of one view controller over another.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  // Both retain their presentation, so these references are weak. Once released, they are replaced
  // by empty view controllers.
  private weak var presenting: UIViewController?
  private weak var presented: UIViewController?

  /// The view controller that presents.
  open internal(set) var presentingViewController: UIViewController {
    get { presenting ?? UIViewController() }
    set { presenting = newValue }
  }
  /// The view controller that is presented.
  open var presentedViewController: UIViewController { presented ?? UIViewController() }

  /// The object that determines adaptations and is notified of dismissals by the user.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// The place of the presenting view in its hierarchy, while the view is out of the window.
  var presenterHome: ViewHome?
  /// The frame of the presented view before the animator moves it.
  var frameBeforePresentation: CGRect?
  var container: UITransitionView?
  /// The sheet with the presenting view in front of the presented one, in a partial curl.
  var curledSheet: PartialCurlView?
  var resolvedStyle = UIModalPresentationStyle.custom
  /// The presentation controller that this one replaces by adaptation.
  var adaptedFrom: UIPresentationController?

  /// Creates a presentation of `presentedViewController` over `presentingViewController`.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    presented = presentedViewController
    presenting = presentingViewController ?? presentedViewController
  }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { resolvedStyle }

  /// The style in a compact width; `.none` for no adaptation.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for the given traits, unless the delegate determines another; `.none` for no
  /// adaptation.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection)
    -> UIModalPresentationStyle
  { traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle : .none }

  /// The trait overrides of the presented view controller.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { presentedViewController.viewIfLoaded?.traitOverridesDidChange() }
  }

  /// The view in which the presentation takes place; `nil` before and after the presentation.
  open var containerView: UIView? { container }

  /// The frame of the presented view at the end of the transition, in the container's coordinates.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// The view that the animators move: that of the presented view controller, or one that contains
  /// it.
  open var presentedView: UIView? { presentedViewController.view }

  /// A Boolean value that indicates whether the presentation covers the window rather than the
  /// presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// A Boolean value that indicates whether the presenting view is removed from the window at the
  /// end of the transition.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Overridable callbacks

  /// Called when the presentation begins. The container exists, but does not yet contain the
  /// presented view.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation has been completed or cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called when the dismissal begins.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal has been completed or cancelled. The presented view is still in the
  /// container.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the layout of the container.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the layout of the container.
  open func containerViewDidLayoutSubviews() {}

  /// Lays out the views that UIKit's own presentation controllers add.
  func placeOwnViews() {}

  /// A Boolean value that indicates whether the content below remains visible.
  var isElevated: Bool { false }

  /// A Boolean value that indicates whether the presentation controller places the presented view
  /// itself at the end.
  var placesPresentedView: Bool { false }

  /// Returns UIKit's own animator, which is used if the app supplies none.
  func systemAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    if let preferred = presentedViewController.preferredTransition {
      return preferred.isPartialCurl
        ? curl(isPresenting: isPresenting) : preferred.animator(isForward: isPresenting)
    }
    switch transitionStyle {
    case .coverVertical: return CoverVerticalTransition(isPresenting: isPresenting)
    case .crossDissolve: return CrossDissolveTransition(isPresenting: isPresenting)
    case .partialCurl: return curl(isPresenting: isPresenting)
    case .flipHorizontal: return FlipHorizontalTransition(isPresenting: isPresenting)
    }
  }

  /// Returns the animator of a partial curl, or of a cross dissolve if the presentation is not full
  /// screen, where UIKit raises an exception.
  private func curl(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    guard resolvedStyle == .fullScreen else {
      if isPresenting {
        World.current.warn(
          "\(type(of: presentedViewController)) has the transition style partialCurl, but its "
            + "presentation style is not fullScreen, which that style requires; it dissolves in.")
      }
      return CrossDissolveTransition(isPresenting: isPresenting)
    }
    return PartialCurl(self, isPresenting: isPresenting)
  }

  /// The transition style of the presented view controller, or of the presentation context if that
  /// provides one.
  private var transitionStyle: UIModalTransitionStyle {
    let lends =
      !shouldPresentInFullscreen
      && presentingViewController.providesPresentationContextTransitionStyle
    return (lends ? presentingViewController : presentedViewController).modalTransitionStyle
  }

  // MARK: UIContentContainer

  /// The preferred size of the presented view controller.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Invalidates the layout of the container.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    self.container?.setNeedsLayout()
  }

  /// Does nothing by default.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) {}

  /// Returns the size of the parent.
  open func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Notifies the presented view controller that the size of the container is about to change.
  open func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.viewWillTransition(
      to: self.size(
        forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }

  /// Notifies the presented view controller that the traits are about to change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) {
    presentedViewController.willTransition(to: newCollection, with: coordinator)
  }

  // MARK: Touches

  /// Returns whether a touch that hits only the container is passed to the content below.
  func passesTouchThrough(at point: CGPoint) -> Bool { false }

  /// Called when a value observed by a string key path has changed. Does nothing by default.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}
}
