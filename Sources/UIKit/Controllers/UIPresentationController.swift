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

  /// Told about adaptive changes: there are none here.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  /// Where the presenter's view stood, while it is out of the window.
  var presenterHome: ViewHome?
  var container: UITransitionView?
  var resolvedStyle = UIModalPresentationStyle.custom

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

  /// The style in a compact width: the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

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

  /// UIKit's own animation, if the app has none.
  func systemAnimator(isPresenting: Bool) -> UIViewControllerAnimatedTransitioning {
    switch presentedViewController.modalTransitionStyle {
    case .coverVertical: return CoverVerticalTransition(isPresenting: isPresenting)
    case .crossDissolve, .partialCurl: return CrossDissolveTransition(isPresenting: isPresenting)
    case .flipHorizontal: return FlipHorizontalTransition(isPresenting: isPresenting)
    }
  }

  // MARK: UIContentContainer

  /// What the presented controller would like.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Does nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

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
    presentedViewController.viewWillTransition(to: size, with: coordinator)
  }
}

/// Told about adaptive changes of a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use in a compact width. Not asked: styles do not adapt here.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  /// The user is about to dismiss by dragging.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has dismissed by dragging.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Whether the user may dismiss by dragging.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  /// No change.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { .none }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  )
    -> Bool
  { true }
}
