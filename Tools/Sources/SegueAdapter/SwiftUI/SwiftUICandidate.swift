// The declarations of one file that may serve SwiftUI, with the types that they name outside of their
// bodies.

import SwiftSyntax

/// A declaration that may be left out.
struct SwiftUICandidate {
  enum Kind { case type, `extension`, member }

  var kind: Kind
  /// The name, with those of the types around it.
  var name: String
  /// What messages call the declaration.
  var title: String
  var file: Int
  var range: Range<Int>
  var place: SourcePlace
  /// The names of types in the declaration, without those in bodies and those that it declares.
  var types: Set<String>
  /// The index of the declaration around it.
  var parent: Int?
  /// Whether the declaration around it cannot be without it: a stored property or a case of a value, or of
  /// an object that SwiftUI observes; an associated type of a protocol.
  var isEssential = false
  /// Whether it is left out without a message: a preview.
  var isPreview = false
  /// Whether its result is `some View`.
  var isView = false
  /// Whether SwiftUI starts the app with it.
  var isMain = false
}

/// Collects the declarations of one file.
final class SwiftUICandidateReader: SyntaxVisitor {
  private(set) var found: [SwiftUICandidate] = []
  /// Whether the file imports SwiftUI.
  private(set) var importsSwiftUI = false
  /// The names of generic parameters and associated types, which take the place of SwiftUI's in the file.
  private(set) var parameters: Set<String> = []
  /// The indexes of the declarations around the current one.
  private var open: [Int] = []
  private let file: Int
  private let converter: SourceLocationConverter

  init(file: Int, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Adds a declaration with the types in `parts`.
  private func add(
    _ node: some SyntaxProtocol, _ kind: SwiftUICandidate.Kind, _ name: String,
    title: String? = nil,
    parts: [Syntax?]
  ) {
    let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
    let outer = open.last.map { found[$0].name + "." } ?? ""
    found.append(
      SwiftUICandidate(
        kind: kind, name: kind == .extension ? name : outer + name, title: title ?? outer + name,
        file: file, range: node.withSemicolon.bytes,
        place: SourcePlace(line: location.line, column: location.column),
        types: parts.reduce(into: []) { $0.formUnion(TypeNames($1).names) }, parent: open.last))
  }

  private func change(_ body: (inout SwiftUICandidate) -> Void) { body(&found[found.count - 1]) }

  // MARK: Files

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.path.first?.name.text == "SwiftUI" { importsSwiftUI = true }
    return .skipChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
    parameters.insert(node.name.bareText)
    add(
      node, .member, node.name.bareText,
      parts: [Syntax(node.inheritanceClause), Syntax(node.genericWhereClause)])
    change { $0.isEssential = true }
    return .skipChildren
  }

  // MARK: Types

  private func enter(
    _ node: some DeclGroupSyntax, _ name: TokenSyntax, _ generics: GenericParameterClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    add(
      node, .type, name.bareText,
      parts: [
        Syntax(node.attributes), Syntax(node.inheritanceClause), Syntax(node.genericWhereClause),
        Syntax(generics),
      ])
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    change {
      $0.isMain =
        node.attributes.attribute("main") != nil
        && inherited.contains { ["App", "SwiftUI.App"].contains($0) }
      $0.isPreview = inherited.contains { $0.hasSuffix("PreviewProvider") }
    }
    open.append(found.count - 1)
    return .visitChildren
  }

