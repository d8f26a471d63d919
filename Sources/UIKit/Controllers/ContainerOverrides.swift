// What apps override in extensions of UIKit's container controllers. With Objective-C that replaces the
// members of the classes themselves. Here the adapter renames such a member and lets the class conform to
// the protocol of the member, and the class asks for the conformance.

import Foundation

/// A container whose extension in the app says the style of the status bar.
@preconcurrency @MainActor
public protocol SeguePreferredStatusBarStyleOverride {
  /// What the extension says.
  var overridingPreferredStatusBarStyle: UIStatusBarStyle { get }
}

/// A container whose extension in the app says whether the status bar is hidden.
@preconcurrency @MainActor
public protocol SeguePrefersStatusBarHiddenOverride {
  /// What the extension says.
  var overridingPrefersStatusBarHidden: Bool { get }
}

/// A container whose extension in the app says the child that says the style of the status bar.
@preconcurrency @MainActor
public protocol SegueChildForStatusBarStyleOverride {
  /// What the extension says.
  var overridingChildForStatusBarStyle: UIViewController? { get }
}

/// A container whose extension in the app says the child that says whether the status bar is hidden.
@preconcurrency @MainActor
public protocol SegueChildForStatusBarHiddenOverride {
  /// What the extension says.
  var overridingChildForStatusBarHidden: UIViewController? { get }
}

/// A container whose extension in the app says how the status bar comes and goes.
@preconcurrency @MainActor
public protocol SeguePreferredStatusBarUpdateAnimationOverride {
  /// What the extension says.
  var overridingPreferredStatusBarUpdateAnimation: UIStatusBarAnimation { get }
}

/// A container whose extension in the app says whether the screen rotates with the device.
@preconcurrency @MainActor
public protocol SegueShouldAutorotateOverride {
  /// What the extension says.
  var overridingShouldAutorotate: Bool { get }
}

/// A container whose extension in the app says the orientations.
@preconcurrency @MainActor
public protocol SegueSupportedInterfaceOrientationsOverride {
  /// What the extension says.
  var overridingSupportedInterfaceOrientations: UIInterfaceOrientationMask { get }
}

/// A container whose extension in the app says the orientation in which the controller is presented.
@preconcurrency @MainActor
public protocol SeguePreferredInterfaceOrientationForPresentationOverride {
  /// What the extension says.
  var overridingPreferredInterfaceOrientationForPresentation: UIInterfaceOrientation { get }
}

/// A container whose extension in the app says the child that says whether the home indicator is hidden.
@preconcurrency @MainActor
public protocol SegueChildForHomeIndicatorAutoHiddenOverride {
  /// What the extension says.
  var overridingChildForHomeIndicatorAutoHidden: UIViewController? { get }
}

/// A container whose extension in the app says whether the home indicator is hidden.
@preconcurrency @MainActor
public protocol SeguePrefersHomeIndicatorAutoHiddenOverride {
  /// What the extension says.
  var overridingPrefersHomeIndicatorAutoHidden: Bool { get }
}

/// A container whose extension in the app prepares the view.
@preconcurrency @MainActor
public protocol SegueViewDidLoadOverride {
  /// Called in place of the class's own `viewDidLoad()`.
  func overridingViewDidLoad()
}

extension UIViewController {
  /// Returns what an extension in the app says in place of the class, or what the class says.
  func overridden<Override, Value>(
    _: Override.Type, _ value: (Override) -> Value, else usual: @autoclosure () -> Value
  ) -> Value {
    (self as? Override).map(value) ?? usual()
  }
}
