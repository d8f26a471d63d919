// Orders by key, of objects that are not CoreData's.

import Foundation
import SeguePredicates
import SegueWorld
import Testing

@Suite struct SortDescriptorTests {
  private let people: [[String: Any]] = [
    ["name": "bo", "age": 7], ["name": "Al", "age": 31], ["name": "Cy"], ["name": "al", "age": 7],
  ]

  private func names(_ descriptors: [NSSortDescriptor]) -> [String] {
    NSArray(array: people).sortedArray(using: descriptors).compactMap {
      ($0 as? [String: Any])?["name"] as? String
    }
  }

  @Test(
    "Values are sorted by keys, with those that have none first, and equal ones by the next key")
  func keys() {
    let order = [
      NSSortDescriptor(key: "age", ascending: true),
      NSSortDescriptor(key: "name", ascending: false),
    ]
    #expect(names(order) == ["Cy", "bo", "al", "Al"])
  }

  @Test("The selector of an order decides whether case matters")
  func selectors() {
    let exact = NSSortDescriptor(key: "name", ascending: true)
    let folded = NSSortDescriptor(
      key: "name", ascending: false,
      selector: Selector("localizedCaseInsensitiveCompare:"))
    #expect(names([exact]) == ["Al", "Cy", "al", "bo"])
    #expect(names([folded]).first == "Cy" && names([folded]).dropFirst().first == "bo")
  }
}
