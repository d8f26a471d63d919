// The names of a stage's layers in the scene, for inspection and messages.

import UIKit

/// The names of layers, for inspection and messages.
@MainActor
final class LayerNames {
  private var names = ObjectTable<CALayer, Name>()

  struct Name {
    let id: String?
    let kind: InspectionNode.Kind
  }

  /// Names `layer`, setting the layer's own `name` as well.
  func name(_ layer: CALayer, _ id: String?, kind: InspectionNode.Kind) {
    record(layer, id, kind: kind)
    layer.name = id
  }

  /// Names `layer` in this table only. An app's layers keep the names that the app gave them.
  func record(_ layer: CALayer, _ id: String?, kind: InspectionNode.Kind) {
    names[layer] = Name(id: id, kind: kind)
  }

  /// The name of `layer`, or `nil`.
  subscript(layer: CALayer) -> Name? { names[layer] }
}
