// Values of objects, relationships in both directions, and deletion.

import CoreData
import Foundation
import Testing

@Suite struct ObjectTests {
  @Test("New objects have the values of their model, as scalars and by key")
  func values() throws {
    let library = try Library()
    let book = Book(context: library.context)
    #expect(book.pages == 100 && !book.isRead && book.title.isEmpty)
    #expect(book.added == Date(timeIntervalSinceReferenceDate: 600_000_000))
    #expect(book.value(forKey: "pages") as? NSNumber == 100)
    book.isRead = true
    #expect(book.value(forKey: "isRead") as? Bool == true)
    book.setValue(nil, forKey: "added")
    #expect(book.added == nil)
    #expect(book.value(forKey: "initial") as? String == "")
    book.title = "Zoo"
    #expect(book.value(forKey: "initial") as? String == "Z")
    #expect(Book.entity().name == "Book")
    #expect(book.events == ["awake"])
  }

  @Test("An object without a context has its entity and the values of the model")
  func withoutContext() throws {
    let library = try Library()
    let book = Book()
    #expect(book.pages == 100 && book.entity.name == "Book" && book.managedObjectContext == nil)
    #expect(try library.context.count(for: Book.fetchRequest()) == 0)
  }

  @Test("Both directions of a relationship change together")
  func inverse() throws {
    let library = try Library()
    let (one, other) = (Shelf(context: library.context), Shelf(context: library.context))
    let book = library.book("A", shelf: one)
    #expect(one.books?.allObjects as? [Book] == [book])
    other.addToBooks(book)
    #expect(one.books?.count == 0 && book.shelf === other)
    other.removeFromBooks(NSSet(object: book))
    #expect(book.shelf == nil && other.books?.count == 0)
    one.books = NSSet(array: [book, library.book("B")])
    #expect(book.shelf === one)
    one.mutableSetValue(forKey: "books").remove(book)
    #expect(book.shelf == nil && one.books?.count == 1)
    let tag = Tag(context: library.context)
    book.tags = [tag]
    #expect((tag.value(forKey: "books") as? Set<Book>) == [book])
    #expect(book.value(forKeyPath: "tags.@count") as? Int == 1)
  }

  @Test("The objects of an ordered relationship keep their order")
  func order() throws {
    let library = try Library()
    let book = library.book("A")
    let chapters = (0..<4).map { number in
      let chapter = Chapter(context: library.context)
      chapter.setValue("\(number)", forKey: "name")
      return chapter
    }
    func names() -> [String?] {
      (book.chapters?.array as? [Chapter] ?? []).map { $0.value(forKey: "name") as? String }
    }
    book.chapters = NSOrderedSet(array: [chapters[2], chapters[0], chapters[1]])
    #expect(names() == ["2", "0", "1"])
    book._managedCall("insertIntoChapters", chapters[3], 1)
    #expect(names() == ["2", "3", "0", "1"])
    book._managedCall("removeFromChapters", 0)
    #expect(names() == ["3", "0", "1"])
    book.mutableOrderedSetValue(forKey: "chapters").moveObjects(at: IndexSet([2]), to: 0)
    #expect(names() == ["1", "3", "0"])
    try library.context.save()
    library.context.reset()
    let again = try #require(try library.context.fetch(Book.fetchRequest()).first as? Book)
    #expect((again.chapters?.array as? [Chapter])?.count == 3)
    #expect((again.chapters?.firstObject as? Chapter)?.value(forKey: "name") as? String == "1")
  }

  @Test("Deletion cascades, removes references, and is denied")
  func deletion() throws {
    let library = try Library()
    let context = library.context
    let shelf = Shelf(context: context)
    let book = library.book("A", shelf: shelf)
    let tag = Tag(context: context)
    book.tags = [tag]
    try context.save()
    context.delete(shelf)
    #expect(shelf.isDeleted && book.isDeleted && !tag.isDeleted)
    #expect((tag.value(forKey: "books") as? NSSet)?.count == 0)
    #expect(try library.books().isEmpty)
    try context.save()
    #expect(shelf.managedObjectContext == nil && context.registeredObjects == [tag])

    let other = library.book("B")
    other.chapters = NSOrderedSet(object: Chapter(context: context))
    try context.save()
    context.delete(other)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1600 && error?.domain == NSCocoaErrorDomain)
    #expect(error?.userInfo[NSValidationKeyErrorKey] as? String == "chapters")
  }

  @Test("An object that comes into a relationship comes into the context")
  func bringing() throws {
    let library = try Library()
    let entity = try #require(library.context.model?.entitiesByName["Book"])
    let book = Book(entity: entity, insertInto: nil)
    #expect(book.managedObjectContext == nil && book.events.isEmpty)
    let shelf = Shelf(context: library.context)
    book.shelf = shelf
    #expect(book.managedObjectContext === library.context && book.isInserted)
    #expect(shelf.books?.count == 1)
  }

  @Test("The order of sets depends on the order of creation, not on addresses")
  func hashes() throws {
    let library = try Library()
    let hashes = (0..<9).map { library.book("\($0)").hash }
    // Objects that other tests create without a context may have numbers in between: they belong to the model
    // that was created last.
    #expect(hashes[0] > 0 && zip(hashes, hashes.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("Sets that change a relationship can be read as others")
  func mutableSet() throws {
    let library = try Library()
    let shelf = Shelf(context: library.context)
    let set = shelf.mutableSetValue(forKey: "books")
    let books = ["A", "B"].map { library.book($0) }
    set.addObjects(from: books)
    #expect(books.allSatisfy { $0.shelf === shelf } && set.count == 2)
    #expect(set.allObjects as? [Book] == books && set.contains(books[1]))
    set.removeAllObjects()
    #expect(shelf.books?.count == 0 && books[0].shelf == nil)
  }
}
