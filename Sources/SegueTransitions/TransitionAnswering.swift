// Transitions of apps come as delegates, which make animators, presentation controllers and drivers as
// UIKit asks for them.

import UIKit

/// A delegate that plays a whole transition, there and back.
@MainActor
public protocol TransitionAnswering: UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  /// How screens are presented, unless the step says.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Made before a transition that is to be steered by hand: what steers it, or `nil` for anything.
  func makeDriver(for role: TransitionRole) -> UIPercentDrivenInteractiveTransition?
}
