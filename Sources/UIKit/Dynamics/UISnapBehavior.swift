// An item flies to a place and swings there a little: a spring for its place and one for its turn.

import Foundation

/// Pulls one item to a point and turns it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Pulls `item` to `point`.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// Where it is pulled to.
  open var snapPoint: CGPoint { didSet { noteChange() } }
  /// How little it swings: 0 for a lot, 1 for not at all.
  open var damping: CGFloat = 0.5 { didSet { noteChange() } }

  override var actsOn: [any UIDynamicItem] { [item] }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    let body = simulation.body(of: item)
    guard body.inverseMass > 0 else { return }
    let pulse = 2 * Double.pi * DynamicConstants.snapFrequency
    let ratio = min(max(0.3 + 0.7 * Double(damping), 0.05), 1)
    // Implicit in the new speed, so that it cannot blow up.
    let loss = 1 + 2 * ratio * pulse * seconds + pulse * pulse * seconds * seconds
    let way = Vector(snapPoint) - body.position
    body.velocity = (body.velocity + way * (pulse * pulse * seconds)) / loss
    if body.inverseInertia > 0 {
      body.spin = (body.spin - body.lean * (pulse * pulse * seconds)) / loss
    }
    if way.length > 0.5 || abs(body.lean) > 0.005 { simulation.isPushed = true }
  }
}
