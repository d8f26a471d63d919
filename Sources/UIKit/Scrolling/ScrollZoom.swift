// The state of zooming a scroll view, and the pinch that does it. Beyond its limits, the scale has
// a rubber-band effect, and never exceeds twice the limit.

import Foundation

/// The state of zooming a scroll view.
struct ScrollZoom {
  /// The scale of the zoomed view.
  var scale: CGFloat = 1
  /// A Boolean value that indicates whether touches or code are changing the scale over time.
  var isActive = false
  /// The scale at the beginning of the pinch.
  var firstScale: CGFloat = 1
  /// The initial center of the touches, in the zoomed view's own coordinates.
  var anchor = CGPoint.zero
  /// The current center of the touches, relative to the scroll view's upper-left corner.
  var touchCenter = CGPoint.zero
  /// The display link that runs a change by code, or the return to a limit.
  var link: CADisplayLink?
}

/// The limits of a scale, and the rubber-band effect beyond them.
struct ZoomLimits {
  var minimum: CGFloat
  var maximum: CGFloat

  init(_ minimum: CGFloat, _ maximum: CGFloat) {
    self.minimum = minimum.isFinite && minimum > 0 ? minimum : 1
    self.maximum = max(self.minimum, maximum.isFinite ? maximum : 1)
  }

  /// A Boolean value that indicates whether the limits permit zooming.
  var isOpen: Bool { maximum > minimum }

  func clamped(_ scale: CGFloat) -> CGFloat {
    scale.isFinite ? min(max(scale, minimum), maximum) : minimum
  }

  /// Returns the displayed scale for the scale of the touches.
  func yielding(_ scale: CGFloat) -> CGFloat {
    if scale > maximum { return maximum * Self.beyond(scale / maximum) }
    if scale > 0, scale < minimum { return minimum / Self.beyond(minimum / scale) }
    return clamped(scale)
  }

  private static func beyond(_ excess: CGFloat) -> CGFloat {
    let push = (excess - 1) / 2
    return 1 + push / (1 + push)
  }
}

/// A pinch that begins even though its scroll view's pan has begun, and then takes precedence.
final class ScrollPinch: UIPinchGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
  }
}
