// Walks the layers of a window and writes down what shows.

import UIKit

/// Reads the presentation tree.
@MainActor
struct Inspector {
  let names: NodeNames
  let seconds: Double

  /// The window and everything below it, parents before children, back to front.
  func nodes(below window: UIWindow) -> [InspectionNode] {
    var result: [InspectionNode] = []
    add(window.layer, parent: "", index: 0, to: &result)
    return result
  }

  private func add(
    _ layer: CALayer, parent: String, index: Int, to result: inout [InspectionNode]
  ) {
    let name = names[layer]
    let kind = name?.kind ?? (isInsideScreen(layer) ? .view : .container)
    let id = name?.id ?? "\(kind.rawValue)[\(index)]"
    let path = parent.isEmpty ? id : "\(parent)/\(id)"
    let shown = layer.presentationSnapshot(atSeconds: seconds)
    let affine = CATransform3DGetAffineTransform(shown.transform)
    result.append(
      InspectionNode(
        path: path, id: id, kind: kind, frame: shown.frame, bounds: shown.bounds,
        position: shown.position, anchorPoint: shown.anchorPoint,
        transform: [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty],
        opacity: shown.opacity))
    for (index, child) in (layer.sublayers ?? []).enumerated() {
      add(child, parent: path, index: index, to: &result)
    }
  }

  /// Whether a layer without a name belongs to a page rather than to UIKit.
  private func isInsideScreen(_ layer: CALayer) -> Bool {
    var above = layer.superlayer
    while let found = above {
      if let name = names[found], name.kind != .window {
        return !(name.kind == .screen && found.delegate?.ownsNavigation == true)
      }
      above = found.superlayer
    }
    return false
  }
}

extension CALayerDelegate {
  /// Whether this is the view of a navigation controller.
  @MainActor
  fileprivate var ownsNavigation: Bool {
    (self as? UIView)?.next is UINavigationController
  }
}
