// `#selector(method)` as `Selector._of("name:", Type.method)`: an unapplied reference, which
// retains nothing and finds overrides when it is called.

import SwiftSyntax

/// One `#selector` expression.
struct SelectorForm {
  private let index: SourceIndex
  private let node: Syntax
  private let arguments: LabeledExprListSyntax

  init(_ node: MacroExpansionExprSyntax, index: SourceIndex) {
    (self.node, self.index) = (Syntax(node), index)
    arguments = node.arguments
  }

  /// The replacement on one line, or `nil`.
  var replacement: String? {
    guard let argument = arguments.first, arguments.count == 1,
      !argument.expression.is(MissingExprSyntax.self)
    else { return nil }
    switch argument.label?.text {
    case nil: return method(argument.expression)
    case "getter": return accessor("_getter", argument.expression)
    case "setter": return accessor("_setter", argument.expression)
    default: return nil
    }
  }

  // MARK: Methods

  private func method(_ expression: ExprSyntax) -> String? {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let inner = tuple.elements.first?.expression
    {
      return method(inner)
    }
    if let cast = Self.cast(expression) { return method(cast.value, as: cast.type) }
    return method(expression, as: nil)
  }

  private func method(_ expression: ExprSyntax, as type: TypeSyntax?) -> String? {
    guard let name = Self.name(expression) else { return nil }
    let owner = owner(expression, of: name.baseName.bareText)
    if let text = requirement(name, of: owner) { return text }
    // A method `type(of:)` of the class would hide the function.
    let isHidden = owner.text.hasPrefix("type(of:") && index.declaresTypeFunction
    let reference = "\(isHidden ? "Swift." : "")\(owner.text).\(name.oneLine)"
    let cast = type.map { type -> String in
      let isBound = owner.isAdded
      return isBound
        ? " as (\(owner.text)) -> (\(type.oneLine))" : " as \(type.oneLine)"
    }
    let selector = selectorName(name, owner: owner.type)
    // A protocol's method belongs to no class from which it could be referenced, so it is found by
    // name.
    if isOfProtocol(owner) { return "Selector(\"\(selector)\")" }
    let function = isStatic(name, owner.type) ? "_static" : "_of"
    let text = "Selector.\(function)(\"\(selector)\",\(reference)\(cast ?? ""))"
    guard type == nil, let own = ownMethod(name, selector, instead: owner) else { return text }
    return "(\(text),\(own)).1"
  }

  /// Returns the selector of the enclosing type's method for `#selector(UIInputViewController.dismiss)`
  /// in a class of another kind, which declares `dismiss` itself: in Objective-C only the name of a
  /// selector counts. `nil` if there is no such method. Both methods are then known by the name.
  private func ownMethod(
    _ name: DeclReferenceExprSyntax, _ selector: String, instead owner: Owner
  ) -> String? {
    guard !owner.isAdded, owner.type == nil, owner.text.hasPrefix("UI") else { return nil }
    let own = enclosing(name.baseName.bareText)
    guard let type = own.type, own.text != "Self", type.kind == .class,
      !index.line(of: type).contains(where: { $0.inherited.contains(owner.text) }),
      type.functions.contains(where: { $0.selectorName == selector && !$0.isStatic })
    else { return nil }
    return "Selector._of(\"\(selector)\",\(own.text).\(name.oneLine))"
  }

