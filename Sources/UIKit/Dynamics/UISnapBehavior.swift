// A snap to a position with a slight oscillation: one spring for the position and one for the
// rotation.

import Foundation

/// A behavior that moves an item to a point like a spring and rotates it upright.
@preconcurrency @MainActor
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  /// Creates a behavior that moves `item` to `point`.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  /// The point to which the item is moved.
  open var snapPoint: CGPoint { didSet { resumeAnimator() } }
  /// The damping of the spring: 0 for strong oscillation, 1 for none. The default is 0.5.
  open var damping: CGFloat = 0.5 { didSet { resumeAnimator() } }

  override var actsOn: [any UIDynamicItem] { [item] }

  override func push(_ simulation: DynamicSimulation, seconds: Double) {
    let body = simulation.body(of: item)
    guard body.inverseMass > 0 else { return }
    let angularFrequency = 2 * Double.pi * DynamicConstants.snapFrequency
    let ratio = min(max(0.3 + 0.7 * Double(damping), 0.05), 1)
    // The spring is implicit in the new velocity, so that it is stable.
    let loss =
      1 + 2 * ratio * angularFrequency * seconds + angularFrequency * angularFrequency * seconds
      * seconds
    let displacement = Vector(snapPoint) - body.position
    body.velocity =
      (body.velocity + displacement * (angularFrequency * angularFrequency * seconds)) / loss
    if body.inverseInertia > 0 {
      body.spin = (body.spin - body.lean * (angularFrequency * angularFrequency * seconds)) / loss
    }
    if displacement.length > 0.5 || abs(body.lean) > 0.005 { simulation.isPulled = true }
  }
}
