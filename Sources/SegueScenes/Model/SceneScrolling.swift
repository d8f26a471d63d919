// The scrolling of a view, and the other gestures that it responds to.

import CoreGraphics

/// The settings of a scroll view.
public struct SceneScrolling: Sendable {
  /// The content size, in points or percent of the view. `nil` encloses the view's subviews.
  public var content: LengthPair?
  /// The initial content offset, in points.
  public var offset = CGPoint.zero
  /// The content insets in points: top, left, bottom, right.
  public var inset: [Double] = [0, 0, 0, 0]
  /// A Boolean value that indicates whether scrolling stops only at multiples of the view's size.
  public var isPaging = false
  /// A Boolean value that indicates whether the view bounces past the ends of the content.
  public var bounces = true
  /// The axis along which the view bounces even if the content fits, or `nil` for none.
  public var alwaysBounce: BounceAxis?
  /// A Boolean value that indicates whether a drag scrolls only along the axis in which it starts.
  public var isDirectionLocked = false
  /// The deceleration rate after a drag.
  public var deceleration = ScrollDeceleration.normal

  /// Creates the settings that UIKit's scroll view has by default.
  public init() {}
}

/// The axes along which a scroll view bounces even if the content fits.
public enum BounceAxis: String, Sendable, CaseIterable {
  /// Horizontally, vertically, or both.
  case horizontal, vertical, both
}

/// The deceleration rates of a scroll view.
public enum ScrollDeceleration: String, Sendable, CaseIterable {
  /// The UIKit rates of these names.
  case normal, fast
}

/// The gestures that a view can respond to.
public enum ViewGesture: String, Sendable, CaseIterable {
  /// The view follows one finger.
  case pan
  /// Two fingers scale the view.
  case pinch
  /// Two fingers rotate the view.
  case rotate
}
