// What UIKit tells an animator about the transition it plays, and what the animator tells back.

import Foundation

/// Which controller of a transition is asked for.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is on screen at the beginning.
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  /// The controller that is on screen at the end.
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition is asked for.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// A key of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view on screen at the beginning, if the transition is to move it.
  public static let from = Self(rawValue: "UITransitionContextFromView")
  /// The view on screen at the end, if the transition is to move it.
  public static let to = Self(rawValue: "UITransitionContextToView")
}

/// One transition under way, as its animator sees it.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// Whether it is to be animated at all.
  var isAnimated: Bool { get }
  /// Whether a gesture steers it at the moment.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it began.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `.none` for containers.
  var presentationStyle: UIModalPresentationStyle { get }
  /// How far a gesture has taken it, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// The gesture lets go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The gesture lets go, and the transition goes back to its beginning.
  func cancelInteractiveTransition()
  /// A gesture takes hold of a transition that was running.
  func pauseInteractiveTransition()
  /// Ends the transition. To be called exactly once.
  func completeTransition(_ didComplete: Bool)
  /// The controllers taking part.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views to be moved; nil for a view that is to be left alone.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The rotation that goes with the transition: none.
  var targetTransform: CGAffineTransform { get }
  /// Where a controller's view is at the beginning; zero if it is not there.
  func initialFrame(for viewController: UIViewController) -> CGRect
  /// Where a controller's view has to be at the end; zero if it will not be there.
  func finalFrame(for viewController: UIViewController) -> CGRect
}
