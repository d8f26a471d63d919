// Pressing: fingers that stay where they came down, and then may move.

import Foundation

/// Recognizes fingers that rest for a while.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must rest, in seconds.
  open var minimumPressDuration: TimeInterval = GestureConstants.pressDuration
  /// How far they may move meanwhile.
  open var allowableMovement: CGFloat = GestureConstants.pressMovement
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
  /// How many taps come before.
  open var numberOfTapsRequired = 0

  private var start = CGPoint.zero
  private var ripening: World.EventToken?

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UILongPressGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UILongPressGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard current == .possible else { return }
    let tapsBefore = (liveTouches.map(\.tapCount).max() ?? 1) - 1
    guard liveTouches.count <= numberOfTouchesRequired, tapsBefore >= numberOfTapsRequired else {
      state = .failed
      return
    }
    guard liveTouches.count == numberOfTouchesRequired else { return }
    start = places.centroid
    guard minimumPressDuration > 0 else {
      state = .began
      return
    }
    let world = World.current
    let end = world.now + VirtualTime(seconds: minimumPressDuration)
    ripening = world.schedule(at: end) { [weak self] in
      self?.ripening = nil
      self?.state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay {
      state = .changed
    } else if ripening != nil, (places.centroid - start).length > allowableMovement {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isUnderWay || touchesLeft(after: touches).isEmpty { conclude(cancelled: false) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    conclude(cancelled: true)
  }

  open override func reset() {
    super.reset()
    cancelRipening()
  }

  private func cancelRipening() {
    if let ripening { World.current.cancel(ripening) }
    ripening = nil
  }
}
