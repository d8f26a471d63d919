// Calculations in expressions. Whole numbers stay whole, as in C: 5 / 2 is 2, and 5.0 / 2 is 2.5.

import Foundation

/// A number in an expression.
enum ExpressionNumber {
  case whole(Int64)
  case real(Double)

  /// Creates a number of a value; `nil` for one that is none.
  init?(_ any: Any?) {
    guard let any = FlatValue.flat(any) else { return nil }
    switch any {
    case let integer as any BinaryInteger: self = .whole(Int64(truncatingIfNeeded: integer))
    case let float as any BinaryFloatingPoint: self = .real(Double(float))
    case let number as NSNumber:
      let isReal =
        ["d", "f"].contains(String(cString: number.objCType)) || number is NSDecimalNumber
      self = isReal ? .real(number.doubleValue) : .whole(number.int64Value)
    default:
      guard let number = PredicateValue(any).number else { return nil }
      self = .real(number)
    }
  }

  var double: Double {
    switch self {
    case .whole(let number): Double(number)
    case .real(let number): number
    }
  }

  var boxed: NSNumber {
    switch self {
    case .whole(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    }
  }

  /// Returns the result of a calculation with two numbers. What does not fit whole numbers of 64 bits is
  /// real, and so is a division by zero.
  static func result(_ left: Self, _ sign: Character, _ right: Self) -> Self {
    if case .whole(let one) = left, case .whole(let other) = right,
      let whole = whole(one, sign, other)
    {
      return .whole(whole)
    }
    return .real(real(left.double, sign, right.double))
  }

  private static func whole(_ one: Int64, _ sign: Character, _ other: Int64) -> Int64? {
    let (result, overflow) =
      switch sign {
      case "+": one.addingReportingOverflow(other)
      case "-": one.subtractingReportingOverflow(other)
      case "*": one.multipliedReportingOverflow(by: other)
      case "%": one.remainderReportingOverflow(dividingBy: other)
      case "^": power(one, other)
      default: one.dividedReportingOverflow(by: other)
      }
    return overflow ? nil : result
  }

  private static func power(_ base: Int64, _ exponent: Int64) -> (Int64, Bool) {
    guard (0...64).contains(exponent) else { return (0, true) }
    var (result, overflow): (Int64, Bool) = (1, false)
    for _ in 0..<exponent {
      let next = result.multipliedReportingOverflow(by: base)
      (result, overflow) = (next.partialValue, overflow || next.overflow)
    }
    return (result, overflow)
  }

  private static func real(_ one: Double, _ sign: Character, _ other: Double) -> Double {
    switch sign {
    case "+": one + other
    case "-": one - other
    case "*": one * other
    case "%": one.truncatingRemainder(dividingBy: other)
    case "^": pow(one, other)
    default: one / other
    }
  }
}

extension PredicateExpression {
  /// The functions of two numbers by their names, with the signs of their calculations.
  private static let calculations: [String: Character] = [
    "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/",
    "modulus:by:": "%", "raise:toPower:": "^",
  ]

  /// Creates a call of a function; `nil` if there is none with the name and the number of arguments.
  init?(function name: String, _ arguments: [PredicateExpression]) {
    if let sign = Self.calculations[name] {
      guard arguments.count == 2 else { return nil }
      self = .arithmetic(arguments[0], sign, arguments[1])
      return
    }
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    guard Self.functions.contains(bare), !arguments.isEmpty else { return nil }
    self = .function(bare, arguments)
  }

  /// The kind of the expression.
  var objectType: SegueExpression.ExpressionType {
    switch self {
    case .constant: .constantValue
    case .keyPath, .property: .keyPath
    case .subject: .evaluatedObject
    case .list: .aggregate
    case .variable: .variable
    case .subquery: .subquery
    case .arithmetic, .function: .function
    case .closure: .block
    }
  }

  /// The expression as a format has it.
  var written: String {
    switch self {
    case .constant(let value): Self.written(value)
    case .keyPath(let path): path
    case .subject: "SELF"
    case .list(let parts): "{\(parts.map(\.written).joined(separator: ", "))}"
    case .arithmetic(let left, let sign, let right):
      "\(left.written) \(sign == "^" ? "**" : String(sign)) \(right.written)"
    case .variable(let name): "$\(name)"
    case .subquery(let base, let name, _): "SUBQUERY(\(base.written), $\(name), …)"
    case .function(let name, let arguments):
      "\(name)(\(arguments.map(\.written).joined(separator: ", ")))"
    case .property(let base, let path): "\(base.written).\(path)"
    case .closure: "BLOCK"
    }
  }

  private static func written(_ value: Any?) -> String {
    switch PredicateValue(value) {
    case .none: "nil"
    case .text(let text): "\"\(text)\""
    case .integer(let number): "\(number)"
    case .real(let number): "\(number)"
    case .list(let list): "{\(list.map { written($0) }.joined(separator: ", "))}"
    case .date(let date): "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
    case .hashable(let value): "\(value.base)"
    case .object(let object): "\(type(of: object))"
    }
  }
}
