// The results of a controller, whatever the type that it has for its objects: a delegate is given a
// controller of another type than the one that code has made.

import Foundation
import SeguePredicates

/// The fetched objects, which follow the changes of their context.
final class FetchedResults: ContextObserver {
  let context: NSManagedObjectContext
  let keyPath: String?
  private let makePlan: () -> FetchDescription
  /// The controller that delegates are given.
  private(set) lazy var erased = NSFetchedResultsController<any NSFetchRequestResult>(self)
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The objects; `nil` before the first fetch.
  private(set) var sections: FetchedSections?
  /// Whether the delegate has the method for snapshots. The one that delegates without it inherit
  /// resets this.
  var takesSnapshots = true

  init(
    _ context: NSManagedObjectContext, keyPath: String?, plan: @escaping () -> FetchDescription
  ) {
    (self.context, self.keyPath, makePlan) = (context, keyPath, plan)
    context.addObserver(self)
  }

  func perform() {
    context.processPendingChanges()
    sections = current()
    if let delegate { _ = sendSnapshot(to: delegate, reloaded: []) }
  }

  /// Gives the delegate all results as a snapshot. Returns whether it takes snapshots.
  private func sendSnapshot(
    to delegate: any NSFetchedResultsControllerDelegate, reloaded: [NSManagedObjectID]
  ) -> Bool {
    let groups = (sections?.sections ?? []).map { section in
      (
        identifier: section.name as AnyHashable,
        items: section.items.map { $0.objectID as AnyHashable }
      )
    }
    takesSnapshots = true
    delegate.controller(
      erased,
      didChangeContentWith: NSDiffableDataSourceSnapshotReference(
        sections: groups, reloaded: reloaded))
    return takesSnapshots
  }

  private func current() -> FetchedSections {
    FetchedSections(ObjectFetch(context, makePlan()).objects, by: keyPath)
  }

  func context(_ context: NSManagedObjectContext, didChange changes: PendingChanges) {
    guard let old = sections else { return }
    let new = current()
    let difference = FetchedChanges(from: old, to: new) { changes.changes($0) }
    guard !difference.isEmpty else { return }
    guard let delegate else {
      sections = new
      return
    }
    sections = new
    if sendSnapshot(to: delegate, reloaded: difference.updated) { return }
    sections = old
    delegate.controllerWillChangeContent(erased)
    sections = new
    tell(delegate, difference)
    delegate.controllerDidChangeContent(erased)
    if keyPath == nil {
      let ids = new.objects.map(\.objectID)
      delegate.controller(
        erased, didChangeContentWith: ids.difference(from: old.objects.map(\.objectID)))
    }
  }

  private func tell(
    _ delegate: any NSFetchedResultsControllerDelegate, _ difference: FetchedChanges
  ) {
    for section in difference.sections {
      delegate.controller(
        erased, didChange: section.info, atSectionIndex: section.index, for: section.type)
    }
    for item in difference.items {
      delegate.controller(
        erased, didChange: item.object, at: item.old, for: item.type, newIndexPath: item.new)
    }
  }
}
