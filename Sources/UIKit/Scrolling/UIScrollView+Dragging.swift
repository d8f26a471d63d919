// A finger on a scroll view. The content follows it from where the pan began (the 10 points before
// that are swallowed), and past the ends it follows by a rubber band.

import Foundation

/// What a scroll view remembers of a drag.
struct ScrollDrag {
  /// The offset at first, without rubber band.
  var start = CGPoint.zero
  /// The pan's translation at first.
  var base = CGPoint.zero
  /// The offset at first, as it was.
  var firstOffset = CGPoint.zero
  var movesHorizontally = false
  var movesVertically = false
  /// What takes the part of the way that the content has no use for.
  weak var taker: (any ScrollDragTaker)?
  /// How far down the finger was when the taker was last asked.
  var askedAt: CGFloat = 0
}

/// What a scroll view is in that moves with a finger when the content has come to its top: a sheet.
@MainActor
protocol ScrollDragTaker: AnyObject {
  /// The finger goes `step` down, which would take the content `excess` below its top (0: it is there
  /// already, less: it is not). Returns how much of the step it takes.
  func takes(_ step: CGFloat, beyondTop excess: CGFloat) -> CGFloat
  /// The finger has been lifted; returns whether the speed was taken, too.
  func scrollDragEnded(velocity: CGFloat) -> Bool
}

/// A pan that tells its scroll view when a finger comes and goes.
final class ScrollPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (view as? UIScrollView)?.fingerCame()
  }

  override func reset() {
    super.reset()
    (view as? UIScrollView)?.fingerWent()
  }
}

extension UIScrollView {
  func makePan() -> UIPanGestureRecognizer {
    let pan = ScrollPan(target: nil, action: nil)
    pan.addHandler { [weak self] (pan: ScrollPan) in self?.follow(pan) }
    return pan
  }

  // MARK: Limits

  private static func limits(
    content: CGFloat, shown: CGFloat, before: CGFloat, after: CGFloat
  ) -> ClosedRange<Double> {
    let first = -before
    return Double(first)...Double(max(first, content + after - shown))
  }

  var horizontalLimits: ClosedRange<Double> {
    let inset = adjustedContentInset
    return Self.limits(
      content: contentSize.width, shown: bounds.width, before: inset.left, after: inset.right)
  }

  var verticalLimits: ClosedRange<Double> {
    let inset = adjustedContentInset
    return Self.limits(
      content: contentSize.height, shown: bounds.height, before: inset.top, after: inset.bottom)
  }

  var scrollsHorizontally: Bool {
    alwaysBounceHorizontal && bounces
      || horizontalLimits.upperBound > horizontalLimits.lowerBound
  }

  var scrollsVertically: Bool {
    alwaysBounceVertical && bounces || verticalLimits.upperBound > verticalLimits.lowerBound
  }

  // MARK: Following the finger

  func fingerCame() {
    isTracking = true
    fingerStoppedMotion = isDecelerating
    stopMoving()
    if fingerStoppedMotion { indicators.show(self) }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began: beginDrag(pan)
    case .changed: move(pan)
    case .ended: endDrag(pan)
    case .cancelled, .failed: cancelDrag()
    case .possible: break
    }
  }

  private func beginDrag(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: superview)
    (isTracking, isDragging) = (true, true)
    indicators.show(self)
    drag = ScrollDrag(
      start: CGPoint(
        x: finger(contentOffset.x, horizontalLimits, bounds.width),
        y: finger(contentOffset.y, verticalLimits, bounds.height)),
      base: way, firstOffset: contentOffset, movesHorizontally: scrollsHorizontally,
      movesVertically: scrollsVertically)
    if isDirectionalLockEnabled && way.x != way.y {
      if abs(way.x) > abs(way.y) { drag.movesVertically = false }
      if abs(way.x) < abs(way.y) { drag.movesHorizontally = false }
    }
    if drag.movesVertically { drag.taker = dragTaker }
    drag.askedAt = way.y
    follower?.scrollViewWillBeginDragging(self)
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    if let taker = drag.taker { handOver(pan, to: taker) }
    let finger = fingerOffset(pan)
    var offset = contentOffset
    if drag.movesHorizontally { offset.x = content(finger.x, horizontalLimits, bounds.width) }
    if drag.movesVertically { offset.y = content(finger.y, verticalLimits, bounds.height) }
    contentOffset = offset
  }

  /// Where the offset would be without ends.
  private func fingerOffset(_ pan: UIPanGestureRecognizer) -> CGPoint {
    let way = pan.translation(in: superview) - drag.base
    return CGPoint(x: drag.start.x - way.dx, y: drag.start.y - way.dy)
  }

  private func handOver(_ pan: UIPanGestureRecognizer, to taker: any ScrollDragTaker) {
    let way = pan.translation(in: superview).y
    let step = way - drag.askedAt
    drag.askedAt = way
    let excess = CGFloat(verticalLimits.lowerBound) - fingerOffset(pan).y
    let isAtTop = step > 0 || excess + (0 - step) >= -0.01
    guard step != 0, isAtTop else { return }
    drag.base.y += taker.takes(step, beyondTop: step > 0 ? min(excess, step) : 0)
  }

  /// The sheet that the view is in.
  private var dragTaker: (any ScrollDragTaker)? {
    var ancestor = superview
    while let view = ancestor {
      if let card = view as? SheetCardView { return card.sheet?.dragging }
      ancestor = view.superview
    }
    return nil
  }

  private func endDrag(_ pan: UIPanGestureRecognizer) {
    var (finger, speed) = (fingerOffset(pan), pan.velocity(in: superview))
    if let taker = drag.taker, taker.scrollDragEnded(velocity: speed.y) {
      speed.y = 0
      finger.y = max(finger.y, CGFloat(verticalLimits.lowerBound))
    }
    (isTracking, isDragging) = (false, false)
    release(
      horizontal: drag.movesHorizontally
        ? slowed(0 - speed.x, at: finger.x, horizontalLimits, bounds.width) : 0,
      vertical: drag.movesVertically
        ? slowed(0 - speed.y, at: finger.y, verticalLimits, bounds.height) : 0)
  }

  private func cancelDrag() {
    _ = drag.taker?.scrollDragEnded(velocity: 0)
    (isTracking, isDragging) = (false, false)
    release(horizontal: 0, vertical: 0)
  }

  // MARK: The rubber band

  private func content(_ finger: CGFloat, _ limits: ClosedRange<Double>, _ length: CGFloat)
    -> CGFloat
  {
    let end = min(max(finger, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    guard bounces else { return end }
    return end + RubberBand(length: length).content(forFinger: finger - end)
  }

  private func finger(_ content: CGFloat, _ limits: ClosedRange<Double>, _ length: CGFloat)
    -> CGFloat
  {
    let end = min(max(content, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    return end + RubberBand(length: length).finger(forContent: content - end)
  }

  /// The content's speed for a finger's.
  private func slowed(
    _ speed: CGFloat, at finger: CGFloat, _ limits: ClosedRange<Double>, _ length: CGFloat
  ) -> CGFloat {
    let end = min(max(finger, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    if finger == end { return speed }
    return bounces ? speed * RubberBand(length: length).slope(atFinger: finger - end) : 0
  }
}
