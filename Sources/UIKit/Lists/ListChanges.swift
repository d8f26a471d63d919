// The mapping of sections and items in a batch of changes. Deletions, reloads and the sources of
// moves use the indexes before the batch; insertions and the destinations of moves use the indexes
// after it. The remaining sections and items keep their order and fill the remaining positions.

import Foundation

/// One batch of changes of a list.
struct ListChanges {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty && deletedItems.isEmpty && insertedItems.isEmpty
      && reloadedItems.isEmpty && movedItems.isEmpty
  }

  /// Returns the mapping from old to new sections and items.
  ///
  /// - Parameter old: The number of items in each section before the changes.
  /// - Parameter new: The number of items in each section after the changes.
  func map(from old: [Int], to new: [Int]) -> ListMap { ListMap(self, from: old, to: new) }
}

/// The mapping of a list's sections and items in a batch of changes.
struct ListMap {
  private var sections: [Int: Int] = [:]
  private var items: [Int: [Int: IndexPath]] = [:]
  private let changes: ListChanges
  /// A description of an inconsistency between the changes and the counts; `nil` if there is none.
  private(set) var inconsistency: String?

  init(_ changes: ListChanges, from old: [Int], to new: [Int]) {
    self.changes = changes
    mapSections(old.count, new.count)
    for (section, count) in old.enumerated() {
      guard let target = sections[section] else { continue }
      guard target < new.count else {
        inconsistency = "section \(target) is out of range, with \(new.count) sections"
        continue
      }
      mapItems(in: section, count, to: target, new[target])
    }
    for (from, to) in changes.movedItems where sections[from.section] == nil {
      items[from.section, default: [:]][from.item] = to
    }
  }

  private mutating func mapSections(_ old: Int, _ new: Int) {
    let kept = (0..<old).filter {
      !changes.deletedSections.contains($0) && changes.movedSections[$0] == nil
    }
    let taken = changes.insertedSections.union(changes.movedSections.values)
    let free = (0..<new).filter { !taken.contains($0) }
    if kept.count != free.count {
      inconsistency =
        "\(old) sections before and \(new) after, but \(kept.count) remain for \(free.count) "
        + "positions"
    }
    for (from, to) in zip(kept, free) { sections[from] = to }
    for (from, to) in changes.movedSections { sections[from] = to }
  }

  private mutating func mapItems(in section: Int, _ old: Int, to target: Int, _ new: Int) {
    guard !changes.reloadedSections.contains(section) else { return }
    var gone: Set<Int> = []
    for path in changes.deletedItems where path.section == section { gone.insert(path.item) }
    for path in changes.movedItems.keys where path.section == section { gone.insert(path.item) }
    var taken: Set<Int> = []
    for path in changes.insertedItems where path.section == target { taken.insert(path.item) }
    for path in changes.movedItems.values where path.section == target { taken.insert(path.item) }
    let kept = (0..<old).filter { !gone.contains($0) }
    let free = (0..<new).filter { !taken.contains($0) }
    if kept.count != free.count {
      inconsistency =
        "\(old) items of section \(section) before and \(new) after, but \(kept.count) remain for "
        + "\(free.count) positions"
    }
    var map: [Int: IndexPath] = [:]
    for (from, to) in zip(kept, free) { map[from] = IndexPath(item: to, section: target) }
    for (from, to) in changes.movedItems where from.section == section { map[from.item] = to }
    items[section] = map
  }

  /// Returns the index of a section after the changes; `nil` if it has been deleted.
  func section(_ old: Int) -> Int? { sections[old] }

  /// Returns the index of a section after the changes; `nil` if it has been deleted or reloaded, so
  /// that it gets another header and footer.
  func keptSection(_ old: Int) -> Int? {
    changes.reloadedSections.contains(old) ? nil : sections[old]
  }

  /// Returns the index path of an item after the changes; `nil` if it has been deleted or reloaded.
  func item(_ old: IndexPath) -> IndexPath? {
    changes.reloadedItems.contains(old) ? nil : items[old.section]?[old.item]
  }

  /// Returns the index path of an item after the changes, even if it has been reloaded, because
  /// collections preserve selections; `nil` if it has been deleted.
  func place(_ old: IndexPath) -> IndexPath? { items[old.section]?[old.item] }
}
