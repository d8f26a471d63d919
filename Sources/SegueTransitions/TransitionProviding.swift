// The transitions of apps: delegates that create animators, presentation controllers and drivers
// when UIKit requests them.

import UIKit

/// A delegate that provides a complete transition in both directions.
@MainActor
public protocol TransitionProviding: UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  /// The presentation style, unless the step specifies one.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Creates the object that drives an interactive transition, or returns `nil` if any will do.
  /// Called before the transition.
  func makeDriver(for role: TransitionRole) -> UIPercentDrivenInteractiveTransition?
}
