// What the layers of a stage are called in the scene, for inspection and messages.

import UIKit

/// Names of layers.
@MainActor
final class NodeNames {
  private var names: [ObjectIdentifier: Name] = [:]

  struct Name {
    /// Kept, so that no other layer can get the same identity.
    let layer: CALayer
    let id: String?
    let kind: InspectionNode.Kind
  }

  /// Calls `layer` this.
  func name(_ layer: CALayer, _ id: String?, kind: InspectionNode.Kind) {
    names[ObjectIdentifier(layer)] = Name(layer: layer, id: id, kind: kind)
    layer.name = id
  }

  /// What `layer` is called.
  subscript(layer: CALayer) -> Name? { names[ObjectIdentifier(layer)] }
}
