// Variables and casts of the type AnyObject, in which Objective-C looks up any member.

import SwiftSyntax

enum LooseVariable {
  /// Returns whether the function around `node` declares a variable or a parameter with the type `AnyObject`.
  static func isDeclared(_ name: String, around node: Syntax) -> Bool {
    var parent = node.parent
    while let scope = parent {
      if let loop = scope.as(ForStmtSyntax.self), loop.declaresObject(name) { return true }
      if let block = scope.as(CodeBlockSyntax.self), declares(block.statements, name) {
        return true
      }
      if let closure = scope.as(ClosureExprSyntax.self), declares(closure.statements, name) {
        return true
      }
      if let function = scope.as(FunctionDeclSyntax.self) {
        return function.signature.parameterClause.parameters.contains { $0.isObject(name) }
      }
      parent = scope.parent
    }
    return false
  }

  /// Returns whether a loop around `node` declares a variable with the type `AnyObject`.
  static func isInLoop(_ name: String, around node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).contains {
      $0.as(ForStmtSyntax.self)?.declaresObject(name) ?? false
    }
  }

  /// Returns `AnyObject.self` in `unsafeBitCast(a, to: AnyObject.self)`; `nil` for other expressions.
  static func bitCastTarget(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      call.calledExpression.trimmedDescription == "unsafeBitCast",
      let target = call.arguments.last, target.label?.text == "to",
      target.expression.trimmedDescription == "AnyObject.self"
    else { return nil }
    return target.expression
  }

  private static func declares(_ statements: CodeBlockItemListSyntax, _ name: String) -> Bool {
    statements.contains { statement in
      guard let declaration = statement.item.as(VariableDeclSyntax.self) else { return false }
      return declaration.bindings.contains { binding in
        binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
          && binding.typeAnnotation?.type.trimmedDescription == "AnyObject"
      }
    }
  }
}

extension ForStmtSyntax {
  /// Returns whether the loop is of the form `for name: AnyObject in`.
  fileprivate func declaresObject(_ name: String) -> Bool {
    pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
      && typeAnnotation?.type.trimmedDescription == "AnyObject"
  }
}

extension FunctionParameterSyntax {
  /// Returns whether the parameter has a name inside of its function and the type `AnyObject`, optional or not.
  fileprivate func isObject(_ name: String) -> Bool {
    (secondName ?? firstName).text == name
      && type.trimmedDescription.filter { !"?!".contains($0) } == "AnyObject"
  }
}
