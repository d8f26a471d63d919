// A force, applied once or as long as the behavior is active.

import Foundation

/// A behavior that applies a force to items. A magnitude of 1 accelerates an item of 100 × 100
/// points by 100 points per second squared, or changes its velocity by 100 points per second if it
/// is instantaneous.
@preconcurrency @MainActor
open class UIPushBehavior: SegueItemBehavior {
  /// The duration of a push.
  public enum Mode: Int, Sendable {
    /// The force is applied as long as the behavior is active.
    case continuous = 0
    /// The force is applied once, each time the behavior is made active.
    case instantaneous = 1
  }

  private var offsets: [ObjectIdentifier: Vector] = [:]
  private var force = Vector.zero { didSet { resumeAnimator() } }
  /// The duration of the push.
  open private(set) var mode: Mode

  /// Creates a behavior for the given items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// A Boolean value that indicates whether the force is applied. It becomes `false` after an
  /// instantaneous push.
  open var active = true { didSet { resumeAnimator() } }

  /// The direction and magnitude of the force.
  open var pushDirection: CGVector {
    get { force.vector }
    set { force = Vector(newValue) }
  }
  /// The magnitude of the force. Setting it keeps the angle.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }
  /// The direction of the force in radians, clockwise from the right. Setting it keeps the
  /// magnitude.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }
  /// Sets the angle and the magnitude of the force.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = .polar(magnitude, angle)
  }

  /// Returns the offset from an item's center at which the force is applied.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    let offset = offsets[ObjectIdentifier(item)] ?? .zero
    return UIOffset(horizontal: offset.x, vertical: offset.y)
  }

  /// Sets the offset from an item's center at which the force is applied. An offset makes the item
  /// rotate.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = Vector(o)
  }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    guard active else { return }
    let time = mode == .continuous ? seconds : 1
    for item in items {
      let body = simulation.body(of: item)
      let arm = (offsets[ObjectIdentifier(item)] ?? .zero).rotated(by: body.angle)
      body.push(force * (DynamicConstants.push * time), at: arm)
    }
    if mode == .instantaneous { active = false }
  }
}
