// The model of the tests: shelves with books, which have tags.

import CoreData
import Foundation
import Testing

/// A shelf, with accessors as the adapter writes them.
final class Shelf: NSManagedObject {
  var name: String? {
    get { _managed("name") }
    set { setValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { _managed("books") }
    set { setValue(newValue, forKey: "books") }
  }
  func addToBooks(_ value: Book) { _managedCall("addToBooks", value) }
  func removeFromBooks(_ values: NSSet) { _managedCall("removeFromBooks", values) }
}

/// A book.
final class Book: NSManagedObject {
  var events: [String] = []
  var title: String {
    get { _managed("title") }
    set { setValue(newValue, forKey: "title") }
  }
  var pages: Int16 {
    get { _managed("pages") }
    set { setValue(newValue, forKey: "pages") }
  }
  var isRead: Bool {
    get { _managed("isRead") }
    set { setValue(newValue, forKey: "isRead") }
  }
  var added: Date? {
    get { _managed("added") }
    set { setValue(newValue, forKey: "added") }
  }
  var shelf: Shelf? {
    get { _managed("shelf") }
    set { setValue(newValue, forKey: "shelf") }
  }
  var tags: Set<Tag> {
    get { _managed("tags") }
    set { setValue(newValue, forKey: "tags") }
  }
  var chapters: NSOrderedSet? {
    get { _managed("chapters") }
    set { setValue(newValue, forKey: "chapters") }
  }
  var initial: String { String(title.prefix(1)) }

  override func awakeFromInsert() {
    super.awakeFromInsert()
    events.append("awake")
  }
  override func willSave() { events.append("willSave") }
  override func didSave() { events.append("didSave") }
}

/// A tag.
final class Tag: NSManagedObject {}

extension Tag {
  /// As in generated classes.
  class func fetchRequest() -> NSFetchRequest<Tag> { NSFetchRequest<Tag>(entityName: "Tag") }
}
/// A chapter of a book.
final class Chapter: NSManagedObject {}

/// The library that tests work in.
struct Library {
  let container: NSPersistentContainer
  var context: NSManagedObjectContext { container.viewContext }

  static let xml = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Shelf" representedClassName=".Shelf" syncable="YES" codeGenerationType="class">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Cascade"
          destinationEntity="Book" inverseName="shelf" inverseEntity="Book"/>
      </entity>
      <entity name="Book" representedClassName="Book" parentEntity="Item">
        <attribute name="isRead" attributeType="Boolean" defaultValueString="NO"
          usesScalarValueType="YES"/>
        <attribute name="pages" attributeType="Integer 16" defaultValueString="100"
          minValueString="1" maxValueString="2000" usesScalarValueType="YES"/>
        <attribute name="note" optional="YES" transient="YES" attributeType="String"/>
        <relationship name="shelf" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Shelf" inverseName="books" inverseEntity="Shelf"/>
        <relationship name="tags" optional="YES" toMany="YES" deletionRule="Nullify"
          destinationEntity="Tag" inverseName="books" inverseEntity="Tag"/>
        <relationship name="chapters" optional="YES" toMany="YES" deletionRule="Deny" ordered="YES"
          destinationEntity="Chapter" inverseName="book" inverseEntity="Chapter"/>
      </entity>
      <entity name="Item" representedClassName="NSManagedObject" isAbstract="YES">
        <attribute name="title" attributeType="String"/>
        <attribute name="added" optional="YES" attributeType="Date"
          defaultDateTimeInterval="600000000"/>
      </entity>
      <entity name="Tag" representedClassName="Tag">
        <attribute name="label" optional="YES" attributeType="String"/>
        <relationship name="books" optional="YES" toMany="YES" deletionRule="Nullify"
          destinationEntity="Book" inverseName="tags" inverseEntity="Book"/>
        <uniquenessConstraints><uniquenessConstraint><constraint value="label"/>
        </uniquenessConstraint></uniquenessConstraints>
      </entity>
      <entity name="Chapter" representedClassName="Chapter">
        <attribute name="name" optional="YES" attributeType="String"/>
        <relationship name="book" optional="YES" maxCount="1" deletionRule="Nullify"
          destinationEntity="Book" inverseName="chapters" inverseEntity="Book"/>
      </entity>
      <elements><element name="Shelf" positionX="0" positionY="0"/></elements>
    </model>
    """

  /// Writes the model into a new folder, and returns the URL of `Library.momd`.
  static func write() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("coredata-\(UUID().uuidString)")
    let model = folder.appendingPathComponent("Library.momd")
    for (version, text) in [("Library", "<model/>"), ("Library 2", xml)] {
      let inner = model.appendingPathComponent("\(version).xcdatamodel")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: inner.appendingPathComponent("contents"))
    }
    let current = ["_XCCurrentVersionName": "Library 2.xcdatamodel"]
    let list = try PropertyListSerialization.data(
      fromPropertyList: current, format: .xml, options: 0)
    try list.write(to: model.appendingPathComponent(".xccurrentversion"))
    return model
  }

  init() throws {
    SegueManagedClasses.register("Shelf", Shelf.self)
    SegueManagedClasses.register("Book", Book.self) { $0.property("initial", \Book.initial) }
    SegueManagedClasses.register("Tag", Tag.self)
    SegueManagedClasses.register("Chapter", Chapter.self)
    let url = try Self.write()
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    let model = try #require(NSManagedObjectModel(contentsOf: url))
    container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    container.loadPersistentStores { _, error in #expect(error == nil) }
  }

  @discardableResult
  func book(_ title: String, pages: Int16 = 100, shelf: Shelf? = nil) -> Book {
    let book = Book(context: context)
    (book.title, book.pages) = (title, pages)
    book.shelf = shelf
    return book
  }

  func books(_ predicate: NSPredicate? = nil, sortedBy keys: String...) throws -> [String] {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = predicate
    request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
    return try context.fetch(request).map(\.title)
  }
}
