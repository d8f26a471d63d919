// Expressions and comparisons as objects.

import Foundation
import Testing

@testable import SeguePredicates

@Suite struct ExpressionTests {
  private static var values: [String: Any] {
    ["name": "Café Noir", "count": 3, "tags": ["red", "blue"], "numbers": [1, 2, 6]]
  }

  private func value(_ format: String) -> NSNumber? {
    SegueExpression(format: format).expressionValue(with: Self.values, context: nil) as? NSNumber
  }

  @Test(
    "Formats are calculated, and whole numbers stay whole",
    arguments: [
      ("1 + 2 * 3", 7.0), ("(1 + 2) * 3", 9), ("5 / 2", 2), ("5.0 / 2", 2.5), ("2 ** 10", 1024),
      ("2 * 3 ** 2", 18), ("count - 5", -2), ("-7 / 2", -3), ("sqrt(16) + 0.5", 4.5),
      ("sum(numbers)", 9), ("average(numbers)", 3), ("max(numbers) - min(numbers)", 5),
      ("floor(2.7) + ceiling(2.2) + trunc(-1.5)", 4), ("9223372036854775807 + 1", 0x1p63),
    ])
  func formats(_ format: String, _ result: Double) {
    #expect(value(format)?.doubleValue == result)
  }

  @Test("A calculation of whole numbers can be cast to Int, and takes arguments")
  func casts() {
    let sum = SegueExpression(format: "%d + %@ * count", 2, 5)
    #expect(sum.expressionValue(with: Self.values, context: nil) as? Int == 17)
    #expect(sum.description == "2 + 5 * count" && sum.expressionType == .function)
  }

  @Test("Expressions are made from their parts")
  func parts() {
    let count = SegueExpression(forKeyPath: "count")
    let two = SegueExpression(forConstantValue: 2)
    let product = SegueExpression(forFunction: "multiply:by:", arguments: [count, two])
    #expect(product.expressionValue(with: Self.values, context: nil) as? Int == 6)
    #expect(product.function == "multiply:by:" && product.arguments?.first?.keyPath == "count")
    let sum = SegueExpression(
      forFunction: "sum:", arguments: [SegueExpression(forKeyPath: "numbers")])
    #expect(sum.expressionValue(with: Self.values, context: nil) as? Double == 9)
    let variable = SegueExpression(forVariable: "x")
    #expect(variable.expressionValue(with: nil, context: ["x": 4]) as? Int == 4)
    let own = SegueExpression.expressionForEvaluatedObject()
    #expect(own.expressionValue(with: "self", context: nil) as? String == "self")
    let choice = SegueExpression(
      forConditional: NSPredicate(format: "count > 2"), trueExpression: two, falseExpression: count)
    #expect(choice.expressionValue(with: Self.values, context: nil) as? Int == 2)
    let block = SegueExpression(
      block: { object, arguments, _ in arguments.count }, arguments: [two])
    #expect(block.expressionValue(with: nil, context: nil) as? Int == 1)
    let large = SegueExpression(
      forSubquery: SegueExpression(forKeyPath: "numbers"), usingIteratorVariable: "n",
      predicate: NSPredicate(format: "$n > 1"))
    #expect((large.expressionValue(with: Self.values, context: nil) as? [Any])?.count == 2)
    #expect(two.constantValue as? Int == 2 && two.expressionType == .constantValue)
  }
}

@Suite struct ComparisonPredicateTests {
  private static var values: [String: Any] {
    ["name": "Café Noir", "count": 3, "tags": ["red", "blue"]]
  }

  private func predicate(
    _ key: String, _ type: SegueComparisonPredicate.Operator, _ value: Any?,
    _ modifier: SegueComparisonPredicate.Modifier = .direct,
    _ options: SegueComparisonPredicate.Options = []
  ) -> SegueComparisonPredicate {
    SegueComparisonPredicate(
      leftExpression: SegueExpression(forKeyPath: key),
      rightExpression: SegueExpression(forConstantValue: value), modifier: modifier, type: type,
      options: options)
  }

  @Test("Comparisons hold as those of formats do")
  func operators() {
    let holds: [SegueComparisonPredicate] = [
      predicate("count", .equalTo, 3), predicate("count", .notEqualTo, 4),
      predicate("count", .lessThan, 4), predicate("count", .greaterThanOrEqualTo, 3),
      predicate("name", .contains, "cafe", .direct, [.caseInsensitive, .diacriticInsensitive]),
      predicate("name", .beginsWith, "Café"), predicate("name", .endsWith, "Noir"),
      predicate("name", .like, "*N?ir"), predicate("name", .matches, "^C.*r$"),
      predicate("name", .in, "the Café Noir"), predicate("count", .in, [1, 3]),
      predicate("count", .between, [1, 3]), predicate("tags", .contains, "red"),
      predicate("tags", .equalTo, "blue", .any), predicate("tags", .notEqualTo, "green", .all),
      predicate("missing", .equalTo, nil),
    ]
    for predicate in holds {
      #expect(predicate.evaluate(with: Self.values), "\(predicate.predicateFormat)")
    }
    let fails = [
      predicate("name", .contains, "cafe"), predicate("count", .in, [1, 2]),
      predicate("tags", .equalTo, "blue", .all), predicate("name", .in, "Café"),
    ]
    for predicate in fails {
      #expect(!predicate.evaluate(with: Self.values), "\(predicate.predicateFormat)")
    }
  }

  @Test("Comparisons are parts of compound predicates, filter arrays, and take variables")
  func combinations() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      predicate("count", .equalTo, 3), predicate("name", .beginsWith, "C"),
    ])
    #expect(both.evaluate(with: Self.values))
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [
      predicate("count", .equalTo, 4), predicate("name", .beginsWith, "X"),
    ])
    #expect(!either.evaluate(with: Self.values))
    let list = [["n": 1], ["n": 2]] as NSArray
    #expect(list.filtered(using: predicate("n", .greaterThan, 1)).count == 1)
    let open = SegueComparisonPredicate(
      leftExpression: SegueExpression(forKeyPath: "count"),
      rightExpression: SegueExpression(forVariable: "limit"), modifier: .direct, type: .lessThan)
    #expect(open.evaluate(with: Self.values, substitutionVariables: ["limit": 4]))
    #expect(!open.evaluate(with: Self.values, substitutionVariables: ["limit": 3]))
    #expect(
      predicate("tags", .contains, "red", .any, [.caseInsensitive]).predicateFormat
        == "ANY tags CONTAINS[c] \"red\"")
  }
}
