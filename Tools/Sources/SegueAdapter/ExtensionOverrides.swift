// Overrides in extensions. With Objective-C an extension can override what its class inherits;
// without, only the class body can. Such a member is therefore renamed, and the class body gets one
// that calls it, on the line of its closing brace. `super` has the same meaning in both places. The
// same is done for members of extensions that subclasses override.

import SwiftSyntax

/// The overrides in extensions of classes that the files declare.
struct ExtensionOverrides {
  private(set) var edits: [[SourceEdit]]

  /// Finds the overrides in `trees`, which belong together, but those that are in `others`.
  init(_ trees: [SourceFileSyntax], index: SourceIndex, besides others: Set<SyntaxIdentifier> = [])
  {
    let below = OverridesBelow(trees, index: index)
    edits = Array(repeating: [], count: trees.count)
    var bodies: [String: (file: Int, body: MemberBlockSyntax)] = [:]
    for (file, tree) in trees.enumerated() {
      let finder = ClassFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      for (name, body) in finder.found { bodies[name] = (file, body) }
    }
    var calls: [String: [String]] = [:]
    for (file, tree) in trees.enumerated() {
      let finder = OverrideFinder(below: below, besides: others)
      finder.walk(tree)
      for found in finder.found where bodies[found.type] != nil {
        edits[file] += found.edits
        calls[found.type, default: []].append(found.call)
      }
    }
    for (type, calls) in calls.sorted(by: { $0.key < $1.key }) {
      guard let (file, body) = bodies[type] else { continue }
      edits[file].append(Self.insertion(of: calls, in: body))
    }
  }

  private static func insertion(of calls: [String], in body: MemberBlockSyntax) -> SourceEdit {
    let end = body.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset
    let isOnLineOfMember =
      !body.members.isEmpty && !body.rightBrace.leadingTrivia.contains { $0.isNewline }
      && !(body.members.last?.trailingTrivia.contains { $0.isNewline } ?? false)
    let text = (isOnLineOfMember ? "; " : "") + calls.joined(separator: "; ") + " "
    return SourceEdit(end..<end, text)
  }
}

/// Finds the bodies of classes.
private final class ClassFinder: SyntaxVisitor {
  private(set) var found: [String: MemberBlockSyntax] = [:]

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    var (name, parent) = (node.name.text, node.parent)
    while let outer = parent {
      if let type = outer.asProtocol(NamedDeclSyntax.self),
        outer.is(ClassDeclSyntax.self)
          || outer.is(StructDeclSyntax.self) || outer.is(EnumDeclSyntax.self)
      {
        name = "\(type.name.text).\(name)"
      } else if let type = outer.as(ExtensionDeclSyntax.self) {
        name = "\(SourceIndex.bare(type.extendedType.trimmedDescription)).\(name)"
      }
      parent = outer.parent
    }
    found[name] = node.memberBlock
    return .visitChildren
  }
}

/// An override in an extension.
private struct FoundOverride {
  /// The class that the override belongs to.
  var type: String
  /// The edits that remove the `override` keyword and change the name.
  var edits: [SourceEdit]
  /// The member for the class body, which calls the renamed one.
  var call: String
}

/// Finds overrides in extensions.
private final class OverrideFinder: SyntaxVisitor {
  private(set) var found: [FoundOverride] = []
  /// The access level of members of the extension that specify none.
  private var usualAccess = ""
  private let below: OverridesBelow
  private let others: Set<SyntaxIdentifier>

