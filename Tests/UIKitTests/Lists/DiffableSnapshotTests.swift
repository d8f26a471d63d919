// Snapshots, against arrays that are changed in the obvious way.

import Foundation
import Testing
import UIKit

@Suite struct DiffableSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func made(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("Items are appended, inserted, moved and deleted")
  func items() {
    var snapshot = made([("a", [1, 2, 3]), ("b", [4, 5])])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([12], afterItem: 5)
    snapshot.moveItem(1, afterItem: 4)
    snapshot.deleteItems([3, 99])
    snapshot.appendItems([6])
    #expect(snapshot.itemIdentifiers(inSection: "a") == [10, 11, 2])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 1, 5, 12, 6])
    #expect(snapshot.itemIdentifiers == [10, 11, 2, 4, 1, 5, 12, 6])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    #expect(snapshot.indexOfItem(1) == 4)
    #expect(snapshot.indexOfItem(3) == nil)
    #expect(snapshot.numberOfItems == 8)
  }

  @Test("An item that is appended again moves")
  func again() {
    var snapshot = made([("a", [1, 2, 3]), ("b", [])])
    snapshot.appendItems([2], toSection: "b")
    #expect(snapshot.itemIdentifiers(inSection: "a") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [2])
    #expect(snapshot.numberOfItems == 3)
  }

  @Test("Sections are inserted, moved and deleted with their items")
  func sections() {
    var snapshot = made([("a", [1]), ("b", [2]), ("c", [3])])
    snapshot.insertSections(["d"], beforeSection: "a")
    snapshot.insertSections(["e"], afterSection: "a")
    snapshot.moveSection("c", beforeSection: "d")
    snapshot.moveSection("a", afterSection: "b")
    #expect(snapshot.sectionIdentifiers == ["c", "d", "e", "b", "a"])
    snapshot.deleteSections(["b"])
    #expect(snapshot.sectionIdentifiers == ["c", "d", "e", "a"])
    #expect(snapshot.itemIdentifiers == [3, 1])
    #expect(snapshot.indexOfSection("a") == 3)
    #expect(snapshot.indexOfSection("b") == nil)
  }

  @Test("Random changes agree with those of plain arrays")
  func random() {
    var generator = Lcg(state: 7)
    for _ in 0..<50 {
      var (snapshot, arrays) = (Snapshot(), [[Int]](repeating: [], count: 3))
      snapshot.appendSections(["0", "1", "2"])
      for item in 0..<40 {
        let section = generator.next(3)
        snapshot.appendItems([item], toSection: String(section))
        arrays[section].append(item)
        let moved = generator.next(item + 1)
        let place = generator.next(item + 1)
        guard moved != place else { continue }
        snapshot.moveItem(moved, beforeItem: place)
        for index in arrays.indices { arrays[index].removeAll { $0 == moved } }
        for index in arrays.indices {
          if let found = arrays[index].firstIndex(of: place) {
            arrays[index].insert(moved, at: found)
          }
        }
      }
      #expect(
        ["0", "1", "2"].map { snapshot.itemIdentifiers(inSection: $0) } == arrays)
    }
  }

  @Test("Only the children of expanded items are visible")
  func hierarchy() {
    var tree = NSDiffableDataSourceSectionSnapshot<String>()
    tree.append(["fruit", "roots"])
    tree.append(["apple", "pear"], to: "fruit")
    tree.append(["gala"], to: "apple")
    #expect(tree.visibleItems == ["fruit", "roots"])
    tree.expand(["fruit"])
    #expect(tree.visibleItems == ["fruit", "apple", "pear", "roots"])
    #expect(tree.items == ["fruit", "apple", "gala", "pear", "roots"])
    #expect(tree.level(of: "gala") == 2)
    #expect(tree.parent(of: "gala") == "apple")
    #expect(!tree.isVisible("gala"))
    #expect(tree.visualDescription() == "- fruit\n  + apple\n    * gala\n  * pear\n* roots")
    tree.insert(["plum"], after: "apple")
    tree.delete(["pear"])
    #expect(tree.snapshot(of: "fruit").items == ["apple", "gala", "plum"])
    #expect(tree.snapshot(of: "apple", includingParent: true).items == ["apple", "gala"])
    tree.collapse(["fruit"])
    #expect(tree.visibleItems == ["fruit", "roots"])
  }
}

/// Numbers that are the same in every run.
struct Lcg {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
