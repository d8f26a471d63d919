// Key paths such as `position.x` and `transform.scale`, parsed once: a property and which part of it.

import Foundation
import SegueTiming

/// A part of a structured value.
package enum ValuePart: String, Sendable {
  case x, y, width, height
  case origin, size
  case originX = "origin.x"
  case originY = "origin.y"
  case sizeWidth = "size.width"
  case sizeHeight = "size.height"
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case scaleZ = "scale.z"
  case rotation
  case rotationX = "rotation.x"
  case rotationY = "rotation.y"
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"
  case translationZ = "translation.z"
}

/// What a property animation changes.
package struct LayerKeyPath: Hashable, Sendable {
  /// The property.
  package let property: LayerProperty
  /// Which part of it; `nil` for all.
  package let part: ValuePart?

  /// The whole of a property.
  package init(_ property: LayerProperty, part: ValuePart? = nil) {
    (self.property, self.part) = (property, part)
  }

  /// `nil` when nothing here is called that.
  package init?(_ text: String) {
    let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = pieces.first,
      let property = LayerProperty(rawValue: first == "isHidden" ? "hidden" : String(first))
    else { return nil }
    guard pieces.count == 2 else {
      self.init(property)
      return
    }
    guard let part = ValuePart(rawValue: String(pieces[1])),
      property.examples[property]?[part] != nil
    else { return nil }
    self.init(property, part: part)
  }
}

extension LayerProperties {
  /// Whether a layer of this class has it.
  func has(_ property: LayerProperty) -> Bool { property == .contents || self[property] != nil }

  /// The value at a key path; `nil` for contents.
  package subscript(path: LayerKeyPath) -> AnimatableValue? {
    get {
      let whole = self[path.property]
      guard let part = path.part else { return whole }
      return whole?[part]
    }
    set {
      guard let part = path.part else {
        self[path.property] = newValue
        return
      }
      guard let newValue, let whole = self[path.property] else { return }
      self[path.property] = whole.replacing(part, with: newValue)
    }
  }
}
