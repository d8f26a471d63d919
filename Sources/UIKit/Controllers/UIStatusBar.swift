// What a status bar would be like: there is none.

import Foundation

/// How the status bar would look.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// How the status bar would come and go.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// It fades.
  case fade
  /// It slides.
  case slide
}
