// The delegate with which an app controls the adaptation of a presentation and is notified of
// dismissals by the user. The optional methods of Objective-C have default implementations here.

import Foundation

/// The methods with which a presentation controller queries adaptations and reports dismissals by
/// the user.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style for a compact width; `.none` for no adaptation.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// Returns the style for the given traits; `.none` for no adaptation.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns the view controller to present instead in the adapted style, such as a navigation
  /// controller around this one; `nil` for the same one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Asks the delegate to configure the presentation controller of the adapted style.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// Tells the delegate that a presentation begins.
  ///
  /// - Parameter style: The adapted style; `.none` if there is no adaptation.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)

  /// Asks the delegate whether the user may dismiss the presentation.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// Tells the delegate that the user is about to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that the user has attempted to dismiss a presentation that must not be
  /// dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the style in which popovers and sheets begin in a compact width, and `.none` for presentation
  /// controllers of the app.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.firstStyle(for: UITraitCollection(horizontalSizeClass: .compact)) }

  /// Returns the adaptive style for a compact width if the width is compact, otherwise that in which the
  /// presentation controller begins.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.firstStyle(for: traitCollection)
  }

  /// Returns `nil`, for the same view controller.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Does nothing by default.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}

  /// Returns `true`, which permits the dismissal.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing by default.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}

  /// Does nothing by default.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }

  /// Does nothing by default.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
