// The clause of an `#if` that is compiled, as far as the conditions tell.

import SwiftSyntax

extension IfConfigDeclSyntax {
  /// The clause that is compiled; `nil` if none is, or if that is not known.
  var compiledClause: IfConfigClauseSyntax? {
    for clause in clauses {
      guard let condition = clause.condition else { return clause }
      switch condition.truth {
      case true?: return clause
      case false?: continue
      case nil: return nil
      }
    }
    return nil
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether every enclosing clause of an `#if` is compiled.
  var isCompiled: Bool {
    var node = parent
    while let current = node {
      if let clause = current.as(IfConfigClauseSyntax.self),
        let conditional = clause.parent?.parent?.as(IfConfigDeclSyntax.self),
        conditional.compiledClause?.id != clause.id
      {
        return false
      }
      node = current.parent
    }
    return true
  }
}

extension IfConfigClauseSyntax {
  /// A Boolean value that indicates whether the clause is known not to be compiled.
  var isLeftOut: Bool {
    if condition?.truth == false { return true }
    guard let conditional = parent?.parent?.as(IfConfigDeclSyntax.self) else { return false }
    return conditional.compiledClause.map { $0.id != id } ?? false
  }
}

extension ExprSyntax {
  /// The value of a condition, as on an iPhone without a debug build; `nil` if it is not known.
  fileprivate var truth: Bool? {
    if let literal = self.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.text == "true"
    }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.truth
    }
    if let not = self.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return not.expression.truth.map { !$0 }
    }
    if let sequence = self.as(SequenceExprSyntax.self) {
      return Self.truth(Array(sequence.elements))
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return Self.truth(call) }
    // Flags such as `DEBUG` are not defined.
    return self.is(DeclReferenceExprSyntax.self) ? false : nil
  }

  /// Returns the value of `a && b || c`, where `&&` binds more tightly.
  private static func truth(_ elements: [ExprSyntax]) -> Bool? {
    var alternatives: [[Bool?]] = [[]]
    for element in elements {
      if let word = element.as(BinaryOperatorExprSyntax.self)?.operator.text {
        if word == "||" { alternatives.append([]) } else if word != "&&" { return nil }
      } else {
        alternatives[alternatives.count - 1].append(element.truth)
      }
    }
    let values = alternatives.map { parts -> Bool? in
      parts.contains(false) ? false : parts.contains(nil) ? nil : true
    }
    return values.contains(true) ? true : values.contains(nil) ? nil : false
  }

  private static func truth(_ call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    switch call.calledExpression.trimmedDescription {
    case "os": return argument == "iOS"
    case "targetEnvironment": return false
    case "canImport": return AvailableModules.all.contains(argument)
    case "swift", "compiler": return argument.hasPrefix(">=") ? true : nil
    default: return nil
    }
  }
}
