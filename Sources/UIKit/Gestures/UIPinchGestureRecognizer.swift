// Two fingers that go apart or come together.

import Foundation

/// Recognizes a changing distance between two fingers.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer, FingerPairGesture {
  /// The distance now in units of the distance at first; setting it has it grow from there.
  open var scale: CGFloat {
    get { factor }
    set { setScale(newValue) }
  }
  /// How fast the scale changes, per second; 0 a tenth of a second after the last move.
  open var velocity: CGFloat { speed }

  private var factor: CGFloat = 1
  /// The distance that stands for a scale of 1.
  private var unit: CGFloat = 1
  private var firstLength: CGFloat?
  var samples = MotionSamples(.zero, at: 0)
  var measure: CGFloat { factor }

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIPinchGestureRecognizer) in handler(recognizer) }
  }

  private func setScale(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else { return }
    factor = scale
    if let pair = FingerPair(liveTouches) { unit = pair.length / scale }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesLeft(after: touches).isEmpty { (factor, firstLength) = (1, nil) }
    fingersCame(at: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersMoved(at: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, at: event, cancelled: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, at: event, cancelled: true)
  }

  func follow(_ pair: FingerPair) -> CGFloat? {
    guard let firstLength else { return nil }
    factor = pair.length / unit
    return abs(pair.length - firstLength)
  }

  func rebase(on pair: FingerPair?) {
    guard let pair else { return }
    if firstLength == nil || !isUnderWay { firstLength = pair.length }
    unit = pair.length / factor
  }
}
