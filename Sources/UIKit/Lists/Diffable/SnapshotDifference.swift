// The changes that lead from one snapshot to another, as a list animates them: deletions, insertions
// and as few moves as possible, because what is in a longest increasing subsequence stays.

import Foundation

extension NSDiffableDataSourceSnapshot {
  /// The changes that lead from `old` to this snapshot.
  func changes(from old: Self) -> ListChanges {
    var changes = ListChanges()
    let sections = PlaceTable(sectionIdentifiers)
    let oldSections = PlaceTable(old.sectionIdentifiers)
    changes.addSections(
      from: old.sectionIdentifiers, oldSections, to: sectionIdentifiers, sections)
    for section in reloadedSectionIdentifiers {
      if let index = oldSections[section] { changes.reloadedSections.insert(index) }
    }
    let (before, after) = (old.paths, paths)
    for (item, path) in before where after[item] == nil {
      if sections[old.sectionIdentifiers[path.section]] != nil {
        changes.deletedItems.insert(path)
      }
    }
    for (item, path) in after where before[item] == nil { changes.insertedItems.insert(path) }
    for (index, section) in sectionIdentifiers.enumerated() {
      addMoves(to: &changes, in: section, at: index, before, oldSections[section])
    }
    for item in reloadedItemIdentifiers {
      if let path = before[item] { changes.reloadedItems.insert(path) }
    }
    changes.dropItems(inNewSections: changes.insertedSections)
    return changes
  }

  /// Adds the items that come from another section, or that change their order in this one.
  private func addMoves(
    to changes: inout ListChanges, in section: SectionIdentifierType, at index: Int,
    _ before: [ItemIdentifierType: IndexPath], _ oldIndex: Int?
  ) {
    var kept: [(item: Int, old: Int)] = []
    for (item, identifier) in itemIdentifiers(inSection: section).enumerated() {
      guard let path = before[identifier] else { continue }
      if path.section == oldIndex {
        kept.append((item, path.item))
      } else {
        changes.movedItems[path] = IndexPath(item: item, section: index)
      }
    }
    guard let oldIndex else { return }
    let stay = Set(LongestIncrease.indexes(kept.map(\.old)))
    for (place, entry) in kept.enumerated() where !stay.contains(place) {
      changes.movedItems[IndexPath(item: entry.old, section: oldIndex)] = IndexPath(
        item: entry.item, section: index)
    }
  }

  /// The index path of each item.
  var paths: [ItemIdentifierType: IndexPath] {
    var paths: [ItemIdentifierType: IndexPath] = [:]
    paths.reserveCapacity(numberOfItems)
    for (index, section) in sectionIdentifiers.enumerated() {
      for (item, identifier) in itemIdentifiers(inSection: section).enumerated() {
        paths[identifier] = IndexPath(item: item, section: index)
      }
    }
    return paths
  }
}

/// The positions of elements in a list.
private struct PlaceTable<Element: Hashable> {
  private var places: [Element: Int] = [:]
  init(_ elements: [Element]) {
    for (index, element) in elements.enumerated() { places[element] = index }
  }
  subscript(element: Element) -> Int? { places[element] }
}

extension ListChanges {
  fileprivate mutating func addSections<Section: Hashable>(
    from old: [Section], _ oldPlaces: PlaceTable<Section>, to new: [Section],
    _ places: PlaceTable<Section>
  ) {
    for (index, section) in old.enumerated() where places[section] == nil {
      deletedSections.insert(index)
    }
    var kept: [(new: Int, old: Int)] = []
    for (index, section) in new.enumerated() {
      if let before = oldPlaces[section] {
        kept.append((index, before))
      } else {
        insertedSections.insert(index)
      }
    }
    let stay = Set(LongestIncrease.indexes(kept.map(\.old)))
    for (place, entry) in kept.enumerated() where !stay.contains(place) {
      movedSections[entry.old] = entry.new
    }
  }

  /// Removes the insertions of items in sections that are themselves inserted.
  fileprivate mutating func dropItems(inNewSections sections: Set<Int>) {
    insertedItems = insertedItems.filter { !sections.contains($0.section) }
  }
}

/// A longest increasing subsequence.
enum LongestIncrease {
  /// Returns the indexes of a longest increasing subsequence of `values`, in ascending order, in
  /// O(n log n): patience sorting.
  static func indexes(_ values: [Int]) -> [Int] {
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: values.count)
    for (index, value) in values.enumerated() {
      let pile = ends.partition { values[$0] < value }
      before[index] = pile > 0 ? ends[pile - 1] : nil
      if pile < ends.count { ends[pile] = index } else { ends.append(index) }
    }
    var found: [Int] = []
    var last = ends.last
    while let index = last {
      found.append(index)
      last = before[index]
    }
    return found.reversed()
  }
}
