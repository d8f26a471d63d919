// The types that the files give to names of properties, parameters and local variables alike. That
// suffices to determine whether `delegate?.didMove` refers to an object that may not have the
// method.

import SwiftSyntax

/// The types of names in the files.
final class NamedTypes: SyntaxVisitor {
  private var types: [String: Set<String>] = [:]
  private var aliases: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// Returns the types that variables called `name` can have, without `?` and `any`.
  func types(of name: String) -> Set<String> {
    (aliases[name] ?? []).reduce(types[name] ?? []) { $0.union(types[$1] ?? []) }
  }

  private func record(_ name: String, _ type: TypeSyntax) {
    let text = type.trimmedDescription.filter { !"?!()".contains($0) }
    types[name, default: []].insert(SourceIndex.bare(text))
  }

  private func record(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText else { return }
    if let type { return record(name, type) }
    if let value = value?.as(SequenceExprSyntax.self), let type = value.castType {
      record(name, type)
    } else if let source = value?.lastName {
      aliases[name, default: []].insert(source)
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    record(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    record(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    record((node.secondName ?? node.firstName).bareText, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type { record((node.secondName ?? node.firstName).bareText, type) }
    return .visitChildren
  }
}

extension SequenceExprSyntax {
  /// The type in `x as? T`.
  fileprivate var castType: TypeSyntax? {
    let parts = Array(elements)
    guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self) else { return nil }
    return parts[2].as(TypeExprSyntax.self)?.type
  }
}

extension ExprSyntax {
  /// The last name of an expression such as `self.delegate?` or `a.b!`.
  var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.bareText }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.bareText }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
    return nil
  }
}
