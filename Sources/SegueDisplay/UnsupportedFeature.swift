/// A property in use that commits do not draw.
package struct UnsupportedFeature: Hashable, Sendable {
  /// The layer's name, or that of its class.
  package let layer: String
  /// The name of the property.
  package let property: String

  package init(layer: String, property: String) {
    (self.layer, self.property) = (layer, property)
  }
}
