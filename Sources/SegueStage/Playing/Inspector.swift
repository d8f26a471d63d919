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
    add(window.layer, parent: Place(), index: 0, to: &result)
    return result
  }

  /// Where a layer's sublayers are.
  private struct Place {
    /// The ids from the window down.
    var path = ""
    /// From its coordinates to the window's.
    var transform = CGAffineTransform.identity
    /// What shows of it, in the window's coordinates.
    var clip = CGRect.infinite

    /// The place of what is within a layer that lies here.
    func inside(_ shown: PresentationSnapshot, path: String, clips: Bool) -> Place {
      let corner = CGAffineTransform(
        translationX: -shown.bounds.minX - shown.anchorPoint.x * shown.bounds.width,
        y: -shown.bounds.minY - shown.anchorPoint.y * shown.bounds.height)
      let own = corner.concatenating(CATransform3DGetAffineTransform(shown.transform))
        .concatenating(CGAffineTransform(translationX: shown.position.x, y: shown.position.y))
      var place = Place(path: path, transform: own.concatenating(transform), clip: clip)
      if clips {
        place.clip = clip.intersection(shown.bounds.applying(place.transform))
      }
      return place
    }
  }

  private func add(
    _ layer: CALayer, parent: Place, index: Int, to result: inout [InspectionNode]
  ) {
    let name = names[layer]
    let kind = name?.kind ?? (isInsideScreen(layer) ? .view : .container)
    let id = name?.id ?? layer.name ?? "\(kind.rawValue)[\(index)]"
    let path = parent.path.isEmpty ? id : "\(parent.path)/\(id)"
    let shown = layer.presentationSnapshot(atSeconds: seconds)
    let affine = CATransform3DGetAffineTransform(shown.transform)
    let place = parent.inside(shown, path: path, clips: layer.masksToBounds)
    result.append(
      InspectionNode(
        path: path, id: id, kind: kind, frame: shown.frame, bounds: shown.bounds,
        position: shown.position, anchorPoint: shown.anchorPoint,
        transform: [affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty],
        opacity: shown.opacity,
        visibleFrame: shown.bounds.applying(place.transform).intersection(parent.clip),
        looks: LayerLook(layer: layer, seconds: seconds).entries))
    for (index, child) in (layer.sublayers ?? []).enumerated() {
      add(child, parent: place, index: index, to: &result)
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
