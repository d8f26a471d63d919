// The items of one section as a tree, whose branches can be expanded and collapsed as in an outline.

import Foundation

/// The items of one section, in a hierarchy.
///
/// Items that have children are collapsed at first. An identifier that a call names as parent or
/// place and that is not in the snapshot, and one that is added twice, end the program, as on a
/// device.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var known: Set<ItemIdentifierType> = []
  private var expanded: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: Changes

  /// Adds items at the end of the children of `parent`, by default of the top level.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let siblings = siblings(in: parent)
    insert(items, in: parent, at: siblings.count)
  }
  /// Inserts items before another one, among its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, in: parents[item], at: place(of: item))
  }
  /// Inserts items after another one, among its siblings.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, in: parents[item], at: place(of: item) + 1)
  }
  /// Inserts the items of a snapshot before another item, among its siblings.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, before item: ItemIdentifierType
  ) { insert(snapshot, in: parents[item], at: place(of: item)) }
  /// Inserts the items of a snapshot after another item, among its siblings.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot, after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot, in: parents[item], at: place(of: item) + 1)
    return snapshot.items.last
  }

  /// Deletes items and their children.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where known.contains(item) {
      delete(children[item] ?? [])
      if let parent = parents.removeValue(forKey: item) {
        children[parent]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
      children[item] = nil
      known.remove(item)
      expanded.remove(item)
    }
  }
  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items, so that their children are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { known.contains($0) })
  }
  /// Collapses items, so that their children are not visible.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// Replaces the children of an item by the items of a snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(siblings(in: parent))
    insert(snapshot, in: parent, at: 0)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], in parent: ItemIdentifierType?, at index: Int
  ) {
    for item in items {
      guard known.insert(item).inserted else {
        fatalError("the item identifiers are not unique: \(item) occurs twice")
      }
      if let parent { parents[item] = parent }
    }
    if let parent {
      children[parent, default: []].insert(contentsOf: items, at: index)
    } else {
      roots.insert(contentsOf: items, at: index)
    }
  }

  private mutating func insert(
    _ other: Self, in parent: ItemIdentifierType?, at index: Int
  ) {
    insert(other.roots, in: parent, at: index)
    for item in other.items {
      if let below = other.children[item] { insert(below, in: item, at: 0) }
    }
    expanded.formUnion(other.expanded)
  }

  private func siblings(in parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return roots }
    guard known.contains(parent) else { fatalError("the snapshot has no item \(parent)") }
    return children[parent] ?? []
  }

  private func place(of item: ItemIdentifierType) -> Int {
    guard let index = siblings(in: parents[item]).firstIndex(of: item) else {
      fatalError("the snapshot has no item \(item)")
    }
    return index
  }

  // MARK: Queries

  /// All items, each followed by its children.
  public var items: [ItemIdentifierType] { flattened { _ in true } }
  /// The items at the top level.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are visible: those whose parents are all expanded.
  public var visibleItems: [ItemIdentifierType] { flattened { expanded.contains($0) } }

  private func flattened(_ isOpen: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
    var found: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      found.append(item)
      if let below = children[item], isOpen(item) { waiting += below.reversed() }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  /// Returns a Boolean value that indicates whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    var parent = parents[item]
    while let above = parent {
      if !expanded.contains(above) { return false }
      parent = parents[above]
    }
    return known.contains(item)
  }
  /// Returns a Boolean value that indicates whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  /// Returns the number of parents of an item: 0 at the top level.
  public func level(of item: ItemIdentifierType) -> Int {
    var (level, parent) = (0, parents[item])
    while let above = parent { (level, parent) = (level + 1, parents[above]) }
    return level
  }
  /// Returns the position of an item among all items; `nil` if there is no such item.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  /// Returns the parent of an item; `nil` at the top level.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// Returns the children of an item, and their children, as a snapshot.
  ///
  /// - Parameter includingParent: Whether the item itself is the root.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var part = Self()
    part.append(includingParent ? [parent] : siblings(in: parent))
    var waiting = part.roots
    while let item = waiting.popLast() {
      guard let below = children[item] else { continue }
      part.append(below, to: item)
      waiting += below
    }
    part.expanded = expanded.intersection(part.known)
    return part
  }

  /// Returns the hierarchy as text, one line for each item; children are indented.
  public func visualDescription() -> String {
    items.map { item in
      let mark = children[item] == nil ? "*" : expanded.contains(item) ? "-" : "+"
      return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
    }.joined(separator: "\n")
  }

  /// Returns a Boolean value that indicates whether an item has children.
  func hasChildren(_ item: ItemIdentifierType) -> Bool { !(children[item] ?? []).isEmpty }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
