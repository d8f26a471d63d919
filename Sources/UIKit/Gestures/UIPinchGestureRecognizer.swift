// Two fingers that go apart or come together.

import Foundation

/// Recognizes a changing distance between two fingers.
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance now in units of the distance at first; setting it has it grow from there.
  open var scale: CGFloat {
    get { factor }
    set { rebase(newValue) }
  }
  /// How fast the scale changes, per second; 0 a tenth of a second after the last move.
  open var velocity: CGFloat { samples.velocity(at: World.current.now.seconds).dx }

  private var factor: CGFloat = 1
  /// The distance that stands for a scale of 1.
  private var unit: CGFloat = 1
  private var firstLength: CGFloat?
  private var samples = MotionSamples(.zero, at: 0)

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UIPinchGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UIPinchGestureRecognizer) in handler(recognizer) }
  }

  private func rebase(_ scale: CGFloat) {
    guard scale.isFinite, scale > 0 else { return }
    factor = scale
    if let pair = FingerPair(liveTouches) { unit = pair.length / scale }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if touchesLeft(after: touches).isEmpty { (factor, firstLength) = (1, nil) }
    fingersChanged(to: liveTouches, at: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let pair = FingerPair(liveTouches), let firstLength else { return }
    factor = pair.length / unit
    samples.add(CGVector(dx: factor, dy: 0), at: event.timestamp)
    if isUnderWay {
      state = .changed
    } else if wishes.isEmpty, abs(pair.length - firstLength) >= GestureConstants.slop {
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
    guard let pair = FingerPair(touches) else { return }
    if firstLength == nil || !isUnderWay { firstLength = pair.length }
    unit = pair.length / factor
    samples = MotionSamples(CGVector(dx: factor, dy: 0), at: event.timestamp)
  }
}
