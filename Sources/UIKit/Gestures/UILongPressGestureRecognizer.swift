// Long presses: touches that remain in place, and may move afterwards.

import Foundation
import SegueWorld

/// A continuous gesture recognizer for touches that are held for a minimum duration.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of the press in seconds. The default is 0.5.
  open var minimumPressDuration: TimeInterval = GestureConstants.pressDuration
  /// The maximum movement before the press is recognized, in points. The default is 10.
  open var allowableMovement: CGFloat = GestureConstants.pressMovement
  /// The number of touches of the press. The default is 1.
  open var numberOfTouchesRequired = 1
  /// The number of taps that precede the press. The default is 0.
  open var numberOfTapsRequired = 0

  private var start = CGPoint.zero
  private var pressEvent: World.EventToken?

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  public convenience init(handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UILongPressGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible else { return }
    let tapsBefore = (activeTouches.map(\.tapCount).max() ?? 1) - 1
    guard activeTouches.count <= numberOfTouchesRequired, tapsBefore >= numberOfTapsRequired else {
      state = .failed
      return
    }
    guard activeTouches.count == numberOfTouchesRequired else { return }
    start = places.centroid
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    let world = World.current
    let end = world.now + VirtualTime(seconds: minimumPressDuration)
    pressEvent = world.schedule(at: end) { [weak self] in
      self?.pressEvent = nil
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isInProgress {
      state = .changed
    } else if pressEvent != nil, (places.centroid - start).length > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isInProgress || touchesLeft(after: touches).isEmpty { conclude(cancelled: false) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(cancelled: true)
  }

  open override func reset() {
    super.reset()
    cancelPressEvent()
  }

  private func cancelPressEvent() {
    if let pressEvent { World.current.cancel(pressEvent) }
    pressEvent = nil
  }
}
