// What UIKit asks for animators: it answers with whatever the step under way is played by. What a finger does
// to a bar is UIKit's own affair, unless a delegate of an app's own answers.

import SegueTransitions
import UIKit

/// The delegate of every screen and navigation of a stage.
final class StepDelegate: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  /// Plays the step under way; `nil` for UIKit's own animation.
  var animator: (any UIViewControllerAnimatedTransitioning)?
  /// Answers instead, if there is one.
  var asked: (any TransitionAnswering)?
  /// Steers it; `nil` for the clock.
  var driver: (any UIViewControllerInteractiveTransitioning)?
  /// Whether the scene is making a move: containers ask then. A delegate of an app's own is asked always.
  var isMoving = false

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let asked else { return animator }
    return asked.animationController(
      forPresented: presented, presenting: presenting, source: source)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    asked?.presentationController(forPresented: presented, presenting: presenting, source: source)
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  {
    guard let asked else { return animator }
    return asked.animationController(forDismissed: dismissed)
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? asked?.interactionControllerForPresentation(using: animator)
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver ?? asked?.interactionControllerForDismissal(using: animator)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
      ?? asked?.navigationController(
        navigationController, interactionControllerFor: animationController)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let asked else { return isMoving ? animator : nil }
    return asked.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let asked else { return isMoving ? animator : nil }
    return asked.tabBarController(
      tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    driver
      ?? asked?.tabBarController(tabBarController, interactionControllerFor: animationController)
  }
}
