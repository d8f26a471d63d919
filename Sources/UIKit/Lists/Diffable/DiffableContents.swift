// What a diffable data source shows: the snapshot, and the hierarchies of its sections.

import Foundation

/// The contents of a diffable data source.
struct DiffableContents<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias SectionSnapshot = NSDiffableDataSourceSectionSnapshot<Item>

  private(set) var snapshot = Snapshot()
  private(set) var hierarchies: [Section: SectionSnapshot] = [:]

  var counts: [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  func item(at path: IndexPath) -> Item? {
    guard let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      let index = snapshot.indexOfSection(section),
      let place = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  /// Adopts a snapshot. Hierarchies remain where their visible items do.
  mutating func adopt(_ new: Snapshot) {
    snapshot = new.settled
    hierarchies = hierarchies.filter { section, hierarchy in
      new.indexOfSection(section) != nil
        && new.itemIdentifiers(inSection: section) == hierarchy.visibleItems
    }
  }

  /// Adopts the hierarchy of a section.
  mutating func adopt(_ hierarchy: SectionSnapshot, of section: Section) {
    hierarchies[section] = hierarchy
  }

  /// Returns the hierarchy of a section: the one that was applied, or its items side by side.
  func hierarchy(of section: Section) -> SectionSnapshot {
    if let hierarchy = hierarchies[section] { return hierarchy }
    var made = SectionSnapshot()
    if snapshot.indexOfSection(section) != nil {
      made.append(snapshot.itemIdentifiers(inSection: section))
    }
    return made
  }

  /// Returns the snapshot with the visible items of a hierarchy.
  func snapshot(showing hierarchy: SectionSnapshot, in section: Section) -> Snapshot {
    var new = snapshot
    new.replaceItems(of: section, with: hierarchy.visibleItems)
    return new
  }
}