  init(below: OverridesBelow, besides others: Set<SyntaxIdentifier>) {
    (self.below, self.others) = (below, others)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.genericWhereClause == nil else { return .skipChildren }
    let type = SourceIndex.bare(node.extendedType.trimmedDescription)
    usualAccess = node.modifiers.access
    for member in node.memberBlock.members where !others.contains(member.decl.id) {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        record(function, of: type)
      } else if let property = member.decl.as(VariableDeclSyntax.self) {
        record(property, of: type)
      }
    }
    return .visitChildren
  }

  private func record(_ node: FunctionDeclSyntax, of type: String) {
    let word = node.modifiers.overriding
    guard word != nil || below.contains(node.overrideName, of: type), !node.modifiers.isOfType
    else { return }
    let signature = node.signature.withNames
    let canThrow = signature.effectSpecifiers?.throwsClause != nil
    let call =
      "\(access(node.modifiers))\(word == nil ? "" : "override ")func \(node.name.text)"
      + "\(signature.tokensOnOneLine) "
      + "{ return \(canThrow ? "try " : "")\(Self.name(node.name, of: type))"
      + "(\(node.forwardedArguments)) }"
    add(word, node.name, call, to: type)
  }

  private func record(_ node: VariableDeclSyntax, of type: String) {
    let word = node.modifiers.overriding
    guard !node.modifiers.isOfType, let binding = node.bindings.first, node.bindings.count == 1,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
      word != nil || below.contains(name.bareText, of: type),
      let annotation = binding.typeAnnotation, let block = binding.accessorBlock
    else { return }
    let hidden = Self.name(name, of: type)
    if word != nil, let observers = ExtensionObservers(node, prefix: hidden) {
      let call =
        "\(access(node.modifiers))override var \(name.text)\(annotation.tokensOnOneLine) "
        + "{ \(observers.accessors) }"
      found.append(FoundOverride(type: type, edits: observers.edits, call: call))
      return
    }
    let body =
      block.hasSetter ? "get { return \(hidden) } set { \(hidden) = newValue }" : "return \(hidden)"
    let call =
      "\(access(node.modifiers))\(word == nil ? "" : "override ")var \(name.text)"
      + "\(annotation.tokensOnOneLine) { \(body) }"
    add(word, name, call, to: type)
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> String {
    modifiers.access.isEmpty ? usualAccess : modifiers.access
  }

  private func add(
    _ word: DeclModifierSyntax?, _ name: TokenSyntax, _ call: String, to type: String
  ) {
    let gone = word.map { SourceEdit($0.bytes, "") }
    found.append(
      FoundOverride(
        type: type,
        edits: [gone, SourceEdit(name.bytes, Self.name(name, of: type))].compactMap { $0 },
        call: call))
  }

  /// Returns the name of the member in the extension. It contains the class, since an extension of a
  /// superclass may have the same member.
  private static func name(_ token: TokenSyntax, of type: String) -> String {
    "_extension_\(type.replacing(".", with: "_"))_\(token.bareText)"
  }
}

/// The members that classes override and that their superclasses may declare in extensions.
private struct OverridesBelow {
  private var names: [String: Set<String>] = [:]

  init(_ trees: [SourceFileSyntax], index: SourceIndex) {
    let reader = OverrideReader(viewMode: .sourceAccurate)
    for tree in trees { reader.walk(tree) }
    for (type, overridden) in reader.found {
      guard let type = index.type(named: type) else { continue }
      for above in index.line(of: type) where above.name != type.name {
        names[above.name, default: []].formUnion(overridden)
      }
    }
  }

  func contains(_ name: String, of type: String) -> Bool { names[type]?.contains(name) ?? false }
}

/// Collects the names of all overrides, by class.
private final class OverrideReader: SyntaxVisitor {
  private(set) var found: [String: Set<String>] = [:]

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    node.isLeftOut ? .skipChildren : .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.overriding != nil { record(Syntax(node), node.overrideName) }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.overriding != nil,
      let name = node.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
    {
      record(Syntax(node), name.identifier.bareText)
    }
    return .visitChildren
  }

  private func record(_ node: Syntax, _ name: String) {
    if let type = node.enclosingTypes.first { found[type.path, default: []].insert(name) }
  }
}

extension FunctionDeclSyntax {
  /// The name of the function with its labels.
  var overrideName: String {
    let labels = signature.parameterClause.declared.map { ($0.label ?? "_") + ":" }
    return "\(name.bareText)(\(labels.joined()))"
  }

  /// The arguments of a call that passes the parameters on.
  var forwardedArguments: String {
    let parameters = signature.withNames.parameterClause.parameters.map { parameter -> String in
      let name = (parameter.secondName ?? parameter.firstName).text
      let isInOut = parameter.type.trimmedDescription.hasPrefix("inout ")
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      return label + (isInOut ? "&" : "") + name
    }
    return parameters.joined(separator: ", ")
  }
}

extension FunctionSignatureSyntax {
  /// The signature with a name for each parameter that has none, so that it can be passed on.
  var withNames: FunctionSignatureSyntax {
    var named = self
    let parameters = parameterClause.parameters.enumerated().map { index, parameter in
      guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
      var made = parameter
      made.firstName.trailingTrivia = .space
      made.secondName = .identifier("_argument\(index)")
      return made
    }
    named.parameterClause.parameters = FunctionParameterListSyntax(parameters)
    return named
  }
}

extension DeclModifierListSyntax {
  fileprivate var overriding: DeclModifierSyntax? { first { $0.name.text == "override" } }

  /// A Boolean value that indicates whether the member is one of the type itself.
  var isOfType: Bool { has("static") || has("class") }

  /// The access modifier with a trailing space: `public `, `open ` or empty.
  var access: String {
    first { ["public", "open"].contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
  }
}

extension SyntaxProtocol {
  /// The tokens on one line without comments, with the spacing of the source. `String ?` would not
  /// be a type.
  var tokensOnOneLine: String {
    var (text, isApart) = ("", false)
    for token in tokens(viewMode: .sourceAccurate) {
      isApart = isApart || !token.leadingTrivia.isEmpty
      text += (isApart && !text.isEmpty ? " " : "") + token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }
}
