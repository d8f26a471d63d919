// `#if` conditions, which are evaluated as on an iPhone.

import SwiftSyntax

/// The platform conditions of one `#if` condition.
struct ConditionForm {
  /// The platform conditions, each with its result.
  let conditionResults: [(FunctionCallExprSyntax, String)]

  private static let known = [
    "os": ["iOS": "true", "Linux": "false"],
    // Their imports are replaced.
    "canImport": ["ObjectiveC": "true", "Darwin": "true", "Combine": "true", "simd": "true"],
  ]

  init(_ condition: ExprSyntax) {
    conditionResults = condition.calls.compactMap { call in
      let argument = call.arguments.first?.expression.trimmedDescription ?? ""
      let question = call.calledExpression.trimmedDescription
      if question == "canImport", ServiceUse.frameworks.contains(argument) { return (call, "true") }
      return Self.known[question]?[argument].map { (call, $0) }
    }
  }
}

extension ExprSyntax {
  /// The calls in a condition.
  fileprivate var calls: [FunctionCallExprSyntax] {
    if let call = self.as(FunctionCallExprSyntax.self) { return [call] }
    return children(viewMode: .sourceAccurate).flatMap { child -> [FunctionCallExprSyntax] in
      if let expression = child.as(ExprSyntax.self) { return expression.calls }
      return child.children(viewMode: .sourceAccurate)
        .compactMap { $0.as(ExprSyntax.self) ?? $0.as(LabeledExprSyntax.self)?.expression }
        .flatMap(\.calls)
    }
  }
}
