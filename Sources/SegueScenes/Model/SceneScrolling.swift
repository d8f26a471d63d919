// How a view scrolls, and what else fingers do to a view.

import CoreGraphics

/// A scroll view's settings.
public struct SceneScrolling: Sendable {
  /// Width and height of what scrolls, shares of the view's; `nil` for as far as its views reach.
  public var content: LengthPair?
  /// Where it begins.
  public var offset = CGPoint.zero
  /// How much further than the content it scrolls: top, left, bottom, right.
  public var inset: [Double] = [0, 0, 0, 0]
  /// Whether it rests at multiples of its size only.
  public var isPaging = false
  /// Whether it gives way past its ends.
  public var bounces = true
  /// Where it gives way although the content fits.
  public var alwaysBounce: BounceAxis?
  /// Whether a finger scrolls only in the direction in which it sets out.
  public var isDirectionLocked = false
  /// How soon it comes to rest.
  public var deceleration = ScrollDeceleration.normal

  /// UIKit's own settings.
  public init() {}
}

/// The directions in which a scroll view gives way.
public enum BounceAxis: String, Sendable, CaseIterable {
  /// Sideways, up and down, or both.
  case horizontal, vertical, both
}

/// How soon a scroll view comes to rest.
public enum ScrollDeceleration: String, Sendable, CaseIterable {
  /// As UIKit's rates of these names.
  case normal, fast
}

/// What fingers do to a view.
public enum ViewGesture: String, Sendable, CaseIterable {
  /// It follows the finger.
  case pan
  /// Two fingers scale it.
  case pinch
  /// Two fingers turn it.
  case rotate
}
