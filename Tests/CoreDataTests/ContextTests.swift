// Saving, undoing, and what contexts see of each other.

import CoreData
import Foundation
import SegueWorld
import Testing

@Suite struct ContextTests {
  @Test("A save checks the values, and reports one mistake or several")
  func validation() throws {
    let library = try Library()
    let book = Book(context: library.context)
    var error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.domain == NSCocoaErrorDomain && error?.code == 1570)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "title")
    #expect(error?.userInfo[NSValidationObjectErrorKey] as? NSObject === book)
    book.pages = 3000
    error = #expect(throws: NSError.self) { try library.context.save() }
    #expect(error?.code == 1560)
    let codes = (error?.userInfo[NSDetailedErrorsKey] as? [NSError])?.map(\.code)
    #expect(codes == [1570, 1610])
    (book.title, book.pages) = ("A", 3)
    #expect(book.objectID.isTemporaryID && library.context.hasChanges)
    try library.context.save()
    #expect(!book.objectID.isTemporaryID && !library.context.hasChanges && !book.isInserted)
    #expect(book.events == ["awake", "willSave", "willSave", "willSave", "didSave"])
  }

  @Test("A rollback brings back deleted objects and old values, and forgets new objects")
  func rollback() throws {
    let library = try Library()
    let (kept, changed) = (library.book("A"), library.book("B"))
    try library.context.save()
    library.context.delete(kept)
    changed.title = "C"
    #expect(changed.changedValues()["title"] as? String == "C")
    #expect(changed.committedValues(forKeys: ["title"])["title"] as? String == "B")
    let new = library.book("D")
    #expect(try library.books() == ["C", "D"])
    library.context.rollback()
    #expect(try library.books() == ["A", "B"])
    #expect(new.managedObjectContext == nil && !kept.isDeleted && !library.context.hasChanges)
  }

  @Test("A context below another saves into it, and only that one into the store")
  func parents() throws {
    let library = try Library()
    let book = library.book("A")
    try library.context.save()
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = library.context
    let copy = try #require(child.object(with: book.objectID) as? Book)
    #expect(copy !== book && copy.title == "A")
    copy.title = "B"
    let shelf = Shelf(context: child)
    copy.shelf = shelf
    #expect(book.title == "A")
    try child.save()
    #expect(book.title == "B" && book.isUpdated && book.shelf?.books?.count == 1)
    #expect(shelf.objectID.isTemporaryID)
    try library.context.save()
    #expect(!shelf.objectID.isTemporaryID)
    child.delete(copy)
    try child.save()
    #expect(book.isDeleted)
  }

  @Test("Saves of a background context appear where they are merged, and only there")
  func merging() throws {
    let library = try Library()
    let book = library.book("A")
    try library.context.save()
    let background = library.container.newBackgroundContext()
    let copy = try #require(try background.existingObject(with: book.objectID) as? Book)
    copy.title = "B"
    try background.save()
    #expect(book.title == "A")
    library.context.refresh(book, mergeChanges: true)
    #expect(book.title == "B")
    library.context.automaticallyMergesChangesFromParent = true
    copy.title = "C"
    _ = Shelf(context: background)
    try background.save()
    #expect(book.title == "C")
    background.delete(copy)
    try background.save()
    #expect(book.managedObjectContext == nil)
    #expect(throws: NSError.self) { try library.context.existingObject(with: book.objectID) }
  }

  @Test("Notifications name the objects of a turn and of a save")
  func notifications() throws {
    let library = try Library()
    let context = library.context
    nonisolated(unsafe) var log: [String] = []
    func observe(_ name: Notification.Name, _ word: String) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: context, queue: nil) { note in
        let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey].map {
          (note.userInfo?[$0] as? Set<NSManagedObject>)?.count ?? 0
        }
        log.append("\(word) \(keys)")
      }
    }
    let observers = [
      observe(.NSManagedObjectContextObjectsDidChange, "changed"),
      observe(.NSManagedObjectContextDidSave, "saved"),
    ]
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    let (one, _) = (library.book("A"), library.book("B"))
    context.processPendingChanges()
    one.title = "C"
    try context.save()
    context.delete(one)
    try context.save()
    #expect(
      log == [
        "changed [2, 0, 0]", "changed [0, 1, 0]", "saved [2, 0, 0]", "changed [0, 0, 1]",
        "saved [0, 0, 1]",
      ])
  }

  @Test("In a world, blocks and announcements wait for the next turn") @MainActor
  func turns() throws {
    let library = try Library()
    let world = World()
    nonisolated(unsafe) var log: [String] = []
    let observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: library.context, queue: nil
    ) { _ in log.append("changed") }
    defer { NotificationCenter.default.removeObserver(observer) }
    world.run {
      library.book("A")
      library.container.performBackgroundTask { _ in log.append("block") }
      log.append("end")
    }
    #expect(log == ["end"])
    try world.run { try world.advance(to: world.now) }
    #expect(log == ["end", "changed", "block"])
  }

  @Test("A container that outlives its launch is empty in the next one") @MainActor
  func launches() throws {
    let (one, two) = (World(), World())
    let library = try one.run { try Library() }
    try one.run {
      library.book("A")
      try library.context.save()
      library.book("unsaved")
      #expect(try library.books() == ["A", "unsaved"])
    }
    try two.run {
      library.book("B")
      #expect(try library.books() == ["B"])
      try library.context.save()
      #expect(library.container.newBackgroundContext().model?.entities.isEmpty == false)
      #expect(try library.books() == ["B"])
    }
    let last = try World().run { try library.books() }
    #expect(last.isEmpty)
  }

  @Test("Equal values where a model demands different ones follow the merge policy")
  func constraints() throws {
    let library = try Library()
    let context = library.context
    func tag(_ label: String) -> Tag {
      let tag = Tag(context: context)
      tag.setValue(label, forKey: "label")
      return tag
    }
    let first = tag("a")
    try context.save()
    let second = tag("a")
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == NSManagedObjectConstraintMergeError)
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(second.managedObjectContext == nil && first.managedObjectContext === context)
    #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Tag")) == 1)
  }

  @Test("A save without a store fails, as on a device")
  func storeless() throws {
    let model = try Library().container.managedObjectModel
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    _ = Shelf(context: container.viewContext)
    let error = #expect(throws: NSError.self) { try container.viewContext.save() }
    #expect(error?.code == 134_030)
  }
}
