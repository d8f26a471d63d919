// Predicates from formats. Foundation on Linux has none, and no key-value coding.

import Foundation

extension NSPredicate {
  /// Creates a predicate from a format and its arguments. A mistake in the format ends the program, as
  /// an exception does on a device.
  public convenience init(format predicateFormat: String, _ args: Any?...) {
    self.init(node: Self.node(predicateFormat, args))
  }

  /// Creates a predicate from a format and its arguments. A mistake in the format ends the program, as
  /// an exception does on a device.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(node: Self.node(predicateFormat, arguments ?? []))
  }

  private convenience init(node: PredicateNode) {
    // The condition is a value that is only read.
    nonisolated(unsafe) let node = node
    self.init { object, variables in node.holds(object, variables ?? [:]) }
  }

  private static func node(_ format: String, _ arguments: [Any?]) -> PredicateNode {
    do throws(PredicateError) { return try PredicateParser.node(format, arguments) } catch {
      Misuse.report(
        "NSPredicate(format: \"\(format)\"), character \(error.character): \(error.reason)")
    }
  }
}