  /// Returns the parts of `f as (A) -> Void`, folded or not.
  private static func cast(_ expression: ExprSyntax) -> (value: ExprSyntax, type: TypeSyntax)? {
    if let cast = expression.as(AsExprSyntax.self) { return (cast.expression, cast.type) }
    guard let list = expression.as(SequenceExprSyntax.self)?.elements, list.count == 3 else {
      return nil
    }
    let parts = Array(list)
    guard parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self)
    else { return nil }
    return (parts[0], type.type)
  }

  private static func name(_ expression: ExprSyntax) -> DeclReferenceExprSyntax? {
    expression.as(DeclReferenceExprSyntax.self)
      ?? expression.as(MemberAccessExprSyntax.self)?.declName
  }

  private func isOfProtocol(_ owner: Owner) -> Bool {
    if let type = owner.type { return type.kind == .protocol && owner.text != "Self" }
    let text = owner.text.lowercased()
    let isApples =
      owner.text.hasPrefix("UI")
      && ["Delegate", "DataSource", "Transitioning", "Context"]
        .contains(where: owner.text.hasSuffix)
    return isApples
      || text.hasPrefix("type(of:")
        && ["context)", "coordinator)", "delegate)"].contains(where: text.hasSuffix)
  }

  // MARK: Owners

  private struct Owner {
    /// The beginning of the reference.
    var text: String
    var type: DeclaredType?
    /// A Boolean value that indicates whether the user has not written the owner.
    var isAdded: Bool

    /// A Boolean value that indicates whether the name has the form of UIKit's delegate protocols.
    var looksLikeDelegate: Bool {
      text.hasPrefix("UI")
        && ["Delegate", "DataSource", "Transitioning"].contains { text.hasSuffix($0) }
    }
  }

  private func owner(_ expression: ExprSyntax, of name: String) -> Owner {
    guard let base = expression.as(MemberAccessExprSyntax.self)?.base else {
      return enclosing(name)
    }
    let text = base.oneLine
    switch text {
    case "self": return enclosing(name)
    case _ where text.hasPrefix("type(of:"): return Owner(text: text, type: nil, isAdded: false)
    case "Self": return Owner(text: text, type: enclosing(name).type, isAdded: false)
    case "super":
      let type = enclosing(name).type
      let above = type?.inherited.first ?? "NSObject"
      return Owner(text: above, type: index.type(named: above), isAdded: true)
    default: break
    }
    let last = text.split(separator: ".").last ?? ""
    if last.drop(while: { $0 == "_" }).first?.isUppercase ?? false {
      return Owner(text: text, type: index.type(named: SourceIndex.bare(text)), isAdded: false)
    }
    // An object, which may be an Optional: `delegate?.dismiss`.
    let object = String(text.reversed().drop { "?!".contains($0) }.reversed())
    if let type = protocolType(of: object) {
      return Owner(text: type.name, type: type, isAdded: false)
    }
    return Owner(text: "type(of: \(object))", type: nil, isAdded: false)
  }

  /// Returns the protocol of the app that is the type of a property of the enclosing type.
  private func protocolType(of property: String) -> DeclaredType? {
    guard let scope = node.enclosingTypes.first, let type = index.type(named: scope.path),
      let declared = index.line(of: type).lazy.flatMap(\.properties).first(where: {
        $0.name == property
      }), let text = declared.type
    else { return nil }
    let name = SourceIndex.bare(text.filter { !"()?!".contains($0) })
    return index.type(named: name).flatMap { $0.kind == .protocol ? $0 : nil }
  }

  /// Returns the innermost enclosing type that declares the method, otherwise the innermost one,
  /// whose superclass may declare it.
  private func enclosing(_ name: String) -> Owner {
    let scopes = node.enclosingTypes
    let types = scopes.map { index.type(named: $0.path) }
    for (scope, type) in zip(scopes, types) {
      guard let type else { continue }
      if index.line(of: type).contains(where: { $0.functions.contains { $0.name == name } }) {
        return Owner(text: scope.text, type: type, isAdded: true)
      }
    }
    return Owner(text: scopes.first?.text ?? "Self", type: types.first ?? nil, isAdded: true)
  }

  // MARK: Names

  private func selectorName(_ name: DeclReferenceExprSyntax, owner: DeclaredType?) -> String {
    let base = name.baseName.bareText
    let labels = name.argumentNames?.labels
    let line = owner.map { index.line(of: $0) } ?? []
    let candidates = line.flatMap(\.functions).filter { $0.name == base }
    let declared = candidates.first { labels == nil || $0.parameters.map(\.label) == labels }
    if let declared { return declared.selectorName }
    return DeclaredFunction.selectorName(base, labels: labels ?? [])
  }

  private func isStatic(_ name: DeclReferenceExprSyntax, _ owner: DeclaredType?) -> Bool {
    let line = owner.map { index.line(of: $0) } ?? []
    let candidates = line.flatMap(\.functions).filter { $0.name == name.baseName.bareText }
    return !candidates.isEmpty && candidates.allSatisfy(\.isStatic)
  }

  // MARK: Requirements

  /// Returns the replacement for a method of a protocol, which cannot be referenced without an
  /// object: it is found in the conforming types.
  private func requirement(_ name: DeclReferenceExprSyntax, of owner: Owner) -> String? {
    guard !owner.isAdded, owner.type.map({ $0.kind == .protocol }) ?? owner.looksLikeDelegate
    else { return nil }
    let (base, labels) = (name.baseName.bareText, name.argumentNames?.labels)
    let declared = owner.type?.functions.first {
      $0.name == base && (labels == nil || $0.parameters.map(\.label) == labels)
    }
    var type = owner.text
    if let member = index.optionalMember(base, labels: labels, of: [type]) {
      type = member.protocolName
    }
    let text = "Selector._met(\"\(selectorName(name, owner: owner.type))\",{$0 as? any \(type)}"
    guard let labels = labels ?? declared?.parameters.map(\.label), labels.count <= 2 else {
      return text + ")"
    }
    let arguments = labels.enumerated().map { ($1.map { "\($0): " } ?? "") + "$\($0 + 1)" }
    return text + ",{$0.\(base)(\(arguments.joined(separator: ", ")))})"
  }

  // MARK: Accessors

  private func accessor(_ function: String, _ expression: ExprSyntax) -> String? {
    guard let name = Self.name(expression)?.baseName.bareText else { return nil }
    let owner = owner(expression, of: name)
    let selector =
      function == "_getter" ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst()):"
    return "Selector.\(function)(\"\(selector)\",\\\(owner.text).\(name))"
  }

  // MARK: Strings

  /// Returns `Selector("name:")`, if exactly one method of the files has this name.
  static func replacement(
    named name: String, at node: some SyntaxProtocol, index: SourceIndex
  ) -> String? {
    let scopes = Syntax(node).enclosingTypes
    for scope in scopes {
      guard let type = index.type(named: scope.path),
        let function = type.functions.first(where: { $0.selectorName == name })
      else { continue }
      let labels = function.parameters.map { ($0.label ?? "_") + ":" }.joined()
      let arguments = labels.isEmpty ? "" : "(\(labels))"
      return "Selector._of(\"\(name)\",\(scope.text).\(function.name)\(arguments))"
    }
    return nil
  }
}

