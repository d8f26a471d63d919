// Taps on the status bar of a launched app, which scroll the content to its top. A touch that begins
// there is delivered as any other, since it may become a drag from the top of the screen. Only when
// it ends without having moved is it a tap on the status bar: it is then cancelled instead of ended,
// so that nothing beneath the status bar responds.

import Foundation
import SegueWorld

/// Recognizes taps on the status bar of a world.
@MainActor
final class StatusBarTaps {
  static var current: StatusBarTaps { World.current.associatedObject { StatusBarTaps() } }

  /// The touch that may be a tap, and where and when it began.
  private var candidate: (touch: UITouch, start: CGPoint, time: TimeInterval)?

  /// Follows the touches of an event, before they are delivered. A touch that ends as a tap on the
  /// status bar is cancelled.
  ///
  /// - Returns: Whether the event is the end of such a tap.
  func cancelTap(_ event: UIEvent, in window: UIWindow) -> Bool {
    guard UIKitState.current.life.isLaunched else { return false }
    guard event.touches.count == 1, let touch = event.touches.first, touch.window === window else {
      candidate = nil
      return false
    }
    if touch.phase == .began {
      candidate = (touch, touch.locationInWindow, touch.timestamp)
    }
    guard isTap(touch, in: window) else {
      candidate = nil
      return false
    }
    guard !touch.isDown else { return false }
    candidate = nil
    guard touch.phase == .ended else { return false }
    touch.phase = .cancelled
    return true
  }

  /// Returns whether everything that the touch has done so far is part of a tap.
  private func isTap(_ touch: UITouch, in window: UIWindow) -> Bool {
    guard let candidate, candidate.touch === touch else { return false }
    return window.showsStatusBar(at: touch.locationInWindow)
      && (touch.locationInWindow - candidate.start).length < GestureConstants.tapMovement
      && touch.timestamp - candidate.time < GestureConstants.pressDuration
  }

  /// Responds to a tap: the only scroll view in the key window that permits it scrolls to its top.
  /// Where there are several, none does, as it is not known which one is meant.
  func respond() {
    World.current.touches.recordRecognition()
    let views = UIKitState.current.keyWindow?.scrollViewsForStatusBar ?? []
    if views.count == 1 { views[0].scrollToTop() }
  }
}

extension UIWindow {
  /// Returns whether the status bar of a launched app receives the taps at a point in the window's
  /// coordinates.
  package func leavesTapToStatusBar(at point: CGPoint) -> Bool {
    UIKitState.current.life.isLaunched && showsStatusBar(at: point)
  }

  /// Returns whether a status bar is visible at a point in the window's coordinates.
  fileprivate func showsStatusBar(at point: CGPoint) -> Bool {
    let state = UIKitState.current
    let onScreen = CGPoint(
      x: point.x + frame.minX - bounds.minX, y: point.y + frame.minY - bounds.minY)
    guard state.application.statusBarFrame.contains(onScreen) else { return false }
    return state.hostWindow?.shown.statusBarAppearance.isHidden == false
  }

  /// The visible scroll views that scroll to their tops at a tap on the status bar.
  fileprivate var scrollViewsForStatusBar: [UIScrollView] {
    var found: [UIScrollView] = []
    collectScrollViews(of: self, into: &found)
    return found
  }

  private func collectScrollViews(of view: UIView, into found: inout [UIScrollView]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    if let scroll = view as? UIScrollView, scroll.scrollsToTop,
      scroll.convert(scroll.bounds, to: self).intersects(bounds)
    {
      found.append(scroll)
    }
    for subview in view.subviews { collectScrollViews(of: subview, into: &found) }
  }
}
