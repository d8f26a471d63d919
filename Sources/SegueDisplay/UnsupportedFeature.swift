/// A property in use that commits do not draw.
package struct UnsupportedFeature: Hashable, Sendable {
  /// The layer's name, or its class.
  package let layer: String
  /// The property.
  package let property: String

  package init(layer: String, property: String) {
    (self.layer, self.property) = (layer, property)
  }
}
