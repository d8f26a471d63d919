// Taps: one or more in sequence, with one or more touches.

import Foundation
import SegueWorld

/// A discrete gesture recognizer for touches that begin and end without moving.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of consecutive taps. The default is 1.
  open var numberOfTapsRequired = 1
  /// The number of touches of each tap. The default is 1.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var maximumTouches = 0
  private var starts: [(touch: UITouch, point: CGPoint)] = []
  private var firstPlace: CGPoint?
  private var timeout: World.EventToken?

  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// Creates a gesture recognizer that calls a closure, which it retains.
  public convenience init(handler: @escaping @MainActor (UITapGestureRecognizer) -> Void) {
    self.init(target: nil, action: nil)
    addHandler { (recognizer: UITapGestureRecognizer) in handler(recognizer) }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    cancelTimeout()
    for touch in activeTouches where touches.contains(touch) {
      starts.append((touch, touch.locationInWindow))
    }
    maximumTouches = max(maximumTouches, activeTouches.count)
    let first = firstPlace ?? places.centroid
    let isTooFar =
      taps > 0 && (places.first.map { ($0 - first).length } ?? 0) > GestureConstants.tapDistance
    if taps == 0 { firstPlace = places.centroid }
    if maximumTouches > numberOfTouchesRequired || isTooFar { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let hasStrayed = starts.contains {
      ($0.touch.locationInWindow - $0.point).length > GestureConstants.tapMovement
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touchesLeft(after: touches).isEmpty else { return }
    guard maximumTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    (maximumTouches, starts) = (0, [])
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
    (taps, maximumTouches, starts, firstPlace) = (0, 0, [], nil)
  }

  /// Returns a Boolean value that indicates whether this recognizer prevents another one. A tap
  /// recognizer does not prevent one that waits for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }
}
