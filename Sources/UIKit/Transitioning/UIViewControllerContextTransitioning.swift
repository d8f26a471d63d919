// The context that UIKit supplies to an animator, and by which the animator reports back.

import Foundation

/// The keys of the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// The keys of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key with the given name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the beginning, if the transition moves it.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end, if the transition moves it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// The interface of the context of an active transition, for its animator.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition should be animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` for transitions of containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Reports the fraction of an interactive transition that is complete, 0…1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction has ended and the transition runs to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction has ended and the transition runs back to its beginning.
  func cancelInteractiveTransition()
  /// Reports that a running transition becomes interactive.
  func pauseInteractiveTransition()
  /// Completes the transition. The animator must call it exactly once.
  ///
  /// - Parameter didComplete: Whether the transition reached its end rather than being cancelled.
  func completeTransition(_ didComplete: Bool)
  /// Returns the view controller for a key.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view for a key; `nil` for a view that the transition must not move.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation of the interface during the transition; always the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the frame of a view controller's view at the beginning; zero if it is not in the
  /// container then.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view at the end; zero if it is not in the container
  /// then.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
