// Expressions as objects, which apps name `NSExpression`: Foundation on Linux has only the name. The
// bindings of apps give them Apple's name.

import Foundation

/// A value that follows from an object: a constant, a key path, or a calculation with such values.
///
/// Its properties never change, so that it can be shared.
open class SegueExpression: NSObject, @unchecked Sendable {
  /// The kinds of expressions.
  public enum ExpressionType: UInt, Sendable {
    /// A value that is always the same.
    case constantValue = 0
    /// The object itself.
    case evaluatedObject
    /// A value that is given for a name.
    case variable
    /// The value at a key path of the object.
    case keyPath
    /// The result of a function.
    case function
    /// The elements of a collection for which a condition holds.
    case subquery = 13
    /// A collection of values.
    case aggregate = 14
    /// The result of a closure.
    case block = 19
    /// One of two values, according to a condition.
    case conditional = 20
  }

  /// The kind of expression.
  public let expressionType: ExpressionType
  let content: PredicateExpression
  private let parts: Parts

  /// What an expression consists of.
  struct Parts {
    var constant: Any?
    var keyPath, variable, function: String?
    var arguments: [SegueExpression] = []
    var predicate: NSPredicate?
  }

  init(_ type: ExpressionType, _ content: PredicateExpression, _ parts: Parts = Parts()) {
    (expressionType, self.content, self.parts) = (type, content, parts)
    super.init()
  }

  // MARK: Making expressions

  /// Creates an expression with a value that is always the same.
  public convenience init(forConstantValue obj: Any?) {
    self.init(.constantValue, .constant(FlatValue.flat(obj)), Parts(constant: obj))
  }
  /// Creates an expression for the value at a key path of the object.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, .keyPath(keyPath), Parts(keyPath: keyPath))
  }
  /// Creates an expression for the value at a Swift key path of the object.
  public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    // A key path is a value that is only read.
    nonisolated(unsafe) let keyPath = keyPath
    self.init(.keyPath, .closure { object, _ in (object as? Root)?[keyPath: keyPath] })
  }
  /// Creates an expression for the value that is given for a name.
  public convenience init(forVariable string: String) {
    self.init(.variable, .variable(string), Parts(variable: string))
  }
  /// Creates an expression for a collection of values.
  public convenience init(forAggregate subexpressions: [SegueExpression]) {
    self.init(
      .aggregate, .list(subexpressions.map(\.content)), Parts(arguments: subexpressions))
  }
  /// Creates an expression for the result of a function, such as `sum:` or `multiply:by:`. An unknown
  /// name ends the program, as an exception does on a device.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let arguments = parameters.map {
      $0 as? SegueExpression ?? SegueExpression(forConstantValue: $0)
    }
    guard let content = PredicateExpression(function: name, arguments.map(\.content)) else {
      Misuse.report(
        "NSExpression: there is no function \"\(name)\" for \(arguments.count) arguments")
    }
    self.init(.function, content, Parts(function: name, arguments: arguments))
  }
  /// Creates an expression for the elements of a collection for which a condition holds.
  public convenience init(
    forSubquery expression: SegueExpression, usingIteratorVariable variable: String,
    predicate: NSPredicate
  ) {
    let parts = Parts(variable: variable, arguments: [expression], predicate: predicate)
    self.init(
      .subquery,
      .closure { object, variables in
        PredicateValue(expression.content.value(object, variables)).elements.filter { element in
          predicate.evaluate(
            with: object,
            substitutionVariables: variables.merging([variable: element as Any]) { $1 })
        }
      }, parts)
  }
  /// Creates an expression for one of two values, according to a condition.
  public convenience init(
    forConditional predicate: NSPredicate, trueExpression: SegueExpression,
    falseExpression: SegueExpression
  ) {
    let parts = Parts(arguments: [trueExpression, falseExpression], predicate: predicate)
    self.init(
      .conditional,
      .closure { object, variables in
        let holds = predicate.evaluate(with: object, substitutionVariables: variables)
        return (holds ? trueExpression : falseExpression).content.value(object, variables)
      }, parts)
  }
  /// Creates an expression for the result of a closure.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [SegueExpression]?
  ) {
    let arguments = arguments ?? []
    self.init(
      .block,
      .closure { object, variables in
        block(object, arguments.map { $0.content.value(object, variables) ?? NSNull() }, nil)
      }, Parts(arguments: arguments))
  }
  /// Creates an expression from a format and its arguments. A mistake in the format ends the program, as
  /// an exception does on a device.
  public convenience init(format expressionFormat: String, _ args: Any?...) {
    self.init(format: expressionFormat, values: args)
  }
  /// Creates an expression from a format and its arguments.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    self.init(format: expressionFormat, values: arguments)
  }
  private convenience init(format: String, values: [Any?]) {
    do throws(PredicateError) {
      let content = try PredicateParser.expression(format, values)
      self.init(content.objectType, content)
    } catch {
      Misuse.report(
        "NSExpression(format: \"\(format)\"), character \(error.character): \(error.reason)")
    }
  }
  /// Returns an expression for the object itself.
  open class func expressionForEvaluatedObject() -> SegueExpression {
    SegueExpression(.evaluatedObject, .subject)
  }

  // MARK: Parts

  /// The value of a constant.
  open var constantValue: Any? { parts.constant }
  /// The key path; empty for expressions without one.
  open var keyPath: String { parts.keyPath ?? "" }
  /// The name of a variable; empty for expressions without one.
  open var variable: String { parts.variable ?? "" }
  /// The name of a function; empty for expressions without one.
  open var function: String { parts.function ?? "" }
  /// The arguments of a function or a closure.
  open var arguments: [SegueExpression]? { parts.arguments.isEmpty ? nil : parts.arguments }
  /// The elements of a collection of values.
  open var collection: Any { parts.arguments }
  /// The condition of a subquery or of a choice.
  open var predicate: NSPredicate { parts.predicate ?? NSPredicate(value: true) }

  /// Returns the value of the expression for an object.
  open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    var variables: [String: Any] = [:]
    for (key, value) in context ?? [:] {
      if let name = key as? String { variables[name] = value }
    }
    return content.value(object, variables)
  }

  /// The expression as a format has it.
  open override var description: String { content.written }
}
