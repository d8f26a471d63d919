// What acts on items: a behaviour of UIKit's, or one of an app's that is made up of others.

import Foundation

/// Something that acts on the items of a `UIDynamicAnimator`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviours it is made up of.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at every step of the animation.
  open var action: (() -> Void)?
  /// The animator it has been added to, itself or with its parent.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// A behaviour that does nothing by itself.
  public override init() { super.init() }

  /// Has `behavior` act wherever this one does.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    guard let dynamicAnimator else { return }
    behavior.enter(dynamicAnimator)
    dynamicAnimator.resume()
  }

  /// Has `behavior` act no longer.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.enter(nil)
    dynamicAnimator?.resume()
  }

  /// It is about to be added to an animator, or removed.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: For the simulation

  /// The items it acts on, without its children's.
  var actsOn: [any UIDynamicItem] { [] }
  /// Changes speeds.
  func push(_ simulation: DynamicSimulation, seconds: Double) {}
  /// Adds joints and contacts.
  func constrain(_ simulation: DynamicSimulation, seconds: Double) {}
  /// Says what has happened in a step.
  func report() {}

  func enter(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.enter(animator) }
  }

  /// Itself and what it is made up of.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Has what stands still move again, after a change.
  func noteChange() { dynamicAnimator?.resume() }
}

/// The items of a behaviour, each once.
struct DynamicItems {
  private(set) var items: [any UIDynamicItem]

  init(_ items: [any UIDynamicItem]) { self.items = items }

  mutating func add(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
