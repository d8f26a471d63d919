// An attribute of a layer beside its geometry. Goldens record the attributes to report what has
// changed when pixels differ although nothing has moved.

import CoreGraphics
import SegueDisplay

/// A property of a layer whose value differs from that of a new layer.
public struct LayerAttribute: Sendable, Hashable {
  /// The value of an attribute.
  public enum Value: Sendable, Hashable {
    /// A length, a fraction, an angle or a count.
    case number(Double)
    /// A textual description, such as that of a color, a path or a font.
    case words(String)
  }

  /// The name of the property in Core Animation, or in UIKit for properties of a label. Components
  /// follow after a period, as in `shadowOffset.width`.
  public var name: String
  /// The value of the property.
  public var value: Value
  /// The image or the drawing that `value` only summarizes, or `nil` if `value` is complete.
  package var content: Content?

  /// Returns a Boolean value that indicates whether both attributes have the same name and value.
  /// Images and drawings are not compared.
  public static func == (a: LayerAttribute, b: LayerAttribute) -> Bool {
    a.name == b.name && a.value == b.value
  }

  /// Hashes the name and the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(value)
  }

  /// The contents of a layer, which only their pixels distinguish.
  package enum Content: Sendable {
    /// An image.
    case image(CGImage)
    /// The items of a recorded drawing.
    case drawing([DisplayItem])
  }
}
