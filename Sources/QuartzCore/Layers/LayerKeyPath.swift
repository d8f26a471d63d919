// Key paths such as `position.x` and `transform.scale`, parsed once into a property and a component
// of it.

import Foundation
import SegueTiming

/// A component of a structured value.
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

/// The property, or component of one, that an animation changes.
package struct LayerKeyPath: Hashable, Sendable {
  /// The property.
  package let property: LayerProperty
  /// The component of the property; `nil` for the whole.
  package let part: ValuePart?
  /// The property of an emitter cell, in which case `property` is `emitterCells`.
  package let cell: EmitterCellPath?

  /// Creates a key path to a property or a component of one.
  package init(_ property: LayerProperty, part: ValuePart? = nil) {
    (self.property, self.part, cell) = (property, part, nil)
  }

  private init(cell: EmitterCellPath) {
    (property, part, self.cell) = (.emitterCells, nil, cell)
  }

  /// Apple's keys of properties that have another name in Swift.
  private static let key = ["isHidden": "hidden", "isDoubleSided": "doubleSided"]

  /// Parses a key path; returns `nil` if it does not name a known property.
  package init?(_ text: String) {
    let pieces = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = pieces.first,
      let property = LayerProperty(rawValue: Self.key[String(first)] ?? String(first))
    else { return nil }
    if property == .emitterCells {
      guard pieces.count == 2, let cell = EmitterCellPath(pieces[1]) else { return nil }
      self.init(cell: cell)
      return
    }
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
  /// Returns whether a layer of this class has the property.
  func has(_ path: LayerKeyPath) -> Bool { path.property == .contents || self[path] != nil }

  /// The value at a key path; `nil` for contents.
  package subscript(path: LayerKeyPath) -> AnimatableValue? {
    get {
      if let cell = path.cell { return emitter?[cell] }
      let whole = self[path.property]
      guard let part = path.part else { return whole }
      return whole?[part]
    }
    set {
      if let cell = path.cell { return updateEmitter { $0[cell] = newValue } }
      guard let part = path.part else {
        self[path.property] = newValue
        return
      }
      guard let newValue, let whole = self[path.property] else { return }
      self[path.property] = whole.replacing(part, with: newValue)
    }
  }
}
