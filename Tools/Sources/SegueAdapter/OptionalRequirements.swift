// `@objc optional` requirements become ordinary ones with defaults that do nothing. Where there is a
// result, only `nil` can stand for what nobody implements.

import SwiftSyntax

/// The optional requirements of one protocol.
struct OptionalRequirements {
  /// The words `optional`.
  private(set) var modifiers: [DeclModifierSyntax] = []
  /// What has no default.
  private(set) var problems: [(Syntax, String)] = []
  private var defaults: [String] = []
  private let name: String
  private let access: String

  init(_ node: ProtocolDeclSyntax) {
    name = node.name.text
    access = node.modifiers.has("public") ? "public " : ""
    for member in node.memberBlock.members { add(member.decl) }
  }

  /// The extension with the defaults; `nil` if there are none.
  var addition: String? {
    defaults.isEmpty ? nil : "extension \(name) { \(defaults.joined(separator: "; ")) }"
  }

  private mutating func add(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      add(function)
    } else if let property = member.as(VariableDeclSyntax.self) {
      add(property)
    }
  }

  private mutating func add(_ function: FunctionDeclSyntax) {
    guard let modifier = function.modifiers.first(where: { $0.name.text == "optional" }) else {
      return
    }
    modifiers.append(modifier)
    let result = function.signature.returnClause?.type
    guard let value = Self.nothing(result) else { return refuse(function.name, result) }
    let signature = function.with(\.attributes, []).with(\.modifiers, []).oneLine
    defaults.append("\(access)\(signature) { \(value) }")
  }

  private mutating func add(_ property: VariableDeclSyntax) {
    guard let modifier = property.modifiers.first(where: { $0.name.text == "optional" }),
      let binding = property.bindings.first
    else { return }
    modifiers.append(modifier)
    let type = binding.typeAnnotation?.type
    guard let value = Self.nothing(type), let type else {
      return refuse(binding.pattern, type)
    }
    let name = binding.pattern.trimmedDescription
    defaults.append("\(access)var \(name): \(type.oneLine) { \(value) }")
  }

  private mutating func refuse(_ node: some SyntaxProtocol, _ type: TypeSyntax?) {
    let type = type.map { " \($0.trimmedDescription)" } ?? ""
    problems.append(
      (
        Syntax(node),
        "optional requirement \(node.trimmedDescription) with a result\(type); expected none or an "
          + "Optional one, since nothing else can stand for an answer that nobody gives. Make the "
          + "requirement an ordinary one"
      ))
  }

  /// What stands for a result that nobody gives: nothing, or `nil`.
  private static func nothing(_ type: TypeSyntax?) -> String? {
    guard let type else { return "" }
    if ["Void", "()"].contains(type.trimmedDescription) { return "" }
    let isOptional =
      type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    return isOptional ? "nil" : nil
  }
}

extension SyntaxProtocol {
  /// On one line, without comments.
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
