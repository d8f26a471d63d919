import Foundation
import SegueWorld

/// A layer's geometry at one instant, for inspection.
public struct SeguePresentationSnapshot: Sendable, Equatable {
  /// The bounding box in the superlayer's coordinates.
  public var frame: CGRect
  /// The bounds in the layer's own coordinates.
  public var bounds: CGRect
  /// The position of the anchor point in the superlayer's coordinates.
  public var position: CGPoint
  /// The fixed point of the transform, in units of the bounds.
  public var anchorPoint: CGPoint
  /// The transform about the anchor point.
  public var transform: CATransform3D
  /// The opacity, in 0…1.
  public var opacity: Double
}

extension CALayer {
  /// Returns the geometry displayed at `seconds` of world time.
  public func presentationSnapshot(atSeconds seconds: Double) -> SeguePresentationSnapshot {
    let shown = shownProperties(atSeconds: seconds)
    return SeguePresentationSnapshot(
      frame: shown.frame, bounds: shown.bounds, position: shown.position,
      anchorPoint: shown.anchorPoint, transform: shown.transform, opacity: shown.opacity)
  }

  /// Returns a layer outside any tree that has the currently displayed values.
  final func makePresentation() -> CALayer {
    let copy = copyForPresentation()
    copy.properties = shownProperties(atSeconds: World.current.now.seconds)
    copy.presentationSource = self
    copy.storedValues = storedValues(with: copy.properties.ownValues)
    return copy
  }

  final func copyState(from layer: CALayer) {
    properties = layer.properties
    timing = layer.timing
    (name, style, actions) = (layer.name, layer.style, layer.actions)
    (maskedCorners, cornerCurve) = (layer.maskedCorners, layer.cornerCurve)
    contentsGravity = layer.contentsGravity
    magnificationFilter = layer.magnificationFilter
    minificationFilter = layer.minificationFilter
    allowsGroupOpacity = layer.allowsGroupOpacity
    ownEdgeAntialiasing = layer.ownEdgeAntialiasing
    edgeAntialiasingMask = layer.edgeAntialiasingMask
    (isOpaque, mask) = (layer.isOpaque, layer.mask)
    mask?.maskedLayer = layer
    isGeometryFlipped = layer.isGeometryFlipped
    (compositingFilter, filters) = (layer.compositingFilter, layer.filters)
    backgroundFilters = layer.backgroundFilters
    (drawnContents, contentsTiles) = (layer.drawnContents, layer.contentsTiles)
  }
}
