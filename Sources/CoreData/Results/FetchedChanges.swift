// The difference between two states of fetched results, in the terms of a results controller's
// delegate: applied to the old list, the changes give the new one.

import Foundation

/// The kinds of changes.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// An object or a section is new.
  case insert = 1
  /// An object or a section has disappeared.
  case delete = 2
  /// An object is at another place.
  case move = 3
  /// An object has changed at its place.
  case update = 4
}

/// The changes between two states.
struct FetchedChanges {
  struct Item {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    /// The place in the old list.
    let old: IndexPath?
    /// The place in the new list.
    let new: IndexPath?
  }

  struct Section {
    let info: FetchedSection
    let index: Int
    let type: NSFetchedResultsChangeType
  }

  private(set) var sections: [Section] = []
  private(set) var items: [Item] = []
  private let old: FetchedSections
  private let new: FetchedSections
  /// The old sections that stay, by their names.
  private var staying: Set<String> = []

  /// Compares two states.
  /// - Parameter isChanged: Returns whether an object has other values than before.
  init(
    from old: FetchedSections, to new: FetchedSections,
    isChanged: (NSManagedObjectID) -> Bool
  ) {
    (self.old, self.new) = (old, new)
    compareSections()
    compareItems(isChanged)
  }

  var isEmpty: Bool { sections.isEmpty && items.isEmpty }
  /// The objects that stay in the results and have changed.
  private(set) var updated: [NSManagedObjectID] = []

  // MARK: Sections

  private mutating func compareSections() {
    let places = Dictionary(old.sections.enumerated().map { ($1.name, $0) }) { one, _ in one }
    let common = new.sections.compactMap { section in
      places[section.name].map { (name: section.name, place: $0) }
    }
    // A section whose place among the others is different is removed and inserted again.
    let kept = OrderedPart.of(common.map(\.place), weights: common.map { _ in 1 })
    staying = Set(kept.map { common[$0].name })
    for (index, section) in old.sections.enumerated() where !staying.contains(section.name) {
      sections.append(Section(info: section, index: index, type: .delete))
    }
    for (index, section) in new.sections.enumerated() where !staying.contains(section.name) {
      sections.append(Section(info: section, index: index, type: .insert))
    }
  }

  // MARK: Objects

  private mutating func compareItems(_ isChanged: (NSManagedObjectID) -> Bool) {
    for object in old.objects where new.paths[object.objectID] == nil {
      add(object, .delete)
    }
    for object in new.objects where old.paths[object.objectID] == nil {
      add(object, .insert)
    }
    let still = stillObjects(isChanged)
    let common = new.objects.filter { old.paths[$0.objectID] != nil }
    for object in common where !still.contains(object.objectID) { add(object, .move) }
    for object in common where still.contains(object.objectID) && isChanged(object.objectID) {
      add(object, .update)
    }
    updated = common.map(\.objectID).filter(isChanged)
  }

  private mutating func add(_ object: NSManagedObject, _ type: NSFetchedResultsChangeType) {
    let id = object.objectID
    items.append(Item(object: object, type: type, old: old.paths[id], new: new.paths[id]))
  }

  /// Returns the objects that keep their places among each other: as many as possible, and those that
  /// have not changed before others.
  private func stillObjects(_ isChanged: (NSManagedObjectID) -> Bool) -> Set<NSManagedObjectID> {
    var still: Set<NSManagedObjectID> = []
    let ranks = Dictionary(old.objects.enumerated().map { ($1.objectID, $0) }) { one, _ in one }
    for section in new.sections where staying.contains(section.name) {
      let ids = section.items.map(\.objectID).filter { isInSection($0, section.name) }
      let weights = ids.map { isChanged($0) ? 1 : ids.count + 1 }
      let kept = OrderedPart.of(ids.map { ranks[$0] ?? 0 }, weights: weights)
      still.formUnion(kept.map { ids[$0] })
    }
    return still
  }

  private func isInSection(_ id: NSManagedObjectID, _ name: String) -> Bool {
    old.paths[id].map { old.sections[$0[0]].name == name } ?? false
  }
}

/// The part of a sequence that is in ascending order and has the greatest weight.
enum OrderedPart {
  /// Returns the indexes of the elements.
  /// - Complexity: O(*n* log *n*), with a tree of the greatest weights that end at each value.
  static func of(_ values: [Int], weights: [Int]) -> [Int] {
    if zip(values, values.dropFirst()).allSatisfy({ $0 < $1 }) { return Array(values.indices) }
    let ranks = Dictionary(values.sorted().enumerated().map { ($1, $0 + 1) }) { one, _ in one }
    var tree = Array(repeating: (weight: 0, index: -1), count: values.count + 1)
    var previous = Array(repeating: -1, count: values.count)
    var best = (weight: 0, index: -1)
    for (index, value) in values.enumerated() {
      let rank = ranks[value] ?? 1
      var before = (weight: 0, index: -1)
      var place = rank - 1
      while place > 0 {
        if tree[place].weight > before.weight { before = tree[place] }
        place -= place & -place
      }
      previous[index] = before.index
      let own = (weight: before.weight + weights[index], index: index)
      if own.weight > best.weight { best = own }
      place = rank
      while place <= values.count {
        if own.weight > tree[place].weight { tree[place] = own }
        place += place & -place
      }
    }
    var result: [Int] = []
    var index = best.index
    while index >= 0 {
      result.append(index)
      index = previous[index]
    }
    return result.reversed()
  }
}
