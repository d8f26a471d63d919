// What the layers of a stage are called in the scene, for inspection and messages.

import UIKit

/// Names of layers.
@MainActor
final class NodeNames {
  private var names = ObjectTable<CALayer, Name>()

  struct Name {
    let id: String?
    let kind: InspectionNode.Kind
  }

  /// Calls `layer` this.
  func name(_ layer: CALayer, _ id: String?, kind: InspectionNode.Kind) {
    note(layer, id, kind: kind)
    layer.name = id
  }

  /// Calls `layer` this, here alone: an app's layers keep the names that the app gave them.
  func note(_ layer: CALayer, _ id: String?, kind: InspectionNode.Kind) {
    names[layer] = Name(id: id, kind: kind)
  }

  /// What `layer` is called.
  subscript(layer: CALayer) -> Name? { names[layer] }
}
