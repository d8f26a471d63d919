// Gravity, with the same acceleration for all items.

import Foundation

/// A behavior that applies gravity to items. A magnitude of 1 is an acceleration of 1000 points per
/// second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: SegueItemBehavior {
  private var pull = Vector(0, 1) { didSet { resumeAnimator() } }

  /// The direction and magnitude of gravity. The default is (0, 1).
  open var gravityDirection: CGVector {
    get { pull.vector }
    set { pull = Vector(newValue) }
  }
  /// The magnitude of gravity. Setting it keeps the angle.
  open var magnitude: CGFloat {
    get { pull.magnitude }
    set { pull.magnitude = newValue }
  }
  /// The direction of gravity in radians, clockwise from the right. Setting it keeps the magnitude.
  open var angle: CGFloat {
    get { pull.angle }
    set { pull.angle = newValue }
  }
  /// Sets the angle and the magnitude of gravity.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pull = .polar(magnitude, angle)
  }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    for item in items {
      let body = simulation.body(of: item)
      if body.inverseMass > 0 { body.velocity += pull * (DynamicConstants.gravity * seconds) }
    }
  }
}
