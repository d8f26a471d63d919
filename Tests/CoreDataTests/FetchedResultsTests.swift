// Results controllers: sections, and changes that lead from the old list to the new one.

import CoreData
import Foundation
import SegueWorld
import Testing

/// A list that follows a controller by the changes that it is told, as a table view does.
private final class Follower: NSObject, NSFetchedResultsControllerDelegate {
  var sections: [(name: String, items: [NSManagedObjectID])] = []
  private var old: [(name: String, items: [NSManagedObjectID])] = []
  private var removed: [IndexPath] = []
  private var added: [(path: IndexPath, id: NSManagedObjectID)] = []
  private var removedSections = IndexSet()
  private var addedSections: [(index: Int, name: String)] = []
  var log: [String] = []

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    (old, removed, added, removedSections, addedSections) = (sections, [], [], IndexSet(), [])
    log.append("will")
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    log.append("section \(type == .insert ? "+" : "-")\(sectionInfo.name)")
    if type == .insert {
      addedSections.append((sectionIndex, sectionInfo.name))
    } else {
      removedSections.insert(sectionIndex)
    }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    guard let object = anObject as? Book else { return }
    log.append("\(type) \(object.title)")
    if let indexPath, type == .delete || type == .move { removed.append(indexPath) }
    if let newIndexPath, type == .insert || type == .move {
      added.append((newIndexPath, object.objectID))
    }
    if type == .update, let indexPath {
      #expect(old[indexPath[0]].items[indexPath[1]] == object.objectID)
    }
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    for path in removed.sorted(by: >) { sections[path[0]].items.remove(at: path[1]) }
    for index in removedSections.reversed() { sections.remove(at: index) }
    for (index, name) in addedSections { sections.insert((name, []), at: index) }
    for (path, id) in added.sorted(by: { $0.path < $1.path }) {
      sections[path[0]].items.insert(id, at: path[1])
    }
    log.append("did")
  }

  func take(_ controller: NSFetchedResultsController<Book>) {
    sections = Self.state(controller)
  }

  static func state(_ controller: NSFetchedResultsController<Book>)
    -> [(name: String, items: [NSManagedObjectID])]
  {
    (controller.sections ?? []).map { section in
      (section.name, (section.objects as? [Book] ?? []).map(\.objectID))
    }
  }
}

