// Variables and casts of the type AnyObject, in which Objective-C looks up any member.

import SwiftSyntax

enum LooseVariable {
  /// Returns whether the function around `node` declares a variable with the type `AnyObject`.
  static func isDeclared(_ name: String, around node: Syntax) -> Bool {
    var parent = node.parent
    while let scope = parent {
      if let block = scope.as(CodeBlockSyntax.self), declares(block.statements, name) {
        return true
      }
      if let closure = scope.as(ClosureExprSyntax.self), declares(closure.statements, name) {
        return true
      }
      if scope.is(FunctionDeclSyntax.self) { return false }
      parent = scope.parent
    }
    return false
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
