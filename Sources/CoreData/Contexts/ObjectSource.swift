// What a context reads from and saves to: a coordinator, or the context above it.

import Foundation

/// The changes of one save, in the order of creation.
struct ObjectChanges {
  var inserted: [(id: NSManagedObjectID, record: Record)] = []
  var updated: [(id: NSManagedObjectID, record: Record)] = []
  var deleted: [NSManagedObjectID] = []
}

/// The place from which a context reads objects.
protocol ObjectSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  /// Returns the values of an object; `nil` if it does not exist.
  func savedRecord(_ id: NSManagedObjectID) -> Record?
  /// Returns the identifiers of the objects of an entity and of those that derive from it, in the
  /// order of creation.
  func savedIDs(of entity: NSEntityDescription) -> [NSManagedObjectID]
  /// Takes the changes of a context.
  func take(_ changes: ObjectChanges, from context: NSManagedObjectContext) throws
  /// A context that reads the same objects has saved.
  func addReader(_ context: NSManagedObjectContext)
}
