// Generic types that keep an object weakly, such as `class Weak<T: AnyObject> { weak var value: T? }`, for
// protocols of Objective-C. There, such a protocol is a type of objects. Here it does not satisfy the
// constraint, so these types take any argument and keep an `AnyObject`.

import SwiftSyntax

/// A generic type with its arguments, as a type or in an expression.
struct GenericUse: Hashable, Sendable {
  var type: String
  var arguments: [String]
  /// The type that the use is part of.
  var outer: String?
}

/// The generic types that lose the constraint to objects.
struct WeakHolders {
  let index: SourceIndex

  /// Returns the names of the generic types that are used with protocols, directly or by each other.
  static func names(in index: SourceIndex) -> Set<String> {
    let bound = index.types.filter { !$0.value.objectParameters.isEmpty }
    guard !bound.isEmpty else { return [] }
    var names: Set<String> = []
    func isWide(_ argument: String, in outer: String?) -> Bool {
      if let outer, names.contains(outer),
        bound[outer]?.objectParameters.contains(argument) == true
      {
        return true
      }
      guard let type = index.type(named: SourceIndex.bare(argument), within: outer) else {
        return argument.hasPrefix("UI")
          && ["Delegate", "DataSource"].contains(where: argument.hasSuffix)
      }
      return type.kind == .protocol
    }
    var size = -1
    while names.count > size {
      size = names.count
      for use in index.genericUses {
        guard let type = index.type(named: use.type, within: use.outer), bound[type.name] != nil,
          use.arguments.contains(where: { isWide($0, in: use.outer) })
        else { continue }
        names.insert(type.name)
      }
    }
    return names
  }

  /// Returns the edits of a declaration that takes any argument.
  func edits(
    _ node: some DeclGroupSyntax, _ generics: GenericParameterClauseSyntax?,
    _ conditions: GenericWhereClauseSyntax?
  ) -> [SourceEdit] {
    guard index.weakHolders.contains(Syntax(node).path), let generics, !node.comparesObjects else {
      return []
    }
    let parameters = generics.objectParameters(conditions)
    var edits = generics.parameters.flatMap { parameter -> [SourceEdit] in
      guard let type = parameter.inheritedType, type.isObject, let colon = parameter.colon else {
        return []
      }
      return [SourceEdit(colon.bytes.lowerBound..<type.bytes.upperBound, "")]
    }
    if let conditions, conditions.requirements.allSatisfy({ $0.objectParameter != nil }) {
      edits.append(SourceEdit(conditions.bytes, ""))
    }
    let members = node.memberBlock.members
    let variables = members.compactMap { $0.decl.as(VariableDeclSyntax.self) }
    let properties = variables.compactMap { WeakProperty($0, of: parameters) }
    edits += properties.flatMap(\.edits)
    // The property is computed, so a structure needs the initializer that it had from the compiler.
    let hasInitializer = members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    if node.is(StructDeclSyntax.self), !hasInitializer, variables.count == 1,
      let property = properties.first
    {
      let start = node.memberBlock.leftBrace.bytes.upperBound
      edits.append(SourceEdit(start..<start, property.initializer))
    }
    return edits
  }
}

/// A weak property of a generic parameter.
private struct WeakProperty {
  let edits: [SourceEdit]
  /// The initializer of a structure with nothing else.
  let initializer: String

  init?(_ node: VariableDeclSyntax, of parameters: Set<String>) {
    guard let weak = node.modifiers.first(where: { $0.name.text == "weak" }),
      let binding = node.bindings.first, node.bindings.count == 1, binding.accessorBlock == nil,
      let annotation = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText
    else { return nil }
    let type = annotation.type.trimmedDescription
    let parameter = String(type.dropLast())
    guard type.hasSuffix("?") || type.hasSuffix("!"), parameters.contains(parameter) else {
      return nil
    }
    let end = annotation.bytes.upperBound
    let accessors =
      " { get { _weak_\(name).flatMap { $0 as? \(parameter) } } "
      + "set { _weak_\(name) = newValue.map { $0 as AnyObject } } }; "
      + "private weak var _weak_\(name): AnyObject?"
    edits = [
      SourceEdit(weak.bytes, ""),
      SourceEdit(end..<(binding.initializer?.bytes.upperBound ?? end), accessors),
    ]
    initializer = " init(\(name): \(parameter)? = nil) { self.\(name) = \(name) };"
  }
}

extension GenericParameterClauseSyntax {
  /// The names of the parameters that are restricted to objects.
  func objectParameters(_ conditions: GenericWhereClauseSyntax?) -> Set<String> {
    var names = Set(parameters.filter { $0.inheritedType?.isObject == true }.map(\.name.text))
    names.formUnion(conditions?.requirements.compactMap(\.objectParameter) ?? [])
    return names
  }
}

extension GenericRequirementSyntax {
  /// The parameter that the requirement restricts to objects; `nil` for other requirements.
  fileprivate var objectParameter: String? {
    guard let conformance = requirement.as(ConformanceRequirementSyntax.self),
      conformance.rightType.isObject
    else { return nil }
    return conformance.leftType.trimmedDescription
  }
}

extension TypeSyntax {
  fileprivate var isObject: Bool { ["AnyObject", "class"].contains(trimmedDescription) }
}

extension DeclGroupSyntax {
  /// A Boolean value that indicates whether the declaration uses what only objects have.
  fileprivate var comparesObjects: Bool {
    let words: Set = ["===", "!==", "ObjectIdentifier", "Unmanaged", "unowned"]
    return tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
  }
}
