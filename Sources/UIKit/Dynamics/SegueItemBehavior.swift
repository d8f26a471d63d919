// The base of the behaviors that act on a list of items. On iOS, they are direct subclasses of
// UIDynamicBehavior with the same members.

import Foundation

/// A behavior that acts on items: gravity, pushes, collisions and physical properties.
@preconcurrency @MainActor
open class SegueItemBehavior: UIDynamicBehavior {
  /// The items on which the behavior acts.
  open private(set) var items: [any UIDynamicItem]

  /// Creates a behavior for the given items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// Adds an item to the behavior, unless it is already one of its items.
  open func addItem(_ item: any UIDynamicItem) {
    if !items.contains(where: { $0 === item }) { items.append(item) }
    resumeAnimator()
  }

  /// Removes an item from the behavior.
  open func removeItem(_ item: any UIDynamicItem) {
    items.removeAll { $0 === item }
    resumeAnimator()
  }

  override var actsOn: [any UIDynamicItem] { items }
}
