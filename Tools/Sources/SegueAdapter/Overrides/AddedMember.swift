// A method or a computed property that files add to a class of UIKit in an extension, so that it can be
// overridden: it is renamed, and in its place one is added that calls the override of the object's class.

import SwiftSyntax

/// A member in an extension of a class of UIKit.
struct AddedMember {
  /// What identifies a member.
  struct Key: Hashable {
    /// The class that the extension extends.
    var type: String
    /// The name of a method with its labels, or that of a property.
    var name: String
  }

  /// What overrides the member.
  struct Overrides {
    /// Whether classes of the files do, by the protocol.
    var isByClasses = false
    /// The classes of UIKit whose extensions do, each before its superclasses.
    var extended: [String] = []
  }

  /// A declaration that can be overridden.
  enum Declaration {
    case method(FunctionDeclSyntax)
    case property(
      VariableDeclSyntax, IdentifierPatternSyntax, TypeAnnotationSyntax, isSettable: Bool)
  }

  var key: Key
  var declaration: Declaration
  /// The extension that contains the member.
  var owner: ExtensionDeclSyntax

  /// The name of the member in the extension.
  var addedName: String { addedName(in: key.type) }
  /// Returns the name of the override in an extension of `type`.
  func addedName(in type: String) -> String { "_added_\(type)_\(declaration.name.bareText)" }
  /// The name of the overrides in classes.
  var overrideName: String { "_overriding_\(key.type)_\(declaration.name.bareText)" }
  /// The protocol of the objects whose class overrides the member.
  var protocolName: String {
    let labels = key.name.filter { $0.isLetter || $0.isNumber || $0 == ":" }
    return "_Overriding_\(key.type)_\(labels.replacing(":", with: "_"))"
  }

  /// Returns the edits that rename the member and add the one that calls it or its override.
  func edits(_ overrides: Overrides) -> [SourceEdit] {
    let end = declaration.node.bytes.upperBound
    var edits = [
      SourceEdit(declaration.name.bytes, addedName),
      SourceEdit(end..<end, "; " + caller(overrides)),
    ]
    if overrides.isByClasses {
      let close = owner.memberBlock.rightBrace.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(
        SourceEdit(
          close..<close,
          "; @MainActor protocol \(protocolName): AnyObject { \(declaration.requirement(overrideName)) }"
        ))
    }
    return edits
  }

  private func caller(_ overrides: Overrides) -> String {
    switch declaration {
    case .method(let node):
      let discardable =
        node.attributes.attribute("discardableResult") == nil ? "" : "@discardableResult "
      return discardable + node.modifiers.access
        + "func \(node.name.text)\(node.signature.withNames.tokensOnOneLine) { "
        + branches(overrides) { "return \(node.forwardingWords)\($0)(\(node.forwardedArguments))" }
        + " }"
    case .property(let node, let name, let type, let isSettable):
      let getter = branches(overrides) { "return \($0)" }
      let setter = branches(overrides) { "\($0) = newValue; return" }
      return node.modifiers.access + "var \(name.identifier.text)\(type.tokensOnOneLine) { "
        + (isSettable ? "get { \(getter) } set { \(setter) }" : getter) + " }"
    }
  }

  /// Returns the statements that do what `call` returns for the first override that an object has.
  private func branches(_ overrides: Overrides, _ call: (String) -> String) -> String {
    let byClasses =
      overrides.isByClasses
      ? "if let overriding = self as? any \(protocolName) { \(call("overriding.\(overrideName)")) }; "
      : ""
    let extended = overrides.extended.map {
      "if let object = self as? \($0) { \(call("object.\(addedName(in: $0))")) }; "
    }
    return byClasses + extended.joined() + call(addedName)
  }
}

extension AddedMember.Declaration {
  /// Reads a declaration; `nil` if it cannot be overridden here: one of the type itself, a generic method or
  /// a stored property.
  init?(_ node: DeclSyntax) {
    if let function = node.as(FunctionDeclSyntax.self) {
      guard function.body != nil, function.genericParameterClause == nil,
        !function.modifiers.isOfType
      else { return nil }
      self = .method(function)
    } else if let variable = node.as(VariableDeclSyntax.self) {
      guard !variable.modifiers.isOfType, variable.bindings.count == 1,
        let binding = variable.bindings.first, let type = binding.typeAnnotation,
        let name = binding.pattern.as(IdentifierPatternSyntax.self),
        let block = binding.accessorBlock, !block.isObserving
      else { return nil }
      self = .property(variable, name, type, isSettable: block.hasSetter)
    } else {
      return nil
    }
  }

  /// The declaration.
  var node: DeclSyntax {
    switch self {
    case .method(let node): DeclSyntax(node)
    case .property(let node, _, _, _): DeclSyntax(node)
    }
  }

  /// The name.
  var name: TokenSyntax {
    switch self {
    case .method(let node): node.name
    case .property(_, let name, _, _): name.identifier
    }
  }

  /// The name with the labels of a method.
  var fullName: String {
    switch self {
    case .method(let node): node.overrideName
    case .property(_, let name, _, _): name.identifier.bareText
    }
  }

  /// The modifiers.
  var modifiers: DeclModifierListSyntax {
    switch self {
    case .method(let node): node.modifiers
    case .property(let node, _, _, _): node.modifiers
    }
  }

  /// Returns the requirement of a protocol with the given name.
  fileprivate func requirement(_ name: String) -> String {
    switch self {
    case .method(let node): "func \(name)\(node.requirement)"
    case .property(_, _, let type, let isSettable):
      "var \(name)\(type.tokensOnOneLine) { get\(isSettable ? " set" : "") }"
    }
  }
}

extension FunctionDeclSyntax {
  /// The words in front of a call: `try await ` or fewer of them.
  fileprivate var forwardingWords: String {
    let effects = signature.effectSpecifiers
    return (effects?.throwsClause == nil ? "" : "try ")
      + (effects?.asyncSpecifier == nil ? "" : "await ")
  }

  /// The signature without default values, which protocols do not permit.
  fileprivate var requirement: String {
    var signature = signature.withNames
    signature.parameterClause.parameters = FunctionParameterListSyntax(
      signature.parameterClause.parameters.map { parameter in
        var bare = parameter
        bare.defaultValue = nil
        return bare
      })
    return signature.tokensOnOneLine
  }
}
