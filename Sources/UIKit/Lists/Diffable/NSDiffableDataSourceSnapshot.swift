// The sections and items of a list at one moment, by identifiers. A diffable data source compares
// snapshots and animates from one to the next.

import Foundation

/// The sections and items of a list, each with a unique identifier.
///
/// Identifiers that occur twice in one call, or that are not in the snapshot where a call names them
/// as its destination, end the program, as on a device.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var order = UniqueList<SectionIdentifierType>()
  private var contents: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// The identifiers of the sections that are reloaded, in the order of the calls.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  /// The identifiers of the items that are reloaded, in the order of the calls.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The identifiers of the items whose cells are configured again, in the order of the calls.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Queries

  /// The number of items in all sections.
  public var numberOfItems: Int { owners.count }
  /// The number of sections.
  public var numberOfSections: Int { order.elements.count }
  /// The identifiers of the sections, in their order.
  public var sectionIdentifiers: [SectionIdentifierType] { order.elements }
  /// The identifiers of all items, section by section.
  public var itemIdentifiers: [ItemIdentifierType] {
    order.elements.flatMap { contents[$0] ?? [] }
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  /// Returns the identifiers of the items in a section, in their order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    guard let items = contents[identifier] else { missing("section", identifier) }
    return items
  }
  /// Returns the identifier of the section that contains an item; `nil` if there is no such item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { owners[identifier] }
  /// Returns the position of an item among all items; `nil` if there is no such item.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let owner = owners[identifier] else { return nil }
    var before = 0
    for section in order.elements {
      let items = contents[section] ?? []
      if section == owner { return items.firstIndex(of: identifier).map { before + $0 } }
      before += items.count
    }
    return nil
  }
  /// Returns the position of a section; `nil` if there is no such section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    order.index(of: identifier)
  }

  // MARK: Items

  /// Adds items at the end of a section, by default of the last one. Items that the snapshot already
  /// contains are moved.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? order.elements.last else {
      fatalError("appendItems: there are no sections; append one first")
    }
    guard contents[section] != nil else { missing("section", section) }
    take(identifiers)
    contents[section]?.append(contentsOf: identifiers)
    for item in identifiers { owners[item] = section }
  }

  /// Inserts items before another one. Items that the snapshot already contains are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
  /// Inserts items after another one. Items that the snapshot already contains are moved.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, offset: Int
  ) {
    guard !identifiers.contains(place) else {
      fatalError("insertItems: \(place) cannot be inserted beside itself")
    }
    guard let section = owners[place] else { missing("item", place) }
    take(identifiers)
    guard let index = contents[section]?.firstIndex(of: place) else { missing("item", place) }
    contents[section]?.insert(contentsOf: identifiers, at: index + offset)
    for item in identifiers { owners[item] = section }
  }

  /// Removes identifiers that are about to be added elsewhere.
  private mutating func take(_ identifiers: [ItemIdentifierType]) {
    guard Set(identifiers).count == identifiers.count else {
      fatalError("the item identifiers are not unique: \(identifiers)")
    }
    deleteItems(identifiers)
  }

  /// Deletes items. Identifiers that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    var gone: [SectionIdentifierType: Set<ItemIdentifierType>] = [:]
    for item in identifiers {
      if let section = owners.removeValue(forKey: item) { gone[section, default: []].insert(item) }
    }
    for (section, items) in gone { contents[section]?.removeAll { items.contains($0) } }
  }
  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ item: ItemIdentifierType, to place: ItemIdentifierType, offset: Int
  ) {
    guard owners[item] != nil else { missing("item", item) }
    insert([item], at: place, offset: offset)
  }

  /// Reloads items: their cells are dequeued and configured anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where owners[item] == nil { missing("item", item) }
    reloadedItemIdentifiers += identifiers
  }
  /// Configures the existing cells of items again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers where owners[item] == nil { missing("item", item) }
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: order.elements.count)
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier)) }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: place(of: toIdentifier) + 1) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers where contents.updateValue([], forKey: section) != nil {
      fatalError("the section identifiers are not unique: \(section) occurs twice")
    }
    order.insert(identifiers, at: index)
  }

  private func place(of section: SectionIdentifierType) -> Int {
    guard let index = order.index(of: section) else { missing("section", section) }
    return index
  }

  /// Deletes sections and their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      for item in contents.removeValue(forKey: section) ?? [] { owners[item] = nil }
    }
    order.remove(Set(identifiers))
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to other: SectionIdentifierType, offset: Int
  ) {
    guard contents[section] != nil else { missing("section", section) }
    guard section != other else { return }
    order.remove([section])
    order.insert([section], at: place(of: other) + offset)
  }

  /// Reloads sections: all of their cells are dequeued and configured anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers where contents[section] == nil { missing("section", section) }
    reloadedSectionIdentifiers += identifiers
  }

  private func missing(_ kind: String, _ identifier: some Hashable) -> Never {
    fatalError("the snapshot has no \(kind) \(identifier)")
  }

  /// The snapshot without what is to be reloaded or configured again, as it is after it has been
  /// applied.
  var settled: Self {
    var copy = self
    (copy.reloadedSectionIdentifiers, copy.reloadedItemIdentifiers) = ([], [])
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of a section.
  mutating func replaceItems(
    of section: SectionIdentifierType, with items: [ItemIdentifierType]
  ) {
    if contents[section] == nil { appendSections([section]) }
    deleteItems(contents[section] ?? [])
    appendItems(items, toSection: section)
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Elements in an order, each at most once.
struct UniqueList<Element: Hashable> {
  private(set) var elements: [Element] = []
  private var places: [Element: Int] = [:]

  func index(of element: Element) -> Int? { places[element] }

  mutating func insert(_ new: [Element], at index: Int) {
    elements.insert(contentsOf: new, at: index)
    count(from: index)
  }

  mutating func remove(_ gone: Set<Element>) {
    elements.removeAll { gone.contains($0) }
    places = [:]
    count(from: 0)
  }

  private mutating func count(from start: Int) {
    for index in start..<elements.count { places[elements[index]] = index }
  }
}

extension UniqueList: Sendable where Element: Sendable {}
