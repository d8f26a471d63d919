// How a view tells its controller what it tells its superview and its layout.

import Foundation

/// The controller whose root view a view is; it also comes next in the responder chain.
@preconcurrency @MainActor
package protocol ViewOwner: UIResponder {
  /// The view is about to lay out its subviews.
  func viewWillLayoutSubviews()
  /// The view has laid out its subviews.
  func viewDidLayoutSubviews()
  /// The view is about to update its constraints; its controller has it do so.
  func updateViewConstraints()
  /// The view's margins have changed.
  func viewLayoutMarginsDidChange()
  /// The view's safe area has changed.
  func viewSafeAreaInsetsDidChange()
  /// The view is about to come into a window, to change it or to leave it.
  func viewWillMove(toWindow window: UIWindow?)
  /// The view has come into a window, changed it or left it.
  func viewDidMove(toWindow window: UIWindow?)
  /// Light or dark for the view and everything in it, whatever is above.
  var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
  /// Traits that the view is shown under, whatever is above.
  var forcedTraits: UITraitCollection? { get }
  /// The view's traits have changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
  /// How much further than its superview's the view's safe area reaches.
  var safeAreaGain: UIEdgeInsets { get }
  /// Who comes after the controller in the responder chain, given the view's superview.
  func responder(after superview: UIView?) -> UIResponder?
}

extension ViewOwner {
  /// The superview.
  package func responder(after superview: UIView?) -> UIResponder? { superview }
}
