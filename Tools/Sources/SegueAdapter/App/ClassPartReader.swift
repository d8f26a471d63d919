// A reader of the classes and extensions of one file. Declarations in clauses of `#if` that are not
// compiled, in functions and in private types, and those that are unavailable, are not collected, since nothing
// can name them.

import SwiftSyntax

/// Collects the parts of classes that one file declares.
struct ClassPartReader {
  private(set) var parts: [ClassPart] = []
  private let file: Int
  private let converter: SourceLocationConverter

  init(file: Int, tree: SourceFileSyntax) {
    self.file = file
    converter = SourceLocationConverter(fileName: "", tree: tree)
    read(tree.statements)
  }

  private mutating func read(_ items: CodeBlockItemListSyntax) {
    for item in items {
      if let conditional = item.item.as(IfConfigDeclSyntax.self) {
        if case .statements(let inner) = conditional.compiledClause?.elements { read(inner) }
      } else if let declaration = item.item.as(DeclSyntax.self) {
        read(declaration, within: nil)
      }
    }
  }

  private mutating func read(_ declaration: DeclSyntax, within outer: String?) {
    func path(_ name: String) -> String { outer.map { "\($0).\(name)" } ?? name }
    if let node = declaration.as(ClassDeclSyntax.self) {
      guard node.genericParameterClause == nil, isVisible(node.modifiers, outer),
        !node.attributes.isUnavailable
      else { return }
      read(node, path(node.name.text), at: Syntax(node.name), node.attributes, isExtension: false)
    } else if let node = declaration.as(ExtensionDeclSyntax.self) {
      guard node.genericWhereClause == nil, !node.attributes.isUnavailable,
        node.extendedType.is(IdentifierTypeSyntax.self)
          || node.extendedType.is(MemberTypeSyntax.self)
      else { return }
      let name = SourceIndex.bare(node.extendedType.trimmedDescription)
      read(node, name, at: Syntax(node.extendedType), node.attributes, isExtension: true)
    } else if let node = declaration.as(StructDeclSyntax.self) {
      guard node.genericParameterClause == nil, isVisible(node.modifiers, outer) else { return }
      readTypes(node.memberBlock.members, within: path(node.name.text))
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      guard node.genericParameterClause == nil, isVisible(node.modifiers, outer) else { return }
      readTypes(node.memberBlock.members, within: path(node.name.text))
    }
  }

  /// Returns whether the generated source at the top level of the file can name a type: private
  /// types inside of others cannot be named there.
  private func isVisible(_ modifiers: DeclModifierListSyntax, _ outer: String?) -> Bool {
    outer == nil || !modifiers.has("private")
  }

  private mutating func read(
    _ node: some DeclGroupSyntax, _ name: String, at token: Syntax,
    _ attributes: AttributeListSyntax,
    isExtension: Bool
  ) {
    let place = converter.location(for: token.positionAfterSkippingLeadingTrivia)
    var part = ClassPart(
      name: name, file: file, isExtension: isExtension,
      place: SourcePlace(line: place.line, column: place.column))
    part.exposesMembers = attributes.attribute("objcMembers") != nil
    let isExposed = attributes.attribute("objc") != nil && isExtension
    let members = node.memberBlock.members.compiled
    let names = members.compactMap { $0.as(FunctionDeclSyntax.self)?.fullName }
    for member in members {
      if let variable = member.as(VariableDeclSyntax.self) {
        part.add(variable, isExposed: isExposed)
      } else if let function = member.as(FunctionDeclSyntax.self) {
        let isAlone = names.count { $0 == function.fullName } == 1
        part.add(function, isExposed: isExposed, isOverloaded: !isAlone)
      }
    }
    parts.append(part)
    readTypes(node.memberBlock.members, within: name)
  }

  private mutating func readTypes(_ members: MemberBlockItemListSyntax, within outer: String) {
    for member in members.compiled { read(member, within: outer) }
  }
}

