// Everything falls alike.

import Foundation

/// Pulls items, all alike: 1000 points a second each second for a magnitude of 1.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  private var pull = Vector(0, 1) { didSet { noteChange() } }

  /// Pulls these items down.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// Pulls nothing yet.
  public convenience override init() { self.init(items: []) }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Pulls `item`, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    noteChange()
  }

  /// Pulls `item` no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    noteChange()
  }

  /// Where to and how much; (0, 1) unless set.
  open var gravityDirection: CGVector {
    get { pull.vector }
    set { pull = Vector(newValue) }
  }
  /// How much.
  open var magnitude: CGFloat {
    get { pull.magnitude }
    set { pull.magnitude = newValue }
  }
  /// Where to, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { pull.angle }
    set { pull.angle = newValue }
  }
  /// Sets both.
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
