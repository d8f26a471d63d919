// Two fingers that turn about each other.

import Foundation

/// Recognizes a changing angle of the line between two fingers.
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned, in radians, clockwise; setting it has it grow from there.
  open var rotation: CGFloat {
    get { turned }
    set { if newValue.isFinite { turned = newValue } }
  }
  /// How fast they turn, radians a second; 0 a tenth of a second after the last move.
  open var velocity: CGFloat { samples.velocity(at: World.current.now.seconds).dx }

  private var turned: CGFloat = 0
  /// All turns since the fingers came down, whatever `rotation` was set to.
  private var total: CGFloat = 0
  private var lastAngle: CGFloat?
  private var samples = MotionSamples(.zero, at: 0)

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
    fingersChanged(to: liveTouches, at: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(liveTouches), let lastAngle else { return }
    let turn = FingerPair.turn(from: lastAngle, to: pair.angle)
    self.lastAngle = pair.angle
    turned += turn
    total += turn
    samples.add(CGVector(dx: total, dy: 0), at: event.timestamp)
    if isUnderWay {
      state = .changed
    } else if wishes.isEmpty, abs(total) * pair.length / 2 >= GestureConstants.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, event, cancelled: false)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    fingersLeft(touches, event, cancelled: true)
  }

  private func fingersLeft(_ touches: Set<UITouch>, _ event: UIEvent, cancelled: Bool) {
    let left = touchesLeft(after: touches)
    if left.isEmpty { return conclude(cancelled: cancelled) }
    fingersChanged(to: left, at: event)
  }

  /// Other fingers, but no jump.
  private func fingersChanged(to touches: [UITouch], at event: UIEvent) {
    lastAngle = FingerPair(touches)?.angle
    guard lastAngle != nil else { return }
    if !isUnderWay { total = 0 }
    samples = MotionSamples(CGVector(dx: total, dy: 0), at: event.timestamp)
  }
}
