// Accessors for properties of the syntax tree.

import SwiftSyntax

extension DeclModifierListSyntax {
  /// Returns a Boolean value that indicates whether the list contains a modifier without an
  /// argument.
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

extension AttributeListSyntax {
  /// Returns the attribute with the given name, ignoring those in `#if`.
  func attribute(_ name: String) -> AttributeSyntax? {
    for case .attribute(let attribute) in self
    where attribute.attributeName.trimmedDescription == name { return attribute }
    return nil
  }

  /// A Boolean value that indicates whether code cannot use the declaration: `@available(*, unavailable)`.
  var isUnavailable: Bool {
    contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.trimmedDescription == "available",
        case .availability(let list) = attribute.arguments
      else { return false }
      let words = list.map(\.argument.trimmedDescription)
      return words.contains("unavailable") && ["*", "iOS", "swift"].contains(words.first)
    }
  }

  /// The name in `@objc(name)`.
  var objcName: String? {
    guard case .objCName(let pieces) = attribute("objc")?.arguments else { return nil }
    return pieces.trimmedDescription
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var bareText: String {
    text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2
      ? String(text.dropFirst().dropLast()) : text
  }
}

extension SyntaxProtocol {
  /// A Boolean value that indicates whether the declaration is directly in a type or an extension.
  var isMember: Bool {
    var node = parent
    while let current = node {
      if current.is(MemberBlockItemSyntax.self) { return true }
      if current.is(CodeBlockItemSyntax.self) { return false }
      node = current.parent
    }
    return false
  }

  /// A Boolean value that indicates whether a function, closure or accessor encloses the node.
  var isInsideFunction: Bool {
    var node = parent
    while let current = node {
      if current.is(CodeBlockSyntax.self) || current.is(ClosureExprSyntax.self) { return true }
      node = current.parent
    }
    return false
  }

  /// The declaration with the semicolon that follows it: without the declaration, a semicolon at
  /// the beginning of a line or a block does not parse.
  var withSemicolon: Syntax {
    guard let item = parent,
      item.is(MemberBlockItemSyntax.self) || item.is(CodeBlockItemSyntax.self)
    else { return Syntax(self) }
    return item
  }

  /// The range of bytes of the node, without trivia.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia
      .utf8Offset..<max(
        positionAfterSkippingLeadingTrivia.utf8Offset, endPositionBeforeTrailingTrivia.utf8Offset)
  }
}

extension EnumCaseParameterClauseSyntax {
  /// The associated values of a case.
  var declared: [DeclaredParameter] {
    parameters.map { parameter in
      let label = parameter.firstName.map(\.bareText).flatMap { $0 == "_" ? nil : $0 }
      return DeclaredParameter(
        label: label, name: parameter.secondName?.bareText ?? label ?? "value",
        type: parameter.type.trimmedDescription, hasDefault: parameter.defaultValue != nil)
    }
  }
}

extension FunctionParameterClauseSyntax {
  /// The declared parameters.
  var declared: [DeclaredParameter] {
    parameters.map { parameter in
      let first = parameter.firstName.bareText
      return DeclaredParameter(
        label: first == "_" ? nil : first, name: parameter.secondName?.bareText ?? first,
        type: parameter.type.trimmedDescription + (parameter.ellipsis == nil ? "" : "..."),
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
  }
}

extension DeclaredProperty {
  /// Creates the property that one binding of `node` declares.
  init(_ node: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ name: String) {
    let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
    let isStored = binding.accessorBlock.map(\.isObserving) ?? true
    let hasSetter = binding.accessorBlock?.hasSetter ?? true
    let type =
      binding.typeAnnotation?.type.trimmedDescription
      ?? binding.initializer?.value.literalType
      // `let a, b: CGFloat`
      ?? node.bindings.last?.typeAnnotation?.type.trimmedDescription
    let isOptional = type?.hasSuffix("?") ?? false || type?.hasSuffix("!") ?? false
    self.init(
      name: name, type: type, isSettable: !isLet && hasSetter,
      needsValue: isStored && binding.initializer == nil && !(isOptional && !isLet)
        && !node.modifiers.has("lazy"), isDynamic: node.isDynamicProperty,
      isOutlet: node.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
      },
      isPrivate: node.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) })
  }
}

extension AccessorBlockSyntax {
  /// A Boolean value that indicates whether the accessors only observe a stored property.
  var isObserving: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }

  /// A Boolean value that indicates whether the property can be set.
  var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return isObserving || list.contains { ["set", "_modify"].contains($0.accessorSpecifier.text) }
  }
}

extension ExprSyntax {
  /// The default type of a literal.
  fileprivate var literalType: String? {
    switch kind {
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .stringLiteralExpr: return "String"
    case .functionCallExpr:
      // `Interactor()`
      let callee = self.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
      return callee?.first?.isUppercase ?? false ? callee : nil
    case .memberAccessExpr:
      // `Direction.present`
      guard let base = self.as(MemberAccessExprSyntax.self)?.base?.trimmedDescription,
        base.first?.isUppercase ?? false
      else { return nil }
      return base
    default: return nil
    }
  }
}
