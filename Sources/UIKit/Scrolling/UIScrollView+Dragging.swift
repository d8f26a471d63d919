// Dragging a scroll view. The content follows the touch from where the pan began (the first 10
// points are not applied), and beyond the edges with a rubber-band effect.

import Foundation

/// The state of dragging a scroll view.
struct ScrollDrag {
  /// The initial offset without the rubber-band effect.
  var start = CGPoint.zero
  /// The initial translation of the pan.
  var base = CGPoint.zero
  /// The initial offset as displayed.
  var firstOffset = CGPoint.zero
  var movesHorizontally = false
  var movesVertically = false
  /// The receiver of the movement that the content does not use.
  weak var receiver: (any ScrollDragReceiver)?
  /// The vertical translation at the last call of the receiver.
  var lastTranslation: CGFloat = 0
}

/// An object around a scroll view that moves with the touch when the content is at its top: a
/// sheet.
@MainActor
protocol ScrollDragReceiver: AnyObject {
  /// Receives a movement of the touch.
  ///
  /// - Parameter step: The distance downward, in points.
  /// - Parameter excess: The resulting distance of the content below its top; 0 if it is at the
  ///   top, negative if it is not.
  /// - Returns: The part of the step that is used.
  func consume(_ step: CGFloat, beyondTop excess: CGFloat) -> CGFloat
  /// Receives the end of the touch.
  ///
  /// - Returns: Whether the velocity is used, too.
  func scrollDragEnded(velocity: CGFloat) -> Bool
}

/// A pan that notifies its scroll view when a touch begins and ends.
final class ScrollPan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    (view as? UIScrollView)?.touchBegan()
  }

  override var mayTakeTouches: Bool {
    (view as? UIScrollView)?.mayTake(observedTouches) ?? true
  }

  override func reset() {
    super.reset()
    (view as? UIScrollView)?.touchEnded()
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

  // MARK: Tracking

  func touchBegan() {
    isTracking = true
    touchStoppedMotion = isDecelerating
    stopMoving()
    if touchStoppedMotion { indicators.show(self) }
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
    let translation = pan.translation(in: superview)
    (isTracking, isDragging) = (true, true)
    indicators.show(self)
    drag = ScrollDrag(
      start: CGPoint(
        x: touchOffset(contentOffset.x, horizontalLimits, bounds.width),
        y: touchOffset(contentOffset.y, verticalLimits, bounds.height)),
      base: translation, firstOffset: contentOffset, movesHorizontally: scrollsHorizontally,
      movesVertically: scrollsVertically)
    if isDirectionalLockEnabled && translation.x != translation.y {
      if abs(translation.x) > abs(translation.y) { drag.movesVertically = false }
      if abs(translation.x) < abs(translation.y) { drag.movesHorizontally = false }
    }
    if drag.movesVertically { drag.receiver = dragReceiver }
    drag.lastTranslation = translation.y
    follower?.scrollViewWillBeginDragging(self)
    keyboardDragDidBegin()
  }

  private func move(_ pan: UIPanGestureRecognizer) {
    if let receiver = drag.receiver { offerTranslation(pan, to: receiver) }
    keyboardDragDidMove(pan)
    let touchOffset = unlimitedOffset(pan)
    var offset = contentOffset
    if drag.movesHorizontally { offset.x = content(touchOffset.x, horizontalLimits, bounds.width) }
    if drag.movesVertically { offset.y = content(touchOffset.y, verticalLimits, bounds.height) }
    contentOffset = offset
  }

  /// Returns the offset without the limits.
  private func unlimitedOffset(_ pan: UIPanGestureRecognizer) -> CGPoint {
    let translation = pan.translation(in: superview) - drag.base
    return CGPoint(x: drag.start.x - translation.dx, y: drag.start.y - translation.dy)
  }

  private func offerTranslation(_ pan: UIPanGestureRecognizer, to receiver: any ScrollDragReceiver)
  {
    let translation = pan.translation(in: superview).y
    let step = translation - drag.lastTranslation
    drag.lastTranslation = translation
    let excess = CGFloat(verticalLimits.lowerBound) - unlimitedOffset(pan).y
    let isAtTop = step > 0 || excess + (0 - step) >= -0.01
    guard step != 0, isAtTop else { return }
    drag.base.y += receiver.consume(step, beyondTop: step > 0 ? min(excess, step) : 0)
  }

  /// The drag of the sheet that contains the view.
  private var dragReceiver: (any ScrollDragReceiver)? {
    var ancestor = superview
    while let view = ancestor {
      if let card = view as? SheetCardView { return card.sheet?.dragging }
      ancestor = view.superview
    }
    return nil
  }

  private func endDrag(_ pan: UIPanGestureRecognizer) {
    var (touchOffset, speed) = (unlimitedOffset(pan), pan.velocity(in: superview))
    if let receiver = drag.receiver, receiver.scrollDragEnded(velocity: speed.y) {
      speed.y = 0
      touchOffset.y = max(touchOffset.y, CGFloat(verticalLimits.lowerBound))
    }
    (isTracking, isDragging) = (false, false)
    keyboardDragDidEnd(velocity: pan.velocity(in: nil).y)
    release(
      horizontal: drag.movesHorizontally
        ? slowed(0 - speed.x, at: touchOffset.x, horizontalLimits, bounds.width) : 0,
      vertical: drag.movesVertically
        ? slowed(0 - speed.y, at: touchOffset.y, verticalLimits, bounds.height) : 0)
  }

  private func cancelDrag() {
    _ = drag.receiver?.scrollDragEnded(velocity: 0)
    (isTracking, isDragging) = (false, false)
    keyboardDragDidEnd(velocity: 0)
    release(horizontal: 0, vertical: 0)
  }

  // MARK: The rubber band

  private func content(_ touchOffset: CGFloat, _ limits: ClosedRange<Double>, _ length: CGFloat)
    -> CGFloat
  {
    let end = min(max(touchOffset, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    guard bounces else { return end }
    return end + RubberBand(length: length).content(forTouch: touchOffset - end)
  }

  private func touchOffset(_ content: CGFloat, _ limits: ClosedRange<Double>, _ length: CGFloat)
    -> CGFloat
  {
    let end = min(max(content, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    return end + RubberBand(length: length).touchOffset(forContent: content - end)
  }

  /// Returns the velocity of the content for a velocity of the touch.
  private func slowed(
    _ speed: CGFloat, at touchOffset: CGFloat, _ limits: ClosedRange<Double>, _ length: CGFloat
  ) -> CGFloat {
    let end = min(max(touchOffset, CGFloat(limits.lowerBound)), CGFloat(limits.upperBound))
    if touchOffset == end { return speed }
    return bounces ? speed * RubberBand(length: length).slope(atTouch: touchOffset - end) : 0
  }
}
