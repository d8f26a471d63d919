// One save of a context: its events, its checks, and the changes that it passes on.

import Foundation
import SeguePredicates

/// A save that is being performed.
struct ContextSave {
  private let context: NSManagedObjectContext

  init(_ context: NSManagedObjectContext) { self.context = context }

  /// The maximum number of times that `willSave()` is called while it changes objects. A device
  /// raises an exception after as many.
  private static let maximumRounds = 1000

  func perform() throws {
    context.processPendingChanges()
    NotificationCenter.ofApp.post(name: .NSManagedObjectContextWillSave, object: context)
    prepare()
    try ConstraintCheck(context).perform()
    try validate()
    let (inserted, updated) = (context.ordered(context.inserted), context.ordered(context.updated))
    let deleted = context.ordered(context.deleted)
    guard let source = context.source else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: 134_030,
        userInfo: [NSLocalizedDescriptionKey: "The context has no persistent store coordinator."])
    }
    var changes = ObjectChanges()
    changes.inserted = inserted.map { ($0.objectID, context.record(of: $0)) }
    changes.updated = updated.map { ($0.objectID, context.record(of: $0)) }
    changes.deleted = deleted.map(\.objectID)
    try source.take(changes, from: context)
    finish(inserted, updated, deleted)
  }

  private func prepare() {
    for round in 1... {
      let before = context.changeCount
      let all = [context.inserted, context.updated, context.deleted].flatMap(context.ordered)
      for object in all { object.willSave() }
      context.processPendingChanges()
      if context.changeCount == before { return }
      guard round < Self.maximumRounds else {
        Misuse.report(
          "NSManagedObjectContext.save(): willSave() has changed objects \(round) times in one save; "
            + "expected it to change nothing when it is called again")
      }
    }
  }

  private func validate() throws {
    var errors: [NSError] = []
    func check(_ body: () throws -> Void) {
      do { try body() } catch {
        let error = error as NSError
        let several = error.userInfo[NSDetailedErrorsKey] as? [NSError]
        errors += several ?? [error]
      }
    }
    for object in context.ordered(context.deleted) { check(object.validateForDelete) }
    for object in context.ordered(context.inserted) { check(object.validateForInsert) }
    for object in context.ordered(context.updated) { check(object.validateForUpdate) }
    if let error = NSManagedObject.combined(errors) { throw error }
  }

  private func finish(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) {
    for object in inserted + updated {
      (object.isInserted, object.isUpdated, object.changedNames) = (false, false, [])
    }
    (context.inserted, context.updated, context.deleted) = ([:], [:], [:])
    for object in inserted + updated + deleted { object.didSave() }
    let info: [AnyHashable: Any] = [
      NSInsertedObjectsKey: Set(inserted), NSUpdatedObjectsKey: Set(updated),
      NSDeletedObjectsKey: Set(deleted),
    ]
    NotificationCenter.ofApp.post(
      name: .NSManagedObjectContextDidSave, object: context, userInfo: info)
    for object in deleted { object.managedObjectContext = nil }
  }
}
