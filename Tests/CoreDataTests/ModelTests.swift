// Models from files and from code.

import CoreData
import Foundation
import Testing

@Suite struct ModelTests {
  @Test("The current version of a model has the entities, properties and connections of its file")
  func file() throws {
    let url = try Library.write()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    #expect(model.entities.map(\.name) == ["Shelf", "Book", "Item", "Tag", "Chapter"])
    let book = try #require(model.entitiesByName["Book"])
    #expect(book.superentity?.name == "Item")
    #expect(
      book.properties.map(\.name)
        == ["title", "added", "isRead", "pages", "note", "shelf", "tags", "chapters"])
    let pages = try #require(book.attributesByName["pages"])
    #expect(pages.attributeType == .integer16AttributeType)
    #expect(pages.defaultValue as? Int == 100 && !pages.isOptional)
    let shelf = try #require(book.relationshipsByName["shelf"])
    #expect(!shelf.isToMany && shelf.isOptional && shelf.destinationEntity?.name == "Shelf")
    #expect(shelf.inverseRelationship?.name == "books")
    #expect(shelf.inverseRelationship?.deleteRule == .cascadeDeleteRule)
    #expect(book.relationshipsByName["chapters"]?.isOrdered == true)
    #expect(book.propertiesByName["note"]?.isTransient == true)
    #expect(model.entitiesByName["Tag"]?.uniquenessConstraints as? [[String]] == [["label"]])
  }

  @Test("There is no model in a folder without one, and in a file that is no XML")
  func missing() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("coredata-\(UUID().uuidString).mom")
    #expect(NSManagedObjectModel(contentsOf: folder) == nil)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(NSManagedObjectModel(contentsOf: folder) == nil)
    try Data("no XML".utf8).write(to: folder.appendingPathComponent("contents"))
    #expect(NSManagedObjectModel(contentsOf: folder) == nil)
  }

  @Test("A model can be made in code, and its objects need no class")
  func code() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType, name.defaultValue) = ("name", .stringAttributeType, "new")
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Thing", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    try coordinator.addPersistentStore(
      ofType: NSInMemoryStoreType, configurationName: nil, at: nil, options: nil)
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    context.persistentStoreCoordinator = coordinator
    let thing = NSEntityDescription.insertNewObject(forEntityName: "Thing", into: context)
    #expect(thing.value(forKey: "name") as? String == "new")
    thing.setValue("old", forKey: "name")
    try context.save()
    let found = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Thing"))
    #expect(found.map { $0.value(forKey: "name") as? String } == ["old"])
  }
}
