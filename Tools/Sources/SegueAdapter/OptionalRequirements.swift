// The source for the optional requirements of one protocol; see OptionalMember. Requirements of a
// public protocol, whose conforming types may be in other modules, become ordinary requirements
// with defaults, of which only `nil` can represent a member that is not implemented.

import SwiftSyntax

/// The optional requirements of one protocol.
struct OptionalRequirements {
  /// The syntax to be replaced by spaces: a keyword, or a whole requirement.
  private(set) var blanked: [Syntax] = []
  /// The requirements that cannot have a default.
  private(set) var problems: [(Syntax, String)] = []
  private var members: [String] = []
  private var protocols: [String] = []
  private let owner: DeclaredType
  private let asks: Bool
  private let attributes: String
  private let access: String

  /// Finds the optional requirements of `node`, which declares `owner`.
  /// - Parameter asks: A Boolean value that indicates whether objects are queried for the members.
  init(_ node: ProtocolDeclSyntax, owner: DeclaredType, asks: Bool) {
    (self.owner, self.asks) = (owner, asks)
    access = node.modifiers.has("public") ? "public " : ""
    let isHidden = ["private", "fileprivate"].contains { node.modifiers.has($0) }
    let kept = node.attributes.compactMap { $0.as(AttributeSyntax.self) }.filter {
      $0.attributeName.trimmedDescription != "objc"
    }
    attributes = kept.map { "\($0.oneLine) " }.joined() + (isHidden ? "fileprivate " : "")
    for member in node.memberBlock.members { add(member.decl) }
  }

  /// The source to append to the file, or `nil` if nothing is optional.
  var addition: String? {
    guard !members.isEmpty else { return nil }
    return (protocols + ["extension \(owner.name) { \(members.joined(separator: "; ")) }"])
      .joined(separator: "; ")
  }

