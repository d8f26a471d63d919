// Formats of predicates: what they mean, and where their mistakes are.

import Foundation
import Testing

@testable import SeguePredicates

@Suite struct PredicateTests {
  private static var values: [String: Any] {
    [
      "name": "Café Noir", "count": 3, "price": 2.5, "done": true, "empty": NSNull(),
      "date": Date(timeIntervalSinceReferenceDate: 100), "tags": ["red", "blue"],
      "items": [["n": 1], ["n": 5]], "inner": ["key": "value"],
    ]
  }

  @Test(
    "Formats that hold",
    arguments: [
      "name == 'Café Noir'", "name ==[cd] \"cafe noir\"", "name BEGINSWITH[cd] 'CAFE'",
      "name ENDSWITH 'Noir'", "name CONTAINS[c] 'NOIR'", "name LIKE '*N?ir'",
      "name MATCHES '^C.*r$'", "name MATCHES[c] 'café .+'", "count = 3", "count >= 3 AND price < 3",
      "count => 4 OR NOT (price > 3)", "count != 4 && done == YES", "done == TRUE", "!(done == NO)",
      "count IN {1, 2, 3}", "NOT (count IN {4})", "count BETWEEN {1, 3}", "'red' IN tags",
      "ANY tags == 'blue'", "SOME tags BEGINSWITH 'b'", "ALL tags MATCHES '[a-z]+'",
      "NONE tags == 'green'", "tags CONTAINS 'red'", "tags.@count == 2", "items.@sum.n == 6",
      "items.@max.n == 5", "ANY items.n > 4", "inner.key == 'value'", "empty == nil",
      "missing = NULL", "TRUEPREDICATE", "TRUEPREDICATE AND (count == 3)", "count + 1 == 2 * 2",
      "-1 < count", "(count) == (3)", "count <> 0x10", "name.length == 9",
      "SUBQUERY(items, $x, $x.n > 2).@count == 1", "uppercase(name) BEGINSWITH 'CAF'",
      "(count == 3 OR count == 4) AND name != nil", "name != \"a\\\"b\"", "lowercase(name) != name",
    ])
  func holds(_ format: String) {
    #expect(NSPredicate(format: format).evaluate(with: Self.values))
  }

  @Test(
    "Formats that do not hold",
    arguments: [
      "name == 'café noir'", "name CONTAINS 'noir'", "name CONTAINS ''", "count < 3",
      "count == nil",
      "count IN {}", "count BETWEEN {4, 9}", "ALL tags == 'red'", "FALSEPREDICATE", "empty != nil",
      "name LIKE 'Café'", "name MATCHES 'Café'", "name > 3", "NONE tags == 'red'",
    ])
  func fails(_ format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Self.values))
  }

  @Test("Arguments stand for values and key paths, and are never read as a format")
  func arguments() {
    func holds(_ format: String, _ arguments: Any?...) -> Bool {
      NSPredicate(format: format, argumentArray: arguments.map { $0 ?? NSNull() })
        .evaluate(with: Self.values)
    }
    #expect(holds("%K == %@", "inner.key", "value"))
    #expect(holds("count == %d AND price == %f AND count == %ld", 3, 2.5, 3))
    #expect(holds("name == %@", "Café Noir") && !holds("name == %@", "' OR 1 == 1"))
    #expect(holds("empty == %@", nil) && holds("count IN %@", [1, 3]))
    #expect(
      holds("count IN %@", NSSet(array: [1, 3])) && holds("done == %@", NSNumber(value: true)))
    #expect(holds("date < %@", Date(timeIntervalSinceReferenceDate: 101)))
    #expect(holds("date >= %@", NSDate(timeIntervalSinceReferenceDate: 100)))
    #expect(NSPredicate(format: "SELF BEGINSWITH %@", "a").evaluate(with: "abc"))
    #expect(NSPredicate(format: "self.length > %i", 2).evaluate(with: "abc"))
    let words = NSArray(array: ["ab", "b"])
    #expect(words.filtered(using: NSPredicate(format: "SELF CONTAINS 'a'")) as? [String] == ["ab"])
  }

  @Test("Predicates can be combined")
  func compounds() {
    let parts = [NSPredicate(format: "count == 3"), NSPredicate(format: "count == 4")]
    let all = NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    let any = NSCompoundPredicate(orPredicateWithSubpredicates: parts)
    #expect(!all.evaluate(with: Self.values) && any.evaluate(with: Self.values))
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: all).evaluate(with: Self.values))
  }

  @Test("Stored properties of other objects are found by name")
  func reflection() {
    struct Point {
      let x = 3
      let label: String? = "p"
    }
    #expect(NSPredicate(format: "x == 3 AND label == 'p'").evaluate(with: Point()))
  }

  @Test(
    "Mistakes are reported with their place",
    arguments: [
      ("name ==", 8, "found the end; expected a key path, a value or %@"),
      ("name = = 3", 8, "found \"=\"; expected a key path, a value or %@"),
      ("(a == 1", 8, "found the end; expected \")\""),
      ("a == 1 b == 2", 8, "found \"b\"; expected AND, OR or the end"),
      ("a LIKES 'b'", 3, "found \"LIKES\"; expected a comparison such as ==, CONTAINS or IN"),
      ("a == 'b", 6, "a string has no end; expected ' after it"),
      ("a == %@", 6, "%@ has no argument; expected 1 of them"),
      ("a == %y", 6, "% is followed by \"y\"; expected an argument such as %@, %K, %d or %f"),
      ("a CONTAINS[x] 'b'", 12, "found \"x\"; expected c, d or cd"),
      ("a == 1 AND", 11, "found the end; expected a key path, a value or %@"),
      ("a == ?", 6, "found \"?\"; expected a comparison"),
    ])
  func mistakes(_ format: String, _ character: Int, _ reason: String) throws {
    do {
      _ = try PredicateParser.node(format, [])
      Issue.record("the format is accepted")
    } catch {
      #expect(error == PredicateError(character: character, reason: reason))
    }
  }
}
