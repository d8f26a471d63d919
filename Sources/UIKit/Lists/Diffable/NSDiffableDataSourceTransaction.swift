// What the handlers of reordering receive: the order before and after, of all items and of each
// section that has changed.

import Foundation

/// A change of order that a touch made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The snapshot before the change.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The snapshot after the change.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The difference between the items of both.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of the sections whose items have changed, in the order of the sections.
  public let sectionTransactions:
    [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

  /// Creates the change from one snapshot to another with the same sections.
  init(
    from old: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) {
    (initialSnapshot, finalSnapshot) = (old, new)
    difference = new.itemIdentifiers.difference(from: old.itemIdentifiers)
    sectionTransactions = new.sectionIdentifiers.compactMap { section in
      NSDiffableDataSourceSectionTransaction(
        section, from: old.itemIdentifiers(inSection: section),
        to: new.itemIdentifiers(inSection: section))
    }
  }
}

/// The change of the items of one section when items are reordered.
public struct NSDiffableDataSourceSectionTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the change.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the change.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The difference between the items of both.
  public let difference: CollectionDifference<ItemIdentifierType>

  /// Creates the change of a section; `nil` if its items are the same.
  init?(
    _ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]
  ) {
    guard old != new else { return nil }
    func snapshot(_ items: [ItemIdentifierType])
      -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    {
      var snapshot = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      snapshot.append(items)
      return snapshot
    }
    sectionIdentifier = section
    (initialSnapshot, finalSnapshot) = (snapshot(old), snapshot(new))
    difference = new.difference(from: old)
  }
}
