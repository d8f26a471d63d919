// Casts between snapshots and the objects that results controllers give their delegates.

import Foundation
import SeguePredicates

// swift-format-ignore: NoLeadingUnderscores
extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
  /// The snapshot as an object.
  public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
    NSDiffableDataSourceSnapshotReference(
      sections: sectionIdentifiers.map { ($0, itemIdentifiers(inSection: $0)) },
      reloaded: reloadedItemIdentifiers, reconfigured: reconfiguredItemIdentifiers)
  }

  /// Makes a snapshot of an object, or ends the program if its identifiers have other types.
  public static func _forceBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) {
    guard let snapshot = Self(source) else {
      fatalError(
        "a snapshot of \(source.sectionIdentifiers) and \(source.itemIdentifiers) is cast to "
          + "\(Self.self); expected the types of these identifiers")
    }
    result = snapshot
  }

  /// Makes a snapshot of an object; `nil` if its identifiers have other types.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
  ) -> Bool {
    result = Self(source)
    return result != nil
  }

  /// Makes a snapshot of an object, or an empty one of none.
  public static func _unconditionallyBridgeFromObjectiveC(
    _ source: NSDiffableDataSourceSnapshotReference?
  ) -> Self {
    var result: Self?
    if let source { _forceBridgeFromObjectiveC(source, result: &result) }
    return result ?? Self()
  }

  /// Takes the identifiers of a snapshot without types. On a device they are not converted before
  /// they are read, so that code may name sections by numbers that are texts: a section that is no
  /// `Int` is its number then.
  private init?(_ source: NSDiffableDataSourceSnapshotReference) {
    self.init()
    for (number, section) in source.sections.enumerated() {
      let name = section.identifier.base as? SectionIdentifierType
      guard let name = name ?? number as? SectionIdentifierType else { return nil }
      let items = section.items.compactMap { $0.base as? ItemIdentifierType }
      guard items.count == section.items.count else { return nil }
      appendSections([name])
      appendItems(items, toSection: name)
    }
    reloadItems(source.reloaded.compactMap { $0.base as? ItemIdentifierType })
    reconfigureItems(source.reconfigured.compactMap { $0.base as? ItemIdentifierType })
  }
}
