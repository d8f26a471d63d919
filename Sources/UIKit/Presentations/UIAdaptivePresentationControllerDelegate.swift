// What an app decides about a presentation where there is little room, and what it hears when people
// dismiss with a finger. Objective-C's optional methods have defaults here.

import Foundation

/// Asked and told about a presentation.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style to use where there is little room across. `.none` for no other.
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle

  /// The style to use under these traits. `.none` for no other.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// The controller to present instead in that style, such as a navigation around this one.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// The presentation controller of the other style, to be set up.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)

  /// A presentation begins in `style`; `.none` if it is the one asked for.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)

  /// Whether a finger may dismiss.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController)
    -> Bool
  /// A finger is about to dismiss.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A finger has dismissed.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A finger has tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The presentation's own.
  public func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { controller.adaptivePresentationStyle }

  /// What is said for little room if there is little across, else what the presentation says.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    traitCollection.horizontalSizeClass == .compact
      ? adaptivePresentationStyle(for: controller)
      : controller.adaptivePresentationStyle(for: traitCollection)
  }

  /// Nil: the same one.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}

  /// True.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  {}

  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
