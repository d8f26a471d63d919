// The delegate that UIKit queries for animators. It returns the animator of the running step. A
// touch on a bar causes UIKit's own transition, unless an app's own delegate provides another.

import SegueTransitions
import UIKit

/// The transitioning delegate of every screen and the delegate of every navigation of a stage.
final class StepDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  /// The animator of the running step, or `nil` for UIKit's own transition.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// The object that answers instead of this delegate, if there is one.
  var forwardingDelegate: (any TransitionProviding)?
  /// The interaction controller of the running step, or `nil` if the transition follows the clock.
  var driver: (any UIViewControllerInteractiveTransitioning)?
  /// A Boolean value that indicates whether the scene is starting a move. Containers query it then.
  /// A delegate of an app's own is always queried.
  var isMoving = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let forwardingDelegate else { return animator }
    return forwardingDelegate.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    forwardingDelegate?.presentationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let forwardingDelegate else { return animator }
    return forwardingDelegate.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? forwardingDelegate?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? forwardingDelegate?.interactionControllerForDismissal(using: animator)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
      ?? forwardingDelegate?.navigationController(
        navigationController, interactionControllerFor: animationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let forwardingDelegate else { return isMoving ? animator : nil }
    return forwardingDelegate.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let forwardingDelegate else { return isMoving ? animator : nil }
    return forwardingDelegate.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
      ?? forwardingDelegate?.tabBarController(
        tabBarController, interactionControllerFor: animationController)
  }
}