@Suite struct FetchedResultsTests {
  private func controller(
    _ library: Library, sortedBy keys: String..., sections: String? = nil,
    where predicate: NSPredicate? = nil
  ) throws -> NSFetchedResultsController<Book> {
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = keys.map { NSSortDescriptor(key: $0, ascending: true) }
    request.predicate = predicate
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: library.context, sectionNameKeyPath: sections,
      cacheName: nil)
    try controller.performFetch()
    return controller
  }

  @Test("Sections follow a key path, also one that the class computes")
  func sections() throws {
    let library = try Library()
    for title in ["Ant", "Bee", "Ape"] { library.book(title) }
    let controller = try controller(library, sortedBy: "title", sections: "initial")
    #expect(controller.sections?.map(\.name) == ["A", "B"])
    #expect(controller.sections?.map(\.numberOfObjects) == [2, 1])
    #expect(controller.object(at: IndexPath(indexes: [1, 0])).title == "Bee")
    let ape = controller.object(at: IndexPath(indexes: [0, 1]))
    #expect(controller.indexPath(forObject: ape) == IndexPath(indexes: [0, 1]))
    #expect(controller.sectionIndexTitles == ["A", "B"])
    #expect(controller.fetchedObjects?.map(\.title) == ["Ant", "Ape", "Bee"])
    let empty = try self.controller(library, sortedBy: "title", where: NSPredicate(value: false))
    #expect(empty.sections?.map(\.numberOfObjects) == [0] && empty.fetchedObjects?.isEmpty == true)
  }

  @Test("Each kind of change is told once, between the start and the end")
  func kinds() throws {
    let library = try Library()
    let books = ["B", "D", "E", "F"].map { library.book($0) }
    let controller = try controller(library, sortedBy: "title")
    let follower = Follower()
    follower.take(controller)
    controller.delegate = follower
    library.book("C")
    books[3].title = "A"
    books[1].pages = 7
    library.context.delete(books[0])
    library.context.processPendingChanges()
    #expect(follower.log == ["will", "delete B", "insert C", "move A", "update D", "did"])
    #expect(controller.fetchedObjects?.map(\.title) == ["A", "C", "D", "E"])
    library.context.processPendingChanges()
    _ = Shelf(context: library.context)
    library.context.processPendingChanges()
    #expect(follower.log.count == 6)
  }

  @Test("A delegate that takes snapshots is given all results, and nothing else")
  func snapshots() throws {
    final class Taker: NSObject, NSFetchedResultsControllerDelegate {
      var log: [String] = []
      func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { log.append("will") }
      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) {
        let names = snapshot.sectionIdentifiers.compactMap { $0 as? String }
        log.append("\(names) \(snapshot.numberOfItems) \(snapshot.reloadedItemIdentifiers.count)")
      }
    }
    let library = try Library()
    let ant = library.book("Ant")
    let controller = try controller(library, sortedBy: "title", sections: "initial")
    let taker = Taker()
    controller.delegate = taker
    try controller.performFetch()
    library.book("Bee")
    library.context.processPendingChanges()
    ant.pages = 9
    library.context.processPendingChanges()
    #expect(taker.log == [#"["A"] 1 0"#, #"["A", "B"] 2 0"#, #"["A", "B"] 2 1"#])
  }

  @Test("A delegate's controller is equal to that of the code")
  func identity() throws {
    final class Witness: NSObject, NSFetchedResultsControllerDelegate {
      var controller: NSFetchedResultsController<any NSFetchRequestResult>?
      func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
      ) { self.controller = controller }
    }
    let library = try Library()
    let controller = try controller(library, sortedBy: "title")
    let other = try self.controller(library, sortedBy: "title")
    let witness = Witness()
    controller.delegate = witness
    library.book("A")
    library.context.processPendingChanges()
    let told = try #require(witness.controller)
    #expect(told === controller)
    #expect(told == controller)
    #expect(told !== other && told != other)
    #expect(told.isEqual(controller))
    #expect((told.fetchedObjects as? [Book])?.map(\.title) == ["A"])
  }

  @Test("Random changes, applied to the old list, give the new one", arguments: 0..<12)
  func random(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let library = try Library()
    let letters = ["A", "B", "C", "D"]
    for _ in 0..<12 { library.book(letters.randomElement(using: &generator)! + "x") }
    let predicate = seed % 3 == 0 ? NSPredicate(format: "pages < 150") : nil
    let controller = try controller(
      library, sortedBy: "title", "pages", sections: seed % 2 == 0 ? "initial" : nil,
      where: predicate)
    let follower = Follower()
    follower.take(controller)
    controller.delegate = follower
    for _ in 0..<12 {
      for _ in 0..<Int.random(in: 1...5, using: &generator) {
        change(library, letters, &generator)
      }
      library.context.processPendingChanges()
      let state = Follower.state(controller)
      #expect(follower.sections.map(\.name) == state.map(\.name), "seed \(seed)")
      #expect(follower.sections.map(\.items) == state.map(\.items), "seed \(seed)")
      try controller.performFetch()
      #expect(Follower.state(controller).map(\.items) == state.map(\.items), "seed \(seed)")
    }
  }

  private func change(
    _ library: Library, _ letters: [String], _ generator: inout SeededGenerator
  ) {
    // A fetch would announce the changes so far.
    let books = library.context.registeredObjects.compactMap { $0 as? Book }
    let book = books.sorted { $0.objectID.description < $1.objectID.description }
      .randomElement(using: &generator)
    let title =
      letters.randomElement(using: &generator)! + letters.randomElement(using: &generator)!
    switch Int.random(in: 0..<6, using: &generator) {
    case 0, 1: library.book(title, pages: Int16.random(in: 1..<200, using: &generator))
    case 2: if let book { library.context.delete(book) }
    case 3: book?.title = title
    case 4: book?.pages = Int16.random(in: 1..<200, using: &generator)
    default: if Bool.random(using: &generator) { try? library.context.save() }
    }
  }
}
