// The position of a bar, as the legacy API for background images specifies it.

import Foundation

/// The position of a bar.
public enum UIBarPosition: Int, Sendable {
  /// An unspecified position, which stands for all.
  case any = 0
  /// At the bottom of its containing view.
  case bottom = 1
  /// At the top of its containing view.
  case top = 2
  /// At the top of the screen, extending under the status bar.
  case topAttached = 3
}