extension DeclNameArgumentsSyntax {
  /// The argument labels.
  var labels: [String?] {
    arguments.map { $0.name.text == "_" ? nil : $0.name.bareText }
  }
}

/// A type that encloses some code.
struct EnclosingType {
  /// The name by which code inside the type can refer to it.
  var text: String
  /// The name in its declaration.
  var name: String
  /// The name with those of the types around it.
  var path: String
}

extension Syntax {
  /// The enclosing types, from the innermost outward.
  var enclosingTypes: [EnclosingType] {
    var names: [String] = []
    var isProtocol: [Bool] = []
    var node = parent
    while let current = node {
      if let name = current.typeName {
        names.append(name)
        isProtocol.append(current.is(ProtocolDeclSyntax.self))
      }
      node = current.parent
    }
    return names.indices.map { index in
      EnclosingType(
        text: isProtocol[index] ? "Self" : names[index], name: names[index],
        path: names[index...].reversed().joined(separator: "."))
    }
  }

  /// The name of the declared type with those of the types around it.
  var path: String {
    ((typeName.map { [$0] } ?? []) + enclosingTypes.map(\.name)).reversed().joined(separator: ".")
  }

  private var typeName: String? {
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text }
    if let node = self.as(ActorDeclSyntax.self) { return node.name.text }
    if let node = self.as(StructDeclSyntax.self) { return node.name.text }
    if let node = self.as(EnumDeclSyntax.self) { return node.name.text }
    if let node = self.as(ProtocolDeclSyntax.self) { return node.name.text }
    if let node = self.as(ExtensionDeclSyntax.self) {
      return SourceIndex.bare(node.extendedType.trimmedDescription)
    }
    return nil
  }
}
