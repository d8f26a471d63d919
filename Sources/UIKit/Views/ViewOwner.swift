// The interface through which a view notifies its controller of changes to its hierarchy and
// layout.

import Foundation

/// The controller whose root view a view is, and the next responder of that view.
@preconcurrency @MainActor
package protocol ViewOwner: UIResponder {
  /// Called when the view is about to lay out its subviews.
  func viewWillLayoutSubviews()
  /// Called when the view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// Called before the view updates its properties.
  func updatePropertiesIfNeeded()
  /// Called when the view's constraints need an update. The controller calls `updateConstraints()`
  /// of its view.
  func updateViewConstraints()
  /// Called when the view's margins have changed.
  func viewLayoutMarginsDidChange()
  /// Called when the view's safe area has changed.
  func viewSafeAreaInsetsDidChange()
  /// Called when the view's window is about to change; `window` is `nil` if the view is removed
  /// from its window.
  func viewWillMove(toWindow window: UIWindow?)
  /// Called when the view's window has changed; `window` is `nil` if the view has been removed from
  /// its window.
  func viewDidMove(toWindow window: UIWindow?)
  /// The interface style of the view and its descendants, regardless of the inherited one;
  /// `unspecified` to inherit.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  /// Traits that override those the view inherits; `nil` for none.
  var forcedTraits: UITraitCollection? { get }
  /// Called when the view's traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  /// The insets that the controller adds to the safe area that its view inherits.
  var safeAreaGain: UIEdgeInsets { get }
  /// Returns the next responder of the controller, given its view's superview.
  func responder(after superview: UIView?) -> UIResponder?
}

extension ViewOwner {
  /// Returns the superview.
  package func responder(after superview: UIView?) -> UIResponder? { superview }
}
