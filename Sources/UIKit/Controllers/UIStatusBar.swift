// The appearance of the status bar. UIKit draws none here; the stage of a scene does.

import Foundation

/// The styles of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// The default text color of the system.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// The animations with which the status bar is hidden and shown.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none
  /// The status bar fades in or out.
  case fade
  /// The status bar slides in or out.
  case slide
}
