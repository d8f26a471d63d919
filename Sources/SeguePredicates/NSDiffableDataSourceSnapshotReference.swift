// The snapshot that a results controller gives its delegate. It is declared where CoreData, which makes
// it, and UIKit, whose snapshots it is cast to, can both see it.

import Foundation

/// The sections and items of a list as an object, without the types of their identifiers.
///
/// Code casts it to a snapshot with types: `snapshot as NSDiffableDataSourceSnapshot<String,
/// NSManagedObjectID>`.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
  /// The identifiers of the sections, and of the items of each.
  package let sections: [(identifier: AnyHashable, items: [AnyHashable])]
  /// The identifiers of the items that are reloaded.
  package private(set) var reloaded: [AnyHashable]
  /// The identifiers of the items whose cells are configured again.
  package private(set) var reconfigured: [AnyHashable]

  /// Creates an empty snapshot.
  public override init() {
    (sections, reloaded, reconfigured) = ([], [], [])
    super.init()
  }

  /// Creates a snapshot of sections.
  package init(
    sections: [(identifier: AnyHashable, items: [AnyHashable])], reloaded: [AnyHashable],
    reconfigured: [AnyHashable] = []
  ) {
    (self.sections, self.reloaded, self.reconfigured) = (sections, reloaded, reconfigured)
    super.init()
  }

  /// The number of items in all sections.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// The number of sections.
  public var numberOfSections: Int { sections.count }
  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [Any] { sections.map(\.identifier.base) }
  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [Any] { sections.flatMap { $0.items.map(\.base) } }
  /// The identifiers of the items that are reloaded.
  public var reloadedItemIdentifiers: [Any] { reloaded.map(\.base) }
  /// The identifiers of the items whose cells are configured again.
  public var reconfiguredItemIdentifiers: [Any] { reconfigured.map(\.base) }

  /// Reloads items.
  public func reloadItems(withIdentifiers identifiers: [Any]) {
    reloaded += identifiers.compactMap { $0 as? AnyHashable }
  }
  /// Configures the cells of items again.
  public func reconfigureItems(withIdentifiers identifiers: [Any]) {
    reconfigured += identifiers.compactMap { $0 as? AnyHashable }
  }
}
