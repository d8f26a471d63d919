// Pinches: two touches that move apart or together.

import Foundation

/// A continuous gesture recognizer for changes of the distance between two touches.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, TwoTouchGesture {
  /// The distance between the touches relative to the initial distance. If the property is set,
  /// further changes are relative to the new value.
  open var scale: CGFloat {
    get { factor }
    set { setScale(newValue) }
  }
  /// The velocity of the scale, per second. It is 0 from 0.1 seconds after the last movement.
  open var velocity: CGFloat { speed }

  private var factor: CGFloat = 1
  /// The distance that corresponds to a scale of 1.
  private var unit: CGFloat = 1
  private var firstLength: CGFloat?
  var samples = MotionSamples(.zero, at: 0)
  var measure: CGFloat { factor }

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  public convenience init(handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIPinchGestureRecognizer) in handler(recognizer) }
  }

  private func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else { return }
    factor = scale
    if let pair = TouchPair(activeTouches) { unit = pair.length / scale }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesLeft(after: touches).isEmpty { (factor, firstLength) = (1, nil) }
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
    guard let firstLength else { return nil }
    factor = pair.length / unit
    return abs(pair.length - firstLength)
  }

  func rebase(on pair: TouchPair?) {
    guard let pair else { return }
    if firstLength == nil || !isInProgress { firstLength = pair.length }
    unit = pair.length / factor
  }
}
