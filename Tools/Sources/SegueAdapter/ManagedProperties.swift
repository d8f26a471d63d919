// Properties and methods that Objective-C implements at run time. Those of layers (`@NSManaged var
// progress`) and of objects of CoreData are values by key, for which the property is given accessors.

import SwiftSyntax

/// The members of layers and of objects of CoreData that are declared `@NSManaged`.
struct ManagedProperties {
  /// The classes of QuartzCore that files derive from.
  private static let layers: Set = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CATransformLayer",
  ]

  /// The class of the objects of CoreData.
  static let objects: Set = ["NSManagedObject"]

  let index: SourceIndex

  /// Returns the edit that gives a property its accessors; `nil` for other properties.
  func edit(_ node: VariableDeclSyntax) -> SourceEdit? {
    guard node.attributes.attribute("NSManaged") != nil,
      let binding = node.bindings.first, node.bindings.count == 1,
      binding.accessorBlock == nil, binding.initializer == nil,
      let annotation = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      isManaged(Syntax(node), Self.layers.union(Self.objects))
    else { return nil }
    let end = annotation.bytes.upperBound
    return SourceEdit(
      end..<end,
      " { get { _managed(\"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }")
  }

  /// Returns the edit that gives a method for a relationship its body; `nil` for other methods.
  func edit(_ node: FunctionDeclSyntax) -> SourceEdit? {
    guard node.attributes.attribute("NSManaged") != nil, node.body == nil,
      node.signature.returnClause == nil, isManaged(Syntax(node), Self.objects)
    else { return nil }
    let names = node.signature.parameterClause.parameters.map {
      ($0.secondName ?? $0.firstName).text
    }
    let arguments = ["\"\(node.name.bareText)\""] + names
    let end = node.signature.bytes.upperBound
    return SourceEdit(end..<end, " { _managedCall(\(arguments.joined(separator: ", "))) }")
  }

  /// Returns whether a member belongs to a class of one of the kinds.
  private func isManaged(_ node: Syntax, _ kinds: Set<String>) -> Bool {
    guard let path = node.enclosingTypes.first?.path, let type = index.type(named: path) else {
      return false
    }
    return index.isKind(type, of: kinds)
  }
}

extension ManagedProperties {
  /// Returns the edits of `init(entity:insertInto:)` and `init(context:)` of an object of CoreData,
  /// which are required initializers here, since objects are created by classes that only a model or a
  /// generic parameter names.
  func edits(_ node: InitializerDeclSyntax) -> [SourceEdit] {
    let parameters = node.signature.parameterClause.parameters
    let labels = parameters.map(\.firstName.text)
    let isOfContext =
      labels == ["context"]
      && parameters.first?.type.trimmedDescription == "NSManagedObjectContext"
    let override = node.modifiers.first { $0.name.text == "override" }
    guard (labels == ["entity", "insertInto"] && override != nil) || isOfContext,
      !node.modifiers.has("required"), isManaged(Syntax(node), Self.objects),
      node.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
    else { return [] }
    let hidden = node.modifiers.filter { ["private", "fileprivate"].contains($0.name.text) }
    let start = node.initKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let word =
      override.map { SourceEdit($0.bytes, "required") } ?? SourceEdit(start..<start, "required ")
    return [word] + hidden.map { SourceEdit($0.bytes, "") }
  }
}
