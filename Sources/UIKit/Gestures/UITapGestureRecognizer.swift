// Tapping, once or several times, with one finger or several.

import Foundation

/// Recognizes fingers that come down and are lifted without moving.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps in a row it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostFingers = 0
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var firstPlace: CGPoint?
  private var timeout: World.EventToken?

  /// A recognizer that has `target`, which it does not keep, perform `action`.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// A recognizer that calls a closure, and keeps it.
  public convenience init(handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UITapGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelTimeout()
    for touch in liveTouches where touches.contains(touch) {
      starts.append((touch, touch.locationInWindow))
    }
    mostFingers = max(mostFingers, liveTouches.count)
    let first = firstPlace ?? places.centroid
    let isTooFar =
      taps > 0 && (places.first.map { ($0 - first).length } ?? 0) > GestureConstants.tapDistance
    if taps == 0 { firstPlace = places.centroid }
    if mostFingers > numberOfTouchesRequired || isTooFar { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = starts.contains {
      ($0.touch.locationInWindow - $0.point).length > GestureConstants.tapMovement
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesLeft(after: touches).isEmpty else { return }
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    (mostFingers, starts) = (0, [])
    if taps >= numberOfTapsRequired { state = .ended } else { waitForNextTap() }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  private func waitForNextTap() {
    let world = World.current
    let end = world.now + VirtualTime(seconds: GestureConstants.tapInterval)
    timeout = world.schedule(at: end) { [weak self] in self?.state = .failed }
  }

  private func cancelTimeout() {
    if let timeout { World.current.cancel(timeout) }
    timeout = nil
  }

  open override func reset() {
    super.reset()
    cancelTimeout()
    (taps, mostFingers, starts, firstPlace) = (0, 0, [], nil)
  }

  /// A tap does not end a recognizer's waiting for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
