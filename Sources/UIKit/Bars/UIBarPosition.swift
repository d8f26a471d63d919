// Where a bar is, as old code says it for pictures behind bars.

import Foundation

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Wherever it is.
  case any = 0
  /// At the bottom of what it belongs to.
  case bottom = 1
  /// At its top.
  case top = 2
  /// At the top of the screen, reaching under the status bar.
  case topAttached = 3
}

extension UINavigationBar {
  /// Sets the picture behind the bar; a bar has one place here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
}
