// Pointers over views, which phones do not have.

import Foundation

/// A gesture recognizer for a pointer that moves over a view. There is no pointer: its state remains
/// `possible`, and it observes no touches.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Creates a gesture recognizer with a target and an action. The target is not retained.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  /// The distance of a pencil from the screen, from 0 to 1. Always 0.
  open var zOffset: CGFloat { 0 }
  /// The angle of a pencil to the screen, in radians. Always upright.
  open var altitudeAngle: CGFloat { .pi / 2 }
  /// The angle of a pencil about its own axis, in radians. Always 0.
  open var rollAngle: CGFloat { 0 }
  /// Returns the direction of a pencil, in radians. Always 0.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of a pencil as a vector of length 1.
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { ignore(touch, for: event) }
  }
}
