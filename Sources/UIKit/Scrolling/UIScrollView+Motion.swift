// The motion of a scroll view without a touch: after a drag, or by code.

import Foundation
import SegueTiming
import SegueWorld

extension UIScrollView {
  /// The duration of an animated change of the offset, in seconds.
  static let animationDuration = 0.3
  /// The duration of an animated change of the offset in seconds, for scripts.
  package static var animationSeconds: Double { animationDuration }
  /// A Boolean value that indicates whether an animated change of the offset is running.
  package var isMovingByCode: Bool { isAnimatingOffset }
  /// The minimum velocity, in points per second, with which a drag turns the page.
  static let pagingSpeed: CGFloat = 250

  // MARK: After a drag

  /// Ends a drag with the given velocities of the content, in points per second.
  func release(horizontal: CGFloat, vertical: CGFloat) {
    var (x, y) = motions(horizontal: horizontal, vertical: vertical)
    let natural = CGPoint(x: x.rest, y: y.rest)
    let speed = CGPoint(x: horizontal / 1000, y: vertical / 1000)
    var target = adjustRest(natural, velocity: speed)
    follower?.scrollViewWillEndDragging(
      self, withVelocity: speed, targetContentOffset: &target)
    barScreen?.parent?.settleScroll(&target, of: self, in: barScreen)
    if target.x != natural.x {
      x = ScrollMotion(from: contentOffset.x, speed: horizontal, to: target.x)
    }
    if target.y != natural.y {
      y = ScrollMotion(from: contentOffset.y, speed: vertical, to: target.y)
    }
    endDragging(x, y)
  }

  private func motions(horizontal: CGFloat, vertical: CGFloat) -> (ScrollMotion, ScrollMotion) {
    if isPagingEnabled {
      return (pageMotion(.horizontal, speed: horizontal), pageMotion(.vertical, speed: vertical))
    }
    return (
      motion(from: contentOffset.x, speed: horizontal, horizontalLimits),
      motion(from: contentOffset.y, speed: vertical, verticalLimits)
    )
  }

  private func motion(
    from offset: CGFloat, speed: CGFloat, _ limits: ClosedRange<Double>
  ) -> ScrollMotion {
    ScrollMotion(
      from: Double(offset), speed: Double(speed), rate: Double(decelerationRate.rawValue),
      limits: limits, bounces: bounces)
  }

  private enum Axis { case horizontal, vertical }

  /// Returns the motion to the next page in the direction of a fast touch, or else to the nearest
  /// page; at most one page from where the drag began.
  private func pageMotion(_ axis: Axis, speed: CGFloat) -> ScrollMotion {
    let isHorizontal = axis == .horizontal
    let length = isHorizontal ? bounds.width : bounds.height
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let first = isHorizontal ? drag.firstOffset.x : drag.firstOffset.y
    let limits = isHorizontal ? horizontalLimits : verticalLimits
    guard length > 0 else { return ScrollMotion(from: offset, speed: 0, to: offset) }
    let place = offset / length
    var page = place.rounded()
    if speed > Self.pagingSpeed { page = place.rounded(.up) }
    if speed < -Self.pagingSpeed { page = place.rounded(.down) }
    let firstPage = (first / length).rounded()
    page = min(max(page, firstPage - 1), firstPage + 1)
    let target = min(max(Double(page * length), limits.lowerBound), limits.upperBound)
    return ScrollMotion(from: Double(offset), speed: Double(speed), to: target)
  }

  private func endDragging(_ x: ScrollMotion, _ y: ScrollMotion) {
    follower?.scrollViewDidEndDragging(self, willDecelerate: max(x.duration, y.duration) > 0)
    decelerate(x, y)
  }

  private func decelerate(_ x: ScrollMotion, _ y: ScrollMotion) {
    let end = max(x.duration, y.duration)
    guard end > 0 else { return indicators.hide() }
    isDecelerating = true
    follower?.scrollViewWillBeginDecelerating(self)
    let rest = CGPoint(x: onPixel(x.rest), y: onPixel(y.rest))
    run(for: end, at: { CGPoint(x: x.offset(at: $0), y: y.offset(at: $0)) }, to: rest)
  }

  /// Continues to a valid position after a touch that stopped the motion has ended without
  /// dragging.
  func touchEnded() {
    isTracking = false
    guard link == nil, !isDragging, !zoom.isActive else { return }
    let (x, y) = motions(horizontal: 0, vertical: 0)
    decelerate(x, y)
  }

  private func onPixel(_ offset: Double) -> CGFloat {
    let scale = UIKitState.current.screen.scale
    return (CGFloat(offset) * scale).rounded() / scale
  }

  // MARK: Programmatic scrolling

  func animate(to target: CGPoint) {
    let start = contentOffset
    guard start != target else { return }
    isAnimatingOffset = true
    let length = Self.animationDuration
    run(
      for: length,
      at: { seconds in
        let part = CGFloat(CubicCurve.easeInOut.value(at: seconds / length))
        return CGPoint(
          x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
      }, to: target)
  }

  /// Scrolls to the top after a tap on the status bar, if the delegate permits it.
  func scrollToTop() {
    guard follower?.scrollViewShouldScrollToTop(self) ?? true else { return }
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard contentOffset.y > top.y else { return }
    setContentOffset(top, animated: true)
    isScrollingToTop = isAnimatingOffset
  }

  private func offsetAnimationDidEnd() {
    if !isScrollingToTop {
      follower?.scrollViewDidEndScrollingAnimation(self)
    } else if contentOffset.y <= -adjustedContentInset.top {
      follower?.scrollViewDidScrollToTop(self)
    }
    isScrollingToTop = false
  }

  // MARK: Running

  /// Sets the offset at every refresh of the screen until `length` seconds have elapsed.
  private func run(
    for length: Double, at place: @escaping (Double) -> CGPoint, to rest: CGPoint
  ) {
    let begin = World.current.now.seconds
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      let time = link.timestamp - begin
      if time < length {
        contentOffset = place(time)
      } else {
        contentOffset = rest
        stopMoving()
      }
    }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  /// Stops the motion at the current offset, and notifies the delegate.
  func stopMoving() {
    guard let link else { return }
    link.invalidate()
    self.link = nil
    if isDecelerating {
      isDecelerating = false
      if !isTracking { indicators.hide() }
      follower?.scrollViewDidEndDecelerating(self)
    }
    if isAnimatingOffset {
      isAnimatingOffset = false
      offsetAnimationDidEnd()
    }
  }
}
