// What types the files give to names: properties, parameters and local variables alike. Enough to know
// whether `delegate?.didMove` asks an object that may not have the method.

import SwiftSyntax

/// The types of names.
final class NamedTypes: SyntaxVisitor {
  private var types: [String: Set<String>] = [:]
  private var aliases: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax]) {
    super.init(viewMode: .sourceAccurate)
    for tree in trees { walk(tree) }
  }

  /// What may be called `name`, as types are named without `?` and `any`.
  func types(of name: String) -> Set<String> {
    (aliases[name] ?? []).reduce(types[name] ?? []) { $0.union(types[$1] ?? []) }
  }

  private func note(_ name: String, _ type: TypeSyntax) {
    let text = type.trimmedDescription.filter { !"?!()".contains($0) }
    types[name, default: []].insert(SourceIndex.bare(text))
  }

  private func note(_ pattern: PatternSyntax, _ type: TypeSyntax?, _ value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText else { return }
    if let type { return note(name, type) }
    if let value = value?.as(SequenceExprSyntax.self), let type = value.castType {
      note(name, type)
    } else if let source = value?.lastName {
      aliases[name, default: []].insert(source)
    }
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(node.pattern, node.typeAnnotation?.type, node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note((node.secondName ?? node.firstName).bareText, node.type)
    return .visitChildren
  }

  override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.type { note((node.secondName ?? node.firstName).bareText, type) }
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
  /// The last name of `self.delegate?`, `a.b!` and their like.
  var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.bareText }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.bareText }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
    return nil
  }
}
