// Values that predicates compare: what numbers, strings and objects have in common.

import Foundation

/// A value in a comparison.
package enum PredicateValue: Equatable {
  case none
  case integer(Int64)
  case real(Double)
  case text(String)
  case date(Date)
  case list([Any])
  case hashable(AnyHashable)
  case object(AnyObject)

  package init(_ any: Any?) {
    guard let any = FlatValue.flat(any) else {
      self = .none
      return
    }
    switch any {
    case let number as NSNumber: self = Self.scalar(number)
    case let text as String: self = .text(text)
    case let date as Date: self = .date(date)
    case let url as URL: self = .text(url.absoluteString)
    case let object as any KeyedObject: self = .object(object.comparedIdentity)
    case let set as NSOrderedSet: self = .list(set.array)
    case let set as NSSet: self = .list(PredicateValue.inOrder(set.allObjects))
    case let list as [Any]: self = .list(list)
    case let set as Set<AnyHashable>: self = .list(set.map(\.base))
    default: self = Self.scalar(any)
    }
  }

  private static func scalar(_ any: Any) -> PredicateValue {
    if let number = any as? NSNumber ?? FlatValue.number(any) {
      let value = number.doubleValue
      // Numbers of 64 bits are compared exactly.
      return value == value.rounded() && abs(value) < 9e18
        ? .integer(number.int64Value) : .real(value)
    }
    if let raw = any as? any RawRepresentable, let text = raw.rawValue as? String {
      return .text(text)
    }
    if let value = any as? AnyHashable { return .hashable(value) }
    return type(of: any) is AnyClass ? .object(any as AnyObject) : .text("\(any)")
  }

  private static func inOrder(_ objects: [Any]) -> [Any] {
    let own = objects.compactMap { $0 as? any KeyedObject }
    return own.count == objects.count ? own.sorted { $0.orderNumber < $1.orderNumber } : objects
  }

  package static func == (left: PredicateValue, right: PredicateValue) -> Bool {
    switch (left, right) {
    case (.none, .none): true
    case (.text(let left), .text(let right)): left == right
    case (.hashable(let left), .hashable(let right)): left == right
    case (.object(let left), .object(let right)):
      left === right || (left as? NSObject)?.isEqual(right) ?? false
    case (.list(let left), .list(let right)):
      left.count == right.count
        && zip(left, right).allSatisfy { PredicateValue($0) == PredicateValue($1) }
    default: left.order(to: right) == .orderedSame
    }
  }

  /// The elements of a collection; the value itself otherwise; none for `nil`.
  var elements: [Any?] {
    switch self {
    case .none: []
    case .list(let list): list
    case .integer(let value): [value]
    case .real(let value): [value]
    case .text(let value): [value]
    case .date(let value): [value]
    case .hashable(let value): [value.base]
    case .object(let value): [value]
    }
  }

  /// The text of a string; `nil` for other values.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .real(let value): value
    case .date(let value): value.timeIntervalSinceReferenceDate
    default: nil
    }
  }

  /// Returns the order of two values of one kind; `nil` for others.
  func order(to other: PredicateValue, _ options: TextOptions = []) -> ComparisonResult? {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): return Self.order(left, right)
    case (.text(let left), .text(let right)): return options.order(left, right)
    case (.text(let left), _) where other.number != nil:
      return Double(left).flatMap { left in other.number.map { Self.order(left, $0) } }
    case (_, .text(let right)) where number != nil:
      return Double(right).flatMap { right in number.map { Self.order($0, right) } }
    default:
      guard let left = number, let right = other.number else { return nil }
      return Self.order(left, right)
    }
  }

  private static func order<Value: Comparable>(_ left: Value, _ right: Value) -> ComparisonResult {
    left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  /// Returns the order of two values for sorting, in which `nil` is first.
  package static func sortOrder(_ left: Any?, _ right: Any?) -> ComparisonResult {
    let (left, right) = (PredicateValue(left), PredicateValue(right))
    switch (left, right) {
    case (.none, .none): return .orderedSame
    case (.none, _): return .orderedAscending
    case (_, .none): return .orderedDescending
    case (.hashable(let one), .hashable(let other)):
      return order("\(one)", "\(other)")
    default: return left.order(to: right) ?? .orderedSame
    }
  }
}

/// How strings are compared.
struct TextOptions: OptionSet, Hashable {
  let rawValue: Int
  /// `[c]`
  static let ignoresCase = TextOptions(rawValue: 1)
  /// `[d]`
  static let ignoresDiacritics = TextOptions(rawValue: 2)

  /// Returns a string without what is not compared.
  func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if contains(.ignoresCase) { options.insert(.caseInsensitive) }
    if contains(.ignoresDiacritics) { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  func order(_ left: String, _ right: String) -> ComparisonResult {
    let (left, right) = (folded(left), folded(right))
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }
}
