// The base class of behaviors: those of UIKit, and those of apps that are composed of others.

import Foundation

/// A behavior that acts on the items of a `UIDynamicAnimator`.
@preconcurrency @MainActor
open class UIDynamicBehavior: NSObject {
  /// The behaviors of which this behavior is composed.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A closure that is called at every step of the animation.
  open var action: (() -> Void)?
  /// The animator to which the behavior or its parent has been added.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Creates a behavior that does nothing by itself.
  public override init() { super.init() }

  /// Adds a child behavior, which acts together with this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    guard let dynamicAnimator else { return }
    behavior.attach(dynamicAnimator)
    dynamicAnimator.resume()
  }

  /// Removes a child behavior.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    guard let index = childBehaviors.firstIndex(where: { $0 === behavior }) else { return }
    childBehaviors.remove(at: index)
    behavior.attach(nil)
    dynamicAnimator?.resume()
  }

  /// Called before the behavior is added to or removed from an animator.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  // MARK: Simulation

  /// The items on which the behavior itself acts, without those of its children.
  var actsOn: [any UIDynamicItem] { [] }
  /// Changes the velocities of bodies.
  func push(_ simulation: DynamicSimulation, seconds: Double) {}
  /// Adds joints and contacts.
  func constrain(_ simulation: DynamicSimulation, seconds: Double) {}
  /// Notifies the delegate of the events of a step.
  func report() {}

  func attach(_ animator: UIDynamicAnimator?) {
    willMove(to: animator)
    dynamicAnimator = animator
    for child in childBehaviors { child.attach(animator) }
  }

  /// The behavior itself and all its descendants.
  var all: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.all) }

  /// Resumes the animator after a change.
  func resumeAnimator() { dynamicAnimator?.resume() }
}
