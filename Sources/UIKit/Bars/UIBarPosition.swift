// The position of a bar, as the legacy API for background images specifies it, and the delegate that
// is asked for it.

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

/// The interface of bars that have a position.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// The position of the bar.
  var barPosition: UIBarPosition { get }
}

/// The interface of delegates that determine the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Returns the position of a bar. It is never called here, since bars are drawn where they are.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// Returns `any`.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
