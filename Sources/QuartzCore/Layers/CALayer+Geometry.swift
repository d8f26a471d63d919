import Foundation

extension CALayer {
  /// Sets bounds and position from a frame: SEMANTICS 4f. With a transform, the size of the bounds
  /// is |L⁻¹| · size, and the position is such that the new frame has the requested origin; this is
  /// exact for scales and quarter turns. A layer that is rotated out of its plane is placed as if
  /// it were not, since its frame does not measure it.
  final func setFrame(_ rect: CGRect) {
    let l = properties.planarTransform ?? .identity
    let size = rect.size
    if properties.transform == CATransform3DIdentity || !CATransform3DIsAffine(properties.transform)
    {
      setBoundsSize(size)
      let anchor = anchorPoint
      position = CGPoint(
        x: rect.origin.x + anchor.x * size.width, y: rect.origin.y + anchor.y * size.height)
      return
    }
    let determinant = l.a * l.d - l.b * l.c
    if determinant != 0, determinant.isFinite {
      setBoundsSize(
        CGSize(
          width: abs(l.d / determinant) * size.width + abs(l.c / determinant) * size.height,
          height: abs(l.b / determinant) * size.width + abs(l.a / determinant) * size.height))
    }
    let now = properties.frame.origin
    let old = position
    position = CGPoint(x: old.x + rect.origin.x - now.x, y: old.y + rect.origin.y - now.y)
  }

  private func setBoundsSize(_ size: CGSize) {
    bounds = CGRect(origin: properties.bounds.origin, size: size)
  }

  final func map(from layer: CALayer?) -> PlaneMap {
    layer?.map(to: self) ?? map(to: nil).inverted
  }

  /// Returns the map from this layer's coordinates to those of `layer`, in the model. `nil` means
  /// the space above the root.
  package final func map(to layer: CALayer?) -> PlaneMap {
    var result = PlaneMap.flat(.identity)
    var current: CALayer? = self
    while let here = current, here !== layer {
      result = result.then(here.mapToSuperlayer(showing: here.properties))
      current = here.superlayer
    }
    if let layer, current == nil { result = result.then(layer.map(to: nil).inverted) }
    return result
  }

  /// Returns the map from the plane of this layer, displaying `shown`, to the superlayer's. In a
  /// `CATransformLayer`, points correspond where a line from the viewer through a point of this
  /// plane meets the other.
  package final func mapToSuperlayer(showing shown: LayerProperties) -> PlaneMap {
    let outer = placementAround
    guard superlayer is CATransformLayer || outer != nil || shown.planarTransform == nil else {
      return .flat(shown.toParent)
    }
    var space = shown.placement
    if let outer { space = CATransform3DConcat(space, outer) }
    guard let parent = superlayer as? CATransformLayer else { return PlaneMap(space) }
    let around = parent.spaceInPlane
    return PlaneMap(CATransform3DConcat(space, around)).then(PlaneMap(around).inverted)
  }

  /// The transform that the superlayer applies to the space of this layer.
  private var placementAround: CATransform3D? {
    superlayer.flatMap { $0.sublayerPlacement(showing: $0.properties) }
  }

  /// The transform from the space of a layer that preserves depth to that of its nearest ancestor
  /// that does not.
  private var spaceInPlane: CATransform3D {
    var space = properties.placement
    if let outer = placementAround { space = CATransform3DConcat(space, outer) }
    guard let parent = superlayer as? CATransformLayer else { return space }
    return CATransform3DConcat(space, parent.spaceInPlane)
  }

  final func hitLayer(at point: CGPoint) -> CALayer? {
    guard !properties.isHidden else { return nil }
    guard let inside = mapToSuperlayer(showing: properties).unmoved(point) else { return nil }
    let isInBounds = contains(inside)
    if masksToBounds && !isInBounds { return nil }
    presentSublayers()
    for child in childrenBackToFront().reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInBounds ? self : nil
  }

  /// Returns the sublayers sorted by `zPosition`. Equal ones keep their order.
  package final func childrenBackToFront() -> [CALayer] {
    guard children.contains(where: { $0.properties.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted {
        ($0.element.properties.depth, $0.offset) < ($1.element.properties.depth, $1.offset)
      }
      .map(\.element)
  }
}
