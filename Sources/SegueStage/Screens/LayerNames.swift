// The names of a stage's layers in the scene, for inspection and messages.

import SegueDiagnostics
import UIKit

/// The names of layers, for inspection and messages.
@MainActor
final class LayerNames {
  private var names = ObjectTable<CALayer, Name>()

  struct Name {
    let id: String?
    let kind: InspectionNode.Kind
    let position: SourcePosition?
  }

  /// Names `layer`, setting the layer's own `name` as well.
  /// - Parameters:
  ///   - layer: The layer.
  ///   - id: The id in the scene, if there is one.
  ///   - kind: The kind of what the layer shows.
  ///   - position: The position of the description in the scene, if it has one.
  func name(
    _ layer: CALayer, _ id: String?, kind: InspectionNode.Kind, at position: SourcePosition? = nil
  ) {
    names[layer] = Name(id: id, kind: kind, position: position)
    layer.name = id
  }

  /// Names `layer` in this table only. An app's layers keep the names that the app gave them.
  func record(_ layer: CALayer, _ id: String?, kind: InspectionNode.Kind) {
    names[layer] = Name(id: id, kind: kind, position: nil)
  }

  /// Returns the position in the scene of the view that `layer` belongs to, which may be an ancestor
  /// of the layer's own view.
  func position(around layer: CALayer) -> SourcePosition? {
    sequence(first: layer, next: \.superlayer).lazy.compactMap { self[$0]?.position }.first
  }

  /// The name of `layer`, or `nil`.
  subscript(layer: CALayer) -> Name? { names[layer] }
}
