// Calls that Objective-C permits with any object: arguments of predicates, values by key, and the
// description of a class.

import SwiftSyntax

/// The edits of such calls.
enum LooseCalls {
  static func edits(_ node: FunctionCallExprSyntax, index: SourceIndex) -> [SourceEdit] {
    if node.calledExpression.trimmedDescription == "NSPredicate" { return arguments(node) }
    return value(node) + description(node, index)
  }

  /// Replaces `(object as AnyObject).value(forKeyPath: path)`, and the same of an object that is declared as
  /// `AnyObject`, by a call of a function of the bindings.
  private static func value(_ node: FunctionCallExprSyntax) -> [SourceEdit] {
    guard node.arguments.count == 1, let label = node.arguments.first?.label?.text,
      ["forKey", "forKeyPath"].contains(label), let parenthesis = node.leftParen,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "value", let base = member.base, isObject(base)
    else { return [] }
    let start = base.bytes.lowerBound
    return [
      SourceEdit(start..<start, "segueValue(of: "),
      SourceEdit(base.bytes.upperBound..<parenthesis.bytes.upperBound, ", "),
    ]
  }

  /// Returns whether an expression is a cast to `AnyObject` in parentheses, or names such an object.
  private static func isObject(_ base: ExprSyntax) -> Bool {
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return LooseVariable.isDeclared(name, around: Syntax(base))
    }
    guard let tuple = base.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
      let cast = parts.first?.as(UnresolvedAsExprSyntax.self)
    else { return false }
    return cast.questionOrExclamationMark == nil && parts.last?.trimmedDescription == "AnyObject"
  }

  /// Removes `as CVarArg` from the arguments of a predicate, which are of any type here. On a device
  /// values such as `UUID` and `Date` become objects by it.
  private static func arguments(_ node: FunctionCallExprSyntax) -> [SourceEdit] {
    node.arguments.compactMap { argument in
      guard let parts = argument.expression.as(SequenceExprSyntax.self)?.elements.suffix(2),
        let cast = parts.first?.as(UnresolvedAsExprSyntax.self), let type = parts.last,
        type.is(TypeExprSyntax.self), type.trimmedDescription == "CVarArg"
      else { return nil }
      return SourceEdit(cast.bytes.lowerBound..<type.bytes.upperBound, "")
    }
  }

  /// Replaces `type(of: object).description()` and `Cell.description()`, the name of a class, unless code
  /// declares a function of types with that name.
  private static func description(
    _ node: FunctionCallExprSyntax, _ index: SourceIndex
  ) -> [SourceEdit] {
    guard node.arguments.isEmpty, node.trailingClosure == nil,
      let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description",
      let base = member.base, let metatype = metatype(base),
      !index.types.values.contains(where: \.describesItself)
    else { return [] }
    let start = base.bytes.lowerBound
    return [
      SourceEdit(start..<start, "NSStringFromClass("),
      SourceEdit(base.bytes.upperBound..<node.bytes.upperBound, metatype + ")"),
    ]
  }

  /// Returns what follows an expression so that its value is a class; `nil` if it does not denote one.
  private static func metatype(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let isType = call.calledExpression.trimmedDescription == "type" && call.arguments.count == 1
      return isType && call.arguments.first?.label?.text == "of" ? "" : nil
    }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    return name?.first?.isUppercase ?? false ? ".self" : nil
  }
}

extension DeclaredType {
  /// A Boolean value that indicates whether the type has a function `description()` of its own.
  fileprivate var describesItself: Bool {
    functions.contains { $0.isStatic && $0.name == "description" && $0.parameters.isEmpty }
  }
}
