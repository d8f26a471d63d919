// What items are made of, and how fast they are.

import Foundation

/// Says what items are like: heavy, slippery, bouncing.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var material = DynamicMaterial(elasticity: 0, friction: 0) { didSet { noteChange() } }

  /// Describes these items.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Describes nothing yet.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Describes `item`, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    noteChange()
  }

  /// Describes `item` no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    dynamicAnimator?.simulation.existingBody(of: item)?.material = DynamicMaterial()
    noteChange()
  }

  // MARK: Materials

  /// How much of its speed an item keeps when it bounces, 0 to 1.
  open var elasticity: CGFloat {
    get { material.elasticity }
    set { material.elasticity = Double(newValue) }
  }
  /// How much it rubs; 0 for not at all.
  open var friction: CGFloat {
    get { material.friction }
    set { material.friction = max(0, Double(newValue)) }
  }
  /// How heavy it is for its area, beside other items; 1.
  open var density: CGFloat {
    get { material.density }
    set { material.density = Double(newValue) }
  }
  /// How quickly it gets slower by itself: the part of its speed that it loses in a second.
  open var resistance: CGFloat {
    get { material.resistance }
    set { material.resistance = max(0, Double(newValue)) }
  }
  /// How quickly it stops turning.
  open var angularResistance: CGFloat {
    get { material.angularResistance }
    set { material.angularResistance = max(0, Double(newValue)) }
  }
  /// Whether nothing moves it.
  open var isAnchored: Bool {
    get { material.isAnchored }
    set { material.isAnchored = newValue }
  }
  /// Whether it may turn.
  open var allowsRotation: Bool {
    get { material.allowsRotation }
    set { material.allowsRotation = newValue }
  }

  // MARK: Speeds

  private var added: [(item: any UIDynamicItem, velocity: Vector, spin: Double)] = []

  /// Makes an item faster, in points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    added.append((item, Vector(velocity), 0))
    noteChange()
  }

  /// Makes an item turn faster, in radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    added.append((item, .zero, Double(velocity)))
    noteChange()
  }

  /// How fast an item is, in points a second; zero before it is animated.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.simulation.existingBody(of: item)?.velocity.point ?? .zero
  }

  /// How fast an item turns, in radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.simulation.existingBody(of: item)?.spin ?? 0
  }

  override var actsOn: [any UIDynamicItem] { list.items }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    for item in list.items {
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
