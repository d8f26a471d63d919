// The materials and velocities of items.

import Foundation

/// A behavior that sets the physical properties of items, such as density, friction and elasticity.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: SegueItemBehavior {
  private var material = DynamicMaterial(elasticity: 0, friction: 0) { didSet { resumeAnimator() } }

  open override func removeItem(_ item: any UIDynamicItem) {
    dynamicAnimator?.simulation.existingBody(of: item)?.material = DynamicMaterial()
    super.removeItem(item)
  }

  // MARK: Material properties

  /// The fraction of its speed that an item keeps when it bounces, 0…1.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { material.elasticity = Double(newValue) }
  }
  /// The friction of an item in contact with others. A value of 0 means no friction.
  open var friction: CGFloat {
    get { material.friction }
    set { material.friction = max(0, Double(newValue)) }
  }
  /// The density of an item: its mass relative to its area. The default is 1.
  open var density: CGFloat {
    get { material.density }
    set { material.density = Double(newValue) }
  }
  /// The linear damping of an item, as the fraction of its speed that it loses per second.
  open var resistance: CGFloat {
    get { material.resistance }
    set { material.resistance = max(0, Double(newValue)) }
  }
  /// The angular damping of an item, as the fraction of its angular velocity that it loses per
  /// second.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { material.angularResistance = max(0, Double(newValue)) }
  }
  /// The electric charge of an item, which custom fields receive. Electric and magnetic fields report it.
  open var charge: CGFloat {
    get { material.charge }
    set { material.charge = Double(newValue) }
  }
  /// A Boolean value that indicates whether the item is fixed in its position.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }
  /// A Boolean value that indicates whether the item can rotate.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }

  // MARK: Velocities

  private var added: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// Adds to the linear velocity of an item, in points per second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    added.append((item, Vector(velocity), 0))
    resumeAnimator()
  }

  /// Adds to the angular velocity of an item, in radians per second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    added.append((item, .zero, Double(velocity)))
    resumeAnimator()
  }

  /// Returns the linear velocity of an item, in points per second. It is zero before the item is
  /// animated.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.simulation.existingBody(of: item)?.velocity.point ?? .zero
  }

  /// Returns the angular velocity of an item, in radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.simulation.existingBody(of: item)?.spin ?? 0
  }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    for item in items {
      let body = simulation.body(of: item)
      if body.material != material { body.material = material }
      body.velocity /= 1 + material.resistance * seconds
      body.spin /= 1 + material.angularResistance * seconds
    }
    for (item, velocity, spin) in added {
      let body = simulation.body(of: item)
      if body.inverseMass > 0 { body.velocity += velocity }
      if body.inverseInertia > 0 { body.spin += spin }
    }
    added = []
  }
}