extension MemberBlockItemListSyntax {
  /// The declarations, including those in clauses of `#if` that are compiled.
  fileprivate var compiled: [DeclSyntax] {
    flatMap { item -> [DeclSyntax] in
      guard let conditional = item.decl.as(IfConfigDeclSyntax.self) else { return [item.decl] }
      guard case .decls(let members) = conditional.compiledClause?.elements else { return [] }
      return members.compiled
    }
  }
}

extension ClassPart {
  private static let propertyWords = ["IBOutlet", "IBInspectable", "objc", "GKInspectable"]
  private static let methodWords = ["IBAction", "objc", "IBSegueAction"]

  fileprivate mutating func add(_ node: VariableDeclSyntax, isExposed: Bool) {
    guard !node.modifiers.isOfType, node.attributes.attribute("NSManaged") == nil,
      !node.attributes.isUnavailable,
      node.bindings.count == 1, let binding = node.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      binding.accessorBlock?.hasEffects != true
    else { return }
    let name = pattern.identifier.text
    let property = Property(
      key: node.attributes.objcName ?? pattern.identifier.bareText, name: name)
    let isNamed = Self.propertyWords.contains { node.attributes.attribute($0) != nil }
    if isNamed || isExposed {
      properties.append(property)
    } else if !node.modifiers.has("private"), !node.modifiers.has("fileprivate"),
      !node.modifiers.has("override"), node.attributes.attribute("nonobjc") == nil
    {
      silentProperties.append(property)
    }
  }

  fileprivate mutating func add(
    _ node: FunctionDeclSyntax, isExposed: Bool, isOverloaded: Bool
  ) {
    let parameters = node.signature.parameterClause.parameters
    guard !node.modifiers.isOfType, node.genericParameterClause == nil, parameters.count <= 3,
      case .identifier = node.name.tokenKind, parameters.allSatisfy(\.isPlain),
      !node.attributes.isUnavailable
    else { return }
    let declared = DeclaredFunction(
      name: node.name.bareText, parameters: node.signature.parameterClause.declared,
      givenName: node.attributes.objcName, isStatic: false)
    let result = node.signature.returnClause?.type.trimmedDescription ?? "Void"
    let method = Method(
      selector: declared.selectorName, name: node.name.text,
      labels: declared.parameters.map(\.label),
      types: isOverloaded ? parameters.map(\.writableType) : nil,
      returns: !["Void", "()"].contains(result),
      isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil)
    let isNamed =
      Self.methodWords.contains { node.attributes.attribute($0) != nil }
      || node.name.text == NibAwakening.method
    if isNamed || isExposed {
      methods.append(method)
    } else if !node.modifiers.has("private"), !node.modifiers.has("fileprivate"),
      !node.modifiers.has("override"), node.attributes.attribute("nonobjc") == nil
    {
      silentMethods.append(method)
    }
  }
}

extension FunctionDeclSyntax {
  /// The name with the labels, as in `register(_:forCellWithReuseIdentifier:)`.
  fileprivate var fullName: String {
    let labels = signature.parameterClause.parameters.map { "\($0.firstName.text):" }
    return "\(name.text)(\(labels.joined()))"
  }
}

extension FunctionParameterSyntax {
  /// The type as it can be written after `as`.
  fileprivate var writableType: String {
    let text = type.trimmedDescription
    return text.hasSuffix("!") ? text.dropLast() + "?" : text
  }

  /// A Boolean value that indicates whether an argument of any type can be converted to that of the
  /// parameter.
  fileprivate var isPlain: Bool {
    let text = type.trimmedDescription
    return ellipsis == nil && !text.contains("->")
      && !["inout ", "some ", "@autoclosure"].contains(where: text.contains)
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether a getter throws or is asynchronous, so that no key path
  /// can refer to the property.
  fileprivate var hasEffects: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.effectSpecifiers != nil }
  }
}
