// What a scroll view remembers of zooming, and the pinch that does it. Past its limits a scale gives way: the
// further, the less, and never to more than twice the limit.

import Foundation

/// What a scroll view remembers of zooming.
struct ScrollZoom {
  /// The scale of the zoomed view.
  var scale: CGFloat = 1
  /// Whether fingers or code are changing it over time.
  var isUnderWay = false
  /// The scale when the fingers came.
  var firstScale: CGFloat = 1
  /// What was between the fingers at first, in the zoomed view's own coordinates.
  var grip = CGPoint.zero
  /// Where that has gone with the fingers, from the scroll view's upper left corner.
  var hand = CGPoint.zero
  /// What plays a change by code, or the way back from past a limit.
  var link: CADisplayLink?
}

/// The limits of a scale, and how it gives way past them.
struct ZoomLimits {
  var least: CGFloat
  var most: CGFloat

  init(_ least: CGFloat, _ most: CGFloat) {
    self.least = least.isFinite && least > 0 ? least : 1
    self.most = max(self.least, most.isFinite ? most : 1)
  }

  /// Whether there is anything to zoom.
  var isOpen: Bool { most > least }

  func clamped(_ scale: CGFloat) -> CGFloat {
    scale.isFinite ? min(max(scale, least), most) : least
  }

  /// What shows for the scale that fingers ask for.
  func yielding(_ scale: CGFloat) -> CGFloat {
    if scale > most { return most * Self.beyond(scale / most) }
    if scale > 0, scale < least { return least / Self.beyond(least / scale) }
    return clamped(scale)
  }

  private static func beyond(_ excess: CGFloat) -> CGFloat {
    let push = (excess - 1) / 2
    return 1 + push / (1 + push)
  }
}

/// A pinch that begins although its scroll view's pan has begun: that then gives way.
final class ScrollPinch: UIPinchGestureRecognizer {
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventingGestureRecognizer !== (view as? UIScrollView)?.panGestureRecognizer
  }
}
