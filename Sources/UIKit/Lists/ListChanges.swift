// What becomes of sections and items in a batch of changes. Deleted, reloaded and moved things are named as they
// were before, inserted ones and the ends of moves as they are after; what is left keeps its order and fills the
// places that are left.

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

  /// Where everything goes, for so many items in each section before and after.
  func map(from old: [Int], to new: [Int]) -> ListMap { ListMap(self, from: old, to: new) }
}

/// Where sections and items of a list go in a batch of changes.
struct ListMap {
  private var sections: [Int: Int] = [:]
  private var items: [Int: [Int: IndexPath]] = [:]
  private let changes: ListChanges
  /// What does not add up, in words; `nil` if everything does.
  private(set) var mistake: String?

  init(_ changes: ListChanges, from old: [Int], to new: [Int]) {
    self.changes = changes
    mapSections(old.count, new.count)
    for (section, count) in old.enumerated() {
      guard let target = sections[section] else { continue }
      guard target < new.count else {
        mistake = "section \(target) of \(new.count)"
        continue
      }
      mapItems(in: section, count, to: target, new[target])
    }
  }

  private mutating func mapSections(_ old: Int, _ new: Int) {
    let kept = (0..<old).filter {
      !changes.deletedSections.contains($0) && changes.movedSections[$0] == nil
    }
    let taken = changes.insertedSections.union(changes.movedSections.values)
    let free = (0..<new).filter { !taken.contains($0) }
    if kept.count != free.count {
      mistake =
        "\(old) sections before and \(new) after, but \(kept.count) stay for "
        + "\(free.count) places"
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
      mistake =
        "\(old) items of section \(section) before and \(new) after, but "
        + "\(kept.count) stay for \(free.count) places"
    }
    var map: [Int: IndexPath] = [:]
    for (from, to) in zip(kept, free) { map[from] = IndexPath(item: to, section: target) }
    for (from, to) in changes.movedItems where from.section == section { map[from.item] = to }
    items[section] = map
  }

  /// Where a section is afterwards; `nil` if it has gone.
  func section(_ old: Int) -> Int? { sections[old] }

  /// Where an item is afterwards; `nil` if it has gone, or comes anew.
  func item(_ old: IndexPath) -> IndexPath? {
    changes.reloadedItems.contains(old) ? nil : items[old.section]?[old.item]
  }

  /// Where an item is afterwards, even if its looks come anew: selections stay.
  func place(_ old: IndexPath) -> IndexPath? { items[old.section]?[old.item] }
}
