// Predicates about objects and what they are related to.

import CoreData
import Foundation
import Testing

@Suite struct ObjectPredicateTests {
  @Test("Objects are compared by identity and by key paths across relationships")
  func objects() throws {
    let library = try Library()
    let (one, other) = (Shelf(context: library.context), Shelf(context: library.context))
    one.name = "one"
    let tag = Tag(context: library.context)
    tag.setValue("new", forKey: "label")
    library.book("A", shelf: one).tags = [tag]
    library.book("B", shelf: other)
    #expect(try library.books(NSPredicate(format: "shelf == %@", one)) == ["A"])
    #expect(try library.books(NSPredicate(format: "shelf IN %@", [other])) == ["B"])
    #expect(try library.books(NSPredicate(format: "shelf.name = %@", "one")) == ["A"])
    #expect(try library.books(NSPredicate(format: "ANY tags.label == 'new'")) == ["A"])
    #expect(try library.books(NSPredicate(format: "tags.@count == 0")) == ["B"])
    #expect(try library.books(NSPredicate(format: "%@ IN tags", tag)) == ["A"])
  }
}