  private mutating func add(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      guard let word = function.modifiers.optional else { return }
      if function.modifiers.has("static") || function.modifiers.has("class") {
        problems.append((Syntax(function.name), "\(Self.ofType) \(function.name.text)"))
      }
      asks ? findRequirement(function) : giveDefault(function, word)
    } else if let property = member.as(VariableDeclSyntax.self) {
      guard let word = property.modifiers.optional, let binding = property.bindings.first else {
        return
      }
      asks ? findRequirement(property, binding) : giveDefault(property, binding, word)
    }
  }

  private static let ofType =
    "an optional requirement is static; expected an instance requirement. Make it non-optional:"

  // MARK: Members that are queried

  /// Returns the member as the index of the files contains it.
  private func known(_ member: OptionalMember) -> OptionalMember {
    var marked = member
    marked.isOverloaded = true
    return owner.optionalMembers.contains(marked) ? marked : member
  }

  private mutating func findRequirement(_ function: FunctionDeclSyntax) {
    blanked.append(function.withSemicolon)
    let parameters = function.signature.parameterClause.declared
    let member = known(
      OptionalMember(owner: owner.name, function: function.name.bareText, parameters))
    let plain = function.with(\.attributes, []).with(\.modifiers, [])
    protocols.append("\(attributes)protocol \(member.protocolName): AnyObject { \(plain.oneLine) }")
    let result = function.signature.returnClause?.type
    let optional = Self.optional(result)
    let head = plain.with(\.signature.returnClause, nil).oneLine
    let canThrow = function.signature.effectSpecifiers?.throwsClause != nil
    let me = "(self as? any \(member.protocolName))?"
    let call = parameters.map { ($0.label.map { "\($0): " } ?? "") + $0.argument }
    members.append(
      "@discardableResult \(access)\(head) -> \(optional) { "
        + "\(canThrow ? "try " : "")\(me).\(function.name.text)(\(call.joined(separator: ", "))) }")
    let types = parameters.map(\.type).joined(separator: ", ")
    members.append(
      "\(access)var \(member.referenceName): ((\(types))\(canThrow ? " throws" : "") -> "
        + "\(result?.oneLine ?? "Void"))? { \(me).\(member.reference) }")
  }

  private mutating func findRequirement(
    _ property: VariableDeclSyntax, _ binding: PatternBindingSyntax
  ) {
    guard let type = binding.typeAnnotation?.type else { return }
    blanked.append(property.withSemicolon)
    let name = binding.pattern.trimmedDescription
    let member = OptionalMember(owner: owner.name, property: name)
    protocols.append(
      "\(attributes)protocol \(member.protocolName): AnyObject { "
        + "var \(name): \(type.oneLine) { get } }")
    members.append(
      "\(access)var \(name): (\(Self.plain(type)))? { "
        + "(self as? any \(member.protocolName)).map { $0.\(name) } }")
  }

  /// Returns the result type as an optional, for objects that may not have the member.
  private static func optional(_ type: TypeSyntax?) -> String {
    guard let type else { return "Void?" }
    return isOptional(type) ? plain(type) : "(\(type.oneLine))?"
  }

  /// Returns the type with `?` instead of `!`.
  private static func plain(_ type: TypeSyntax) -> String {
    guard let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
      return type.oneLine
    }
    return "\(type.wrappedType.oneLine)?"
  }

  private static func isOptional(_ type: TypeSyntax) -> Bool {
    type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
  }

  // MARK: Defaults

  private mutating func giveDefault(_ function: FunctionDeclSyntax, _ word: DeclModifierSyntax) {
    blanked.append(Syntax(word))
    let result = function.signature.returnClause?.type
    guard let value = Self.nothing(result) else { return reject(function.name, result) }
    let signature = function.with(\.attributes, []).with(\.modifiers, []).oneLine
    members.append("\(access)\(signature) { \(value) }")
  }

  private mutating func giveDefault(
    _ property: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ word: DeclModifierSyntax
  ) {
    blanked.append(Syntax(word))
    let type = binding.typeAnnotation?.type
    guard let value = Self.nothing(type), let type else {
      return reject(binding.pattern, type)
    }
    let name = binding.pattern.trimmedDescription
    members.append("\(access)var \(name): \(type.oneLine) { \(value) }")
  }

  private mutating func reject(_ node: some SyntaxProtocol, _ type: TypeSyntax?) {
    let type = type.map { " \($0.trimmedDescription)" } ?? ""
    problems.append(
      (
        Syntax(node),
        "optional requirement \(node.trimmedDescription) of a public protocol with a "
          + "result\(type); expected no result or an Optional one, since an unimplemented "
          + "requirement has no other value to return. Make the requirement non-optional, or the "
          + "protocol internal"
      ))
  }

  /// Returns the default result: nothing, or `nil`.
  private static func nothing(_ type: TypeSyntax?) -> String? {
    guard let type else { return "" }
    if ["Void", "()"].contains(type.trimmedDescription) { return "" }
    return isOptional(type) ? "nil" : nil
  }
}

extension DeclModifierListSyntax {
  fileprivate var optional: DeclModifierSyntax? { first { $0.name.text == "optional" } }
}

extension DeclaredParameter {
  /// The parameter as it is passed on to another function.
  fileprivate var argument: String { type.hasPrefix("inout ") ? "&\(name)" : name }
}

extension SyntaxProtocol {
  /// The source on one line, without comments.
  var oneLine: String {
    tokens(viewMode: .sourceAccurate).map { token in
      token.text + (token.trailingTrivia.isEmpty && !token.isFollowedByLine ? "" : " ")
    }.joined().trimmed
  }
}

extension TokenSyntax {
  fileprivate var isFollowedByLine: Bool {
    nextToken(viewMode: .sourceAccurate)?.leadingTrivia.isEmpty == false
  }
}

extension String {
  fileprivate var trimmed: String { String(self[...].trimmingSpaces) }
}
