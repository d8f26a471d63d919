// A force, once or for as long as it is active.

import Foundation

/// Pushes items: by 100 points a second (each second) for a magnitude of 1 and an item of 100 × 100 points.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// For as long as it is active.
    case continuous = 0
    /// Once, each time it is made active.
    case instantaneous = 1
  }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: Vector] = [:]
  private var force = Vector.zero { didSet { noteChange() } }
  /// How long it lasts.
  public let mode: Mode

  /// Pushes these items.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items.
  open var items: [any UIDynamicItem] { list.items }

  /// Pushes `item`, too.
  open func addItem(_ item: any UIDynamicItem) {
    list.add(item)
    noteChange()
  }

  /// Pushes `item` no longer.
  open func removeItem(_ item: any UIDynamicItem) {
    list.remove(item)
    noteChange()
  }

  /// Whether it pushes. An instantaneous push is not active any more once it has pushed.
  open var active = true { didSet { noteChange() } }

  /// Where to and how much.
  open var pushDirection: CGVector {
    get { force.vector }
    set { force = Vector(newValue) }
  }
  /// How much.
  open var magnitude: CGFloat {
    get { force.magnitude }
    set { force.magnitude = newValue }
  }
  /// Where to, in radians from the right, clockwise.
  open var angle: CGFloat {
    get { force.angle }
    set { force.angle = newValue }
  }
  /// Sets both.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    force = .polar(magnitude, angle)
  }

  /// How far from its middle an item is pushed.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    let offset = offsets[ObjectIdentifier(item)] ?? .zero
    return UIOffset(horizontal: offset.x, vertical: offset.y)
  }

  /// Pushes an item beside its middle, which turns it.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = Vector(o)
  }

  override var actsOn: [any UIDynamicItem] { list.items }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    guard active else { return }
    let time = mode == .continuous ? seconds : 1
    for item in list.items {
      let body = simulation.body(of: item)
      let arm = (offsets[ObjectIdentifier(item)] ?? .zero).rotated(by: body.angle)
      body.push(force * (DynamicConstants.push * time), at: arm)
    }
    if mode == .continuous { simulation.isPushed = true } else { active = false }
  }
}
