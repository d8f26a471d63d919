// Two fingers that turn about each other.

import Foundation

/// Recognizes a changing angle of the line between two fingers.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer, FingerPairGesture {
  /// How far the fingers have turned, in radians, clockwise; setting it has it grow from there.
  open var rotation: CGFloat {
    get { turned }
    set { if newValue.isFinite { turned = newValue } }
  }
  /// How fast they turn, radians a second; 0 a tenth of a second after the last move.
  open var velocity: CGFloat { speed }

  private var turned: CGFloat = 0
  /// All turns since the fingers came down, whatever `rotation` was set to.
  private var total: CGFloat = 0
  private var lastAngle: CGFloat?
  var samples = MotionSamples(.zero, at: 0)
  var measure: CGFloat { total }

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UIRotationGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIRotationGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesLeft(after: touches).isEmpty { turned = 0 }
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
    guard let lastAngle else { return nil }
    let turn = FingerPair.turn(from: lastAngle, to: pair.angle)
    self.lastAngle = pair.angle
    turned += turn
    total += turn
    return abs(total) * pair.length / 2
  }

  func rebase(on pair: FingerPair?) {
    lastAngle = pair?.angle
    if pair != nil, !isUnderWay { total = 0 }
  }
}
