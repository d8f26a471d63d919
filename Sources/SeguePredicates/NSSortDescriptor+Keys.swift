// Orders by key. Foundation on Linux has only those by Swift key paths to values that can be compared.

import Foundation
import SegueWorld

extension NSSortDescriptor {
  /// Creates an order by the values at a key path. `nil` is first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(values: { Self.value($0, key) }, ascending: ascending, PredicateValue.sortOrder)
  }

  /// Creates an order by the values at a key path, compared by a method of strings such as
  /// `caseInsensitiveCompare(_:)`.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order = TextOrder(selector?.name ?? "compare:")
    self.init(values: { Self.value($0, key) }, ascending: ascending, order.compare)
  }

  /// Creates an order by the values at a key path, compared by a function.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    let compare: (Any?, Any?) -> ComparisonResult = { left, right in
      guard let left, let right else { return PredicateValue.sortOrder(left, right) }
      return cmptr(left, right)
    }
    self.init(values: { Self.value($0, key) }, ascending: ascending, compare)
  }

  /// Creates an order by the values of a property. `nil` is first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(
      values: { ($0 as? Root)?[keyPath: keyPath] }, ascending: ascending, PredicateValue.sortOrder)
  }

  private convenience init(
    values: @escaping (Any) -> Any?, ascending: Bool,
    _ compare: @escaping (Any?, Any?) -> ComparisonResult
  ) {
    // Foundation passes the objects themselves, and reverses the result for descending orders.
    self.init(keyPath: \Any.self, ascending: ascending) { left, right in
      compare(FlatValue.flat(values(left)), FlatValue.flat(values(right)))
    }
  }

  private static func value(_ object: Any, _ key: String?) -> Any? {
    key.map { ObjectKeys.value(at: $0, of: object) } ?? object
  }
}

/// An order of strings by the method whose name a selector has.
struct TextOrder {
  private let options: String.CompareOptions
  private let foldsCase: Bool

  /// - Parameter name: The name of a method, such as `localizedStandardCompare:`.
  init(_ name: String) {
    foldsCase = !["compare:", "compare(_:)", "localizedCompare:"].contains(name)
    options = name.contains("tandardCompare") ? [.numeric] : []
  }

  func compare(_ left: Any?, _ right: Any?) -> ComparisonResult {
    guard let left = left as? String, let right = right as? String else {
      return PredicateValue.sortOrder(left, right)
    }
    guard foldsCase else { return PredicateValue.sortOrder(left, right) }
    let fold: (String) -> String = {
      $0.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
    return fold(left).compare(fold(right), options: options)
  }
}
