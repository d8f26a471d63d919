import Foundation

extension CALayer {
  /// The transform of the layer's plane.
  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(properties.transform)
  }

  /// Sets the transform to one of the layer's plane.
  public func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// SEMANTICS 4f: with a transform, the bounds' size is |L⁻¹| · size and the position is such that
  /// the new frame begins where asked; exact for scales and quarter turns. A layer that is turned out of its plane
  /// is placed as if it were not: its frame is no measure of it.
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

  /// A point of `layer` (of the root, without one) in this layer's coordinates.
  public func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { map(from: layer).moved(p) }

  /// A point of this layer in the coordinates of `layer` (of the root, without one).
  public func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { map(to: layer).moved(p) }

  /// The bounding box of a rectangle of `layer` in this layer's coordinates.
  public func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { map(from: layer).moved(r) }

  /// The bounding box of a rectangle of this layer in the coordinates of `layer`.
  public func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { map(to: layer).moved(r) }

  private func map(from layer: CALayer?) -> PlaneMap {
    layer?.map(to: self) ?? map(to: nil).inverted
  }

  /// This layer's coordinates to those of `layer`, in the model; `nil` stands for what is above the
  /// root.
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

  /// The plane of this layer, showing `shown`, to the superlayer's. In a `CATransformLayer` that is where
  /// a line from the eye through a point of this plane meets that one's.
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

  /// What the superlayer does to the space of this layer.
  private var placementAround: CATransform3D? {
    superlayer.flatMap { $0.sublayerPlacement(showing: $0.properties) }
  }

  /// The space of a layer that keeps depth to that of the nearest layer above that does not.
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
    for child in childrenBackToFront().reversed() {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInBounds ? self : nil
  }

  /// The sublayers by `zPosition`, equal ones in their own order.
  package final func childrenBackToFront() -> [CALayer] {
    guard children.contains(where: { $0.properties.zPosition != 0 }) else { return children }
    return children.enumerated()
      .sorted {
        ($0.element.properties.depth, $0.offset) < ($1.element.properties.depth, $1.offset)
      }
      .map(\.element)
  }
}
