// How others take part in a transition: alongside animations, and news about its end.

import Foundation

/// What there is to know about a transition from outside it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` for containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether it can be taken hold of.
  var isInterruptible: Bool { get }
  /// Whether a gesture steers it at the moment.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var isCancelled: Bool { get }
  /// How long the animator says it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far a gesture has taken it.
  var percentComplete: CGFloat { get }
  /// The speed of the rest, after the finger has gone.
  var completionVelocity: CGFloat { get }
  /// The curve of the rest, after the finger has gone.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controllers taking part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views being moved.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// The rotation that goes with it: none.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` within the transition's own animation, and `completion` after its end,
  /// cancelled or not. Returns whether the animation was queued: not once the transition plays.
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// The same, for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `handler` whenever a gesture takes hold or lets go.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Runs `handler` when the gesture lets go.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Animates alongside, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
