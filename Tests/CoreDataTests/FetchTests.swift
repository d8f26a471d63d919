// Requests: conditions, orders, parts, and other results than objects.

import CoreData
import Foundation
import SegueWorld
import Testing

@Suite struct FetchTests {
  @Test("Without descriptors, objects have the order of creation; equal ones keep it")
  func order() throws {
    let library = try Library()
    for (title, pages) in [("C", 2), ("A", 1), ("B", 2), ("D", 1)] {
      library.book(title, pages: Int16(pages))
    }
    #expect(try library.books() == ["C", "A", "B", "D"])
    #expect(try library.books(sortedBy: "pages") == ["A", "D", "C", "B"])
    #expect(try library.books(sortedBy: "pages", "title") == ["A", "D", "B", "C"])
    try library.context.save()
    #expect(try library.books() == ["C", "A", "B", "D"])
  }

  @Test("Orders by Swift key paths put nil first, and by a selector ignore case")
  func descriptors() throws {
    let library = try Library()
    let (one, two) = (library.book("b"), library.book("A"))
    let three = library.book("a")
    one.added = nil
    two.added = Date(timeIntervalSinceReferenceDate: 9e8)
    func titles(_ descriptors: NSSortDescriptor...) throws -> [String] {
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.sortDescriptors = descriptors
      return try library.context.fetch(request).map(\.title)
    }
    #expect(try titles(NSSortDescriptor(keyPath: \Book.added, ascending: true)) == ["b", "a", "A"])
    #expect(
      try titles(NSSortDescriptor(keyPath: \Book.added, ascending: false)) == ["A", "a", "b"])
    #expect(
      try titles(NSSortDescriptor(keyPath: \Book.pages, ascending: false)) == ["b", "A", "a"])
    let selector = Selector("localizedCaseInsensitiveCompare:")
    let folded = NSSortDescriptor(key: "title", ascending: true, selector: selector)
    #expect(try titles(folded) == ["A", "a", "b"])
    #expect(try titles(NSSortDescriptor(key: "title", ascending: true)) == ["A", "a", "b"])
    #expect(three.title == "a")
  }

  @Test("Without a type, the request of a generated class is for its objects")
  func generated() {
    let request = Tag.fetchRequest()
    #expect(type(of: request) == NSFetchRequest<Tag>.self && request.entityName == "Tag")
  }

  @Test("A request for any results becomes one for objects, with all of its settings")
  func converted() throws {
    let library = try Library()
    for number in 0..<4 { library.book("\(number)", pages: Int16(number)) }
    let any: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
    any.predicate = NSPredicate(format: "pages > 0")
    any.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    any.fetchLimit = 2
    let books = any.converted(to: Book.self)
    #expect(try library.context.fetch(books).map(\.title) == ["3", "2"])
    #expect(books.converted(to: Book.self) === books)
  }

  @Test("Limits and offsets give a part; counts, identifiers and dictionaries are results too")
  func results() throws {
    let library = try Library()
    for number in 0..<5 { library.book("\(number)", pages: Int16(number % 2 + 1)) }
    let request: NSFetchRequest<any NSFetchRequestResult> = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    (request.fetchLimit, request.fetchOffset) = (2, 1)
    #expect((try library.context.fetch(request) as? [Book])?.map(\.title) == ["3", "2"])
    #expect(try library.context.count(for: request) == 2)
    let ids = NSFetchRequest<NSManagedObjectID>(entityName: "Book")
    ids.resultType = .managedObjectIDResultType
    let first = try #require(try library.context.fetch(ids).first)
    #expect((library.context.object(with: first) as? Book)?.title == "0")
    let pages = NSFetchRequest<NSDictionary>(entityName: "Book")
    (pages.resultType, pages.returnsDistinctResults) = (.dictionaryResultType, true)
    pages.propertiesToFetch = ["pages"]
    #expect(try library.context.fetch(pages).map { $0["pages"] as? Int } == [1, 2])
    let counts = NSFetchRequest<NSNumber>(entityName: "Book")
    counts.resultType = .countResultType
    #expect(try library.context.fetch(counts) == [5])
  }

  @Test("A request for an entity finds the objects of derived ones")
  func inheritance() throws {
    let library = try Library()
    library.book("A")
    let request = NSFetchRequest<NSManagedObject>(entityName: "Item")
    #expect(try library.context.fetch(request).count == 1)
    request.includesSubentities = false
    #expect(try library.context.fetch(request).isEmpty)
  }

  @Test("Batches change the store, and contexts see it when they are told")
  func batches() throws {
    let library = try Library()
    let (one, two) = (library.book("A", pages: 1), library.book("B", pages: 2))
    try library.context.save()
    let update = NSBatchUpdateRequest(entityName: "Book")
    update.predicate = NSPredicate(format: "pages > 1")
    update.propertiesToUpdate = ["isRead": true]
    update.resultType = .updatedObjectsCountResultType
    let updated = try library.context.execute(update) as? NSBatchUpdateResult
    #expect(updated?.result as? Int == 1 && !two.isRead)
    library.context.refreshAllObjects()
    #expect(two.isRead && !one.isRead)
    let delete = NSBatchDeleteRequest(fetchRequest: Book.fetchRequest())
    delete.resultType = .resultTypeObjectIDs
    let deleted = try library.context.execute(delete) as? NSBatchDeleteResult
    let ids = try #require(deleted?.result as? [NSManagedObjectID])
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [library.context])
    #expect(try library.books().isEmpty && one.managedObjectContext == nil)
    let insert = NSBatchInsertRequest(
      entityName: "Book", objects: [["title": "C"], ["title": "D"]])
    try library.context.execute(insert)
    #expect(try library.books() == ["C", "D"])
  }
}
