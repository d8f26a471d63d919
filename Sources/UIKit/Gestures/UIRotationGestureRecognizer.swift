// Rotations: two touches that turn about each other.

import Foundation

/// A continuous gesture recognizer for changes of the angle of the line between two touches.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, TwoTouchGesture {
  /// The rotation of the touches in radians, clockwise. If the property is set, further changes are
  /// added to the new value.
  open var rotation: CGFloat {
    get { turned }
    set { if newValue.isFinite { turned = newValue } }
  }
  /// The velocity of the rotation in radians per second. It is 0 from 0.1 seconds after the last
  /// movement.
  open var velocity: CGFloat { speed }

  private var turned: CGFloat = 0
  /// The total rotation since the touches began, regardless of values that `rotation` was set to.
  private var total: CGFloat = 0
  private var lastAngle: CGFloat?
  var samples = MotionSamples(.zero, at: 0)
  var measure: CGFloat { total }

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  public convenience init(handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIRotationGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesLeft(after: touches).isEmpty { turned = 0 }
    touchesDidBegin(at: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesDidMove(at: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesDidEnd(touches, at: event, cancelled: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    touchesDidEnd(touches, at: event, cancelled: true)
  }

  func follow(_ pair: TouchPair) -> CGFloat? {
    guard let lastAngle else { return nil }
    let turn = TouchPair.turn(from: lastAngle, to: pair.angle)
    self.lastAngle = pair.angle
    turned += turn
    total += turn
    return abs(total) * pair.length / 2
  }

  func rebase(on pair: TouchPair?) {
    lastAngle = pair?.angle
    if pair != nil, !isInProgress { total = 0 }
  }
}
