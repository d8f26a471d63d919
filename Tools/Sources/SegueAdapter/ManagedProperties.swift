// Properties that Objective-C implements at run time. Those of layers (`@NSManaged var progress`)
// are values by key, for which the property is given accessors.

import SwiftSyntax

/// The properties of layers that are declared `@NSManaged`.
struct ManagedProperties {
  /// The classes of QuartzCore that files derive from.
  private static let layers: Set = [
    "CALayer", "CAShapeLayer", "CAGradientLayer", "CATextLayer", "CAReplicatorLayer",
    "CAEmitterLayer", "CATransformLayer",
  ]

  let index: SourceIndex

  /// Returns the edit that gives a property its accessors; `nil` for other properties.
  func edit(_ node: VariableDeclSyntax) -> SourceEdit? {
    guard node.attributes.attribute("NSManaged") != nil,
      let binding = node.bindings.first, node.bindings.count == 1,
      binding.accessorBlock == nil, binding.initializer == nil,
      let annotation = binding.typeAnnotation,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.bareText,
      let path = Syntax(node).enclosingTypes.first?.path, let type = index.type(named: path),
      index.isKind(type, of: Self.layers)
    else { return nil }
    let end = annotation.bytes.upperBound
    return SourceEdit(
      end..<end,
      " { get { _managed(\"\(name)\") } set { setValue(newValue, forKey: \"\(name)\") } }")
  }
}
