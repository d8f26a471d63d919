// The inspection of a window: its layers as they are displayed at an instant, as values.

import UIKit

/// Reads the presentation tree of a window.
@MainActor
struct Inspector {
  /// The names of the layers in the scene.
  let names: LayerNames
  /// The time of the inspection, in seconds of the window's world.
  let seconds: Double

  /// Returns the window's layer and all its descendants, parents before children, from back to
  /// front.
  func nodes(below window: UIWindow) -> [InspectionNode] {
    var nodes: [InspectionNode] = []
    add(window.layer, parent: Place(), index: 0, to: &nodes)
    return nodes
  }

  /// The coordinate space of a layer's sublayers.
  private struct Place {
    /// The ids from the window down, joined by "/".
    var path = ""
    /// The transform from the layer's coordinates to the window's.
    var transform = CGAffineTransform.identity
    /// The part of the window in which sublayers are visible.
    var clip = CGRect.infinite

    /// Returns the coordinate space of the sublayers of a layer in this space.
    /// - Parameters:
    ///   - shown: The displayed geometry of the layer.
    ///   - path: The path of the layer.
    func inside(_ shown: SeguePresentationSnapshot, path: String) -> Place {
      let corner = CGAffineTransform(
        translationX: -shown.bounds.minX - shown.anchorPoint.x * shown.bounds.width,
        y: -shown.bounds.minY - shown.anchorPoint.y * shown.bounds.height)
      let own = corner.concatenating(CATransform3DGetAffineTransform(shown.transform))
        .concatenating(CGAffineTransform(translationX: shown.position.x, y: shown.position.y))
      return Place(path: path, transform: own.concatenating(transform), clip: clip)
    }

    /// Returns the part of a rectangle in the layer's coordinates that is visible, in the window's
    /// coordinates. Nothing is visible of a rectangle whose place is not finite, for which
    /// Foundation's intersection traps.
    func visiblePart(of rect: CGRect) -> CGRect {
      let whole = rect.applying(transform)
      return whole.isFinite ? whole.intersection(clip) : .null
    }
  }

  private func add(
    _ layer: CALayer, parent: Place, index: Int, to nodes: inout [InspectionNode]
  ) {
    let name = names[layer]
    let kind = name?.kind ?? (isInsideScreen(layer) ? .view : .container)
    let id = name?.id ?? layer.name ?? "\(kind.rawValue)[\(index)]"
    let path = parent.path.isEmpty ? id : "\(parent.path)/\(id)"
    let shown = layer.presentationSnapshot(atSeconds: seconds)
    let affine = CATransform3DGetAffineTransform(shown.transform)
    var place = parent.inside(shown, path: path)
    let visibleFrame = place.visiblePart(of: shown.bounds)
    if layer.masksToBounds { place.clip = visibleFrame }
    nodes.append(
      InspectionNode(
        path: path, id: id, kind: kind, frame: shown.frame, bounds: shown.bounds,
        position: shown.position, anchorPoint: shown.anchorPoint,
        transform: [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty],
        opacity: shown.opacity,
        visibleFrame: visibleFrame,
        attributes: LayerAttributeReader(layer: layer, seconds: seconds).attributes))
    for (index, child) in (layer.sublayers ?? []).enumerated() {
      add(child, parent: place, index: index, to: &nodes)
    }
  }

  /// Returns a Boolean value that indicates whether a layer without a name belongs to a screen,
  /// rather than to the views that UIKit inserts around screens.
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
  /// A Boolean value that indicates whether this is the view of a navigation controller.
  @MainActor
  fileprivate var ownsNavigation: Bool {
    (self as? UIView)?.next is UINavigationController
  }
}
