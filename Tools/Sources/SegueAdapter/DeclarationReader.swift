// A reader for the declarations of one file.

import SwiftSyntax

/// Collects types and extensions, each as far as one piece of source declares it.
final class DeclarationReader: SyntaxVisitor {
  private(set) var found: [DeclaredType] = []
  /// The types that type aliases denote.
  private(set) var aliases: [String: String] = [:]
  /// The generic types with arguments.
  private(set) var genericUses: Set<GenericUse> = []
  private var open: [DeclaredType] = []
  private let file: Int
  private let converter: SourceLocationConverter

  init(file: Int, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  private func enter(
    _ kind: DeclaredType.Kind, _ name: String, _ node: some DeclGroupSyntax,
    at token: some SyntaxProtocol
  ) -> SyntaxVisitorContinueKind {
    let outer = kind == .unknown ? nil : open.last
    var type = DeclaredType(name: outer.map { "\($0.name).\(name)" } ?? name, kind: kind)
    let location = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    (type.file, type.place) = (file, SourcePlace(line: location.line, column: location.column))
    let isPrivate = node.modifiers.has("private")
    let isInFunction = node.isInsideFunction
    type.isHidden = (outer != nil && isPrivate) || outer?.isHidden ?? false || isInFunction
    type.isPrivate = isPrivate || node.modifiers.has("fileprivate") || outer?.isPrivate ?? false
    type.isPublic = node.modifiers.has("public") || node.modifiers.has("open")
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { type.mentions.insert(name) }
    }
    type.inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    open.append(type)
    return .visitChildren
  }

  private func leave() {
    guard var type = open.popLast() else { return }
    type.optionalMembers = type.optionalMembers.overloadsMarked
    found.append(type)
  }

  private func change(_ body: (inout DeclaredType) -> Void) {
    if let last = open.indices.last { body(&open[last]) }
  }

  private func addParameters(
    _ generics: GenericParameterClauseSyntax?, _ conditions: GenericWhereClauseSyntax?
  ) {
    change { $0.objectParameters = generics?.objectParameters(conditions) ?? [] }
  }

  // MARK: Conditions

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    defer {
      change { $0.isGeneric = node.genericParameterClause != nil }
      addParameters(node.genericParameterClause, node.genericWhereClause)
    }
    return enter(.class, node.name.text, node, at: node.name)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.actor, node.name.text, node, at: node.name)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    defer { addParameters(node.genericParameterClause, node.genericWhereClause) }
    return enter(.struct, node.name.text, node, at: node.name)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.enum, node.name.text, node, at: node.name)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(.protocol, node.name.text, node, at: node.name)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(
      .unknown, SourceIndex.bare(node.extendedType.trimmedDescription), node, at: node.extendedType)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember else { return .visitChildren }
    var function = DeclaredFunction(
      name: node.name.bareText, parameters: node.signature.parameterClause.declared,
      givenName: node.attributes.objcName,
      isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
      result: node.signature.returnClause?.type.trimmedDescription)
    function.isPrivate = node.modifiers.hidesFromOthers || open.last?.hidesMembers ?? false
    function.isExposed = node.attributes.attribute("objc") != nil
    change {
      $0.functions.append(function)
      if $0.kind == .protocol { $0.requirements.functions.append(function) }
      guard node.modifiers.has("optional") else { return }
      $0.optionalMembers.append(
        OptionalMember(owner: $0.name, function: function.name, function.parameters))
    }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember else { return .visitChildren }
    var made = DeclaredInitializer(
      parameters: node.signature.parameterClause.declared,
      isFailable: node.optionalMark != nil, isConvenience: node.modifiers.has("convenience"),
      canThrow: node.signature.effectSpecifiers?.throwsClause != nil,
      isPrivate: node.modifiers.has("private") || node.modifiers.has("fileprivate"))
    made.isFatal = node.body?.endsProgram ?? false
    change {
      $0.initializers.append(made)
      $0.requirements.hasOthers = true
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.isMember else { return .visitChildren }
    let isStatic = node.modifiers.has("static") || node.modifiers.has("class")
    for binding in node.bindings {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      let property = DeclaredProperty(node, binding, name.identifier.bareText)
      change {
        if isStatic { $0.statics.append(property) } else { $0.properties.append(property) }
        if $0.kind == .protocol { $0.requirements.properties.append(property) }
        guard node.modifiers.has("optional") else { return }
        $0.optionalMembers.append(
          OptionalMember(owner: $0.name, property: property.name))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      change {
        $0.cases.append(
          .init(name: element.name.text, values: element.parameterClause?.declared ?? []))
      }
    }
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    change { $0.requirements.hasOthers = true }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    change { $0.requirements.hasOthers = true }
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericParameterClause == nil else { return .visitChildren }
    let outer = open.last.map { "\($0.name)." } ?? ""
    aliases[outer + node.name.text] = node.initializer.value.trimmedDescription
    return .visitChildren
  }

  // MARK: Generic arguments

  override func visit(_ node: GenericArgumentClauseSyntax) -> SyntaxVisitorContinueKind {
    let type =
      node.parent?.as(IdentifierTypeSyntax.self)?.name.text
      ?? node.parent?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
    if let type {
      genericUses.insert(
        GenericUse(
          type: type, arguments: node.arguments.map(\.argument.trimmedDescription),
          outer: open.last?.name))
    }
    return .visitChildren
  }

  // MARK: Casts

  /// Visits `x as? P` where it is not folded, so that the type follows.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    for place in elements.indices.dropFirst().dropLast()
    where elements[place].is(UnresolvedAsExprSyntax.self) {
      let (operand, type) = (elements[place - 1].trimmedDescription, elements[place + 1])
      guard let type = type.as(TypeExprSyntax.self)?.type else { continue }
      let names = type.trimmedDescription.split(separator: "&").map {
        SourceIndex.bare($0.filter { !" ()?!".contains($0) })
      }
      change { found in
        found.casts.formUnion(names)
        for name in names { found.castOperands[name, default: []].insert(operand) }
      }
    }
    return .visitChildren
  }
}

extension CodeBlockSyntax {
  /// A Boolean value that indicates whether the first statement ends the program.
  fileprivate var endsProgram: Bool {
    let call = statements.first?.item.as(FunctionCallExprSyntax.self)
    let names = ["fatalError", "preconditionFailure", "Swift.fatalError"]
    return call.map { names.contains($0.calledExpression.trimmedDescription) } ?? false
  }
}

extension DeclModifierListSyntax {
  fileprivate var hidesFromOthers: Bool { has("private") || has("fileprivate") }
}

extension DeclaredType {
  /// A Boolean value that indicates whether this is an extension whose members are private.
  fileprivate var hidesMembers: Bool { kind == .unknown && isPrivate }
}
