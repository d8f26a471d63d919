// Gravity, with the same acceleration for all items.

import Foundation

/// A behavior that applies gravity to items. A magnitude of 1 is an acceleration of 1000 points per
/// second squared.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var pull = Vector(0, 1) { didSet { resumeAnimator() } }

  /// Creates a behavior that pulls the given items downward.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items to which gravity applies.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item to the behavior.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    resumeAnimator()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    resumeAnimator()
  }

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

  override var actsOn: [any UIDynamicItem] { list.items }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    for item in list.items {
      let body = simulation.body(of: item)
      if body.inverseMass > 0 { body.velocity += pull * (DynamicConstants.gravity * seconds) }
    }
  }
}
