// How other objects participate in a transition: alongside animations, and notifications of its
// end.

import Foundation

/// The interface with the information about a transition for alongside animations.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition can be interrupted.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition according to the animator, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The fraction of an interactive transition that is complete, 0…1.
  var percentComplete: CGFloat { get }
  /// The speed of the rest of the transition after the interaction has ended, relative to that of
  /// the animator.
  var completionVelocity: CGFloat { get }
  /// The timing curve of the rest of the transition after the interaction has ended.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the view controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key; `nil` for a view that the transition does not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation of the interface during a size change; otherwise the identity.
  var targetTransform: CGAffineTransform { get }
}

/// The interface that lets other objects animate alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` within the transition's own animation, and `completion` after its end,
  /// cancelled or not.
  ///
  /// - Returns: Whether the animation was queued, which is not the case once the transition runs.
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs `animation` alongside the transition for a view outside the container.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Adds a closure that is called whenever the interaction starts or ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Adds a closure that is called when the interaction ends.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` within the transition's own animation, without a completion.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