  private func leave() { open.removeLast() }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: ClassDeclSyntax) { leave() }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: StructDeclSyntax) { leave() }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: EnumDeclSyntax) { leave() }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, node.genericParameterClause)
  }
  override func visitPost(_ node: ActorDeclSyntax) { leave() }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node, node.name, nil)
  }
  override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = SourceIndex.bare(node.extendedType.trimmedDescription)
    add(
      node, .extension, type, title: "extension \(type)",
      parts: [
        Syntax(node.attributes), Syntax(node.extendedType), Syntax(node.inheritanceClause),
        Syntax(node.genericWhereClause),
      ])
    open.append(found.count - 1)
    return .visitChildren
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isInsideFunction else { return .skipChildren }
    add(
      node, .type, node.name.bareText, parts: [Syntax(node.initializer), Syntax(node.attributes)])
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isInsideFunction else { return .skipChildren }
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    add(
      node, .member, "\(node.name.bareText)(\(labels.joined()))",
      parts: [
        Syntax(node.attributes), Syntax(node.genericParameterClause), Syntax(node.signature),
        Syntax(node.genericWhereClause),
      ])
    change { $0.isView = node.signature.returnClause?.type.isSwiftUIView ?? false }
    return node.genericParameterClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
    add(
      node, .member, "init(\(labels.joined()))",
      parts: [
        Syntax(node.attributes), Syntax(node.genericParameterClause), Syntax(node.signature),
        Syntax(node.genericWhereClause),
      ])
    return node.genericParameterClause == nil ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    add(
      node, .member, "subscript",
      parts: [
        Syntax(node.attributes), Syntax(node.genericParameterClause), Syntax(node.parameterClause),
        Syntax(node.returnClause), Syntax(node.genericWhereClause),
      ])
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard !node.isInsideFunction, let binding = node.bindings.first else { return .skipChildren }
    let value = binding.typeAnnotation == nil ? binding.initializer : nil
    let isStored = binding.accessorBlock.map(\.isObserving) ?? true
    let isOfType = node.modifiers.has("static") || node.modifiers.has("class")
    let owner = isStored && !isOfType ? node.typeAround : nil
    // Other classes keep their properties: the compiler says what they need.
    guard owner?.keepsProperties != true else { return .skipChildren }
    add(
      node, .member, binding.pattern.trimmedDescription,
      parts: [Syntax(node.attributes), Syntax(binding.typeAnnotation), Syntax(value)])
    change {
      $0.isEssential = owner != nil
      $0.isView = binding.typeAnnotation?.type.isSwiftUIView ?? false
    }
    return .skipChildren
  }

  override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node, .member, "case", parts: [Syntax(node.elements)])
    change { $0.isEssential = true }
    return .skipChildren
  }

  // MARK: Previews

  private func addPreview(_ name: TokenSyntax, _ node: some SyntaxProtocol)
    -> SyntaxVisitorContinueKind
  {
    guard name.text == "Preview" else { return .visitChildren }
    add(node, .member, "#Preview", parts: [])
    change { ($0.isPreview, $0.isView) = (true, true) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node.macroName, node)
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    addPreview(node.macroName, node)
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension VariableDeclSyntax {
  /// The type around a property.
  fileprivate var typeAround: Syntax? {
    var node = parent
    while let current = node {
      if current.asProtocol(DeclGroupSyntax.self) != nil { return current }
      node = current.parent
    }
    return nil
  }
}

extension Syntax {
  /// Whether this is a class that SwiftUI does not observe.
  fileprivate var keepsProperties: Bool {
    guard let node = self.as(ClassDeclSyntax.self) else { return false }
    let inherited = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    return !inherited.contains("ObservableObject") && node.attributes.attribute("Observable") == nil
  }
}

extension TypeSyntax {
  /// Whether this is `some View`, the type of what makes a view of SwiftUI.
  fileprivate var isSwiftUIView: Bool {
    guard let type = self.as(SomeOrAnyTypeSyntax.self) else { return false }
    return type.someOrAnySpecifier.text == "some"
      && ["View", "SwiftUI.View"].contains(type.constraint.trimmedDescription)
  }
}

/// The names of types in a part of the source.
private final class TypeNames: SyntaxVisitor {
  private(set) var names: Set<String> = []

  init(_ node: Syntax?) {
    super.init(viewMode: .sourceAccurate)
    if let node { walk(node) }
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.bareText)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    let name = node.baseName.bareText
    if !isMember, name.first?.isUppercase ?? false { names.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
