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

/// What a presentation layer presents.
@MainActor
final class PresentedLayer {
  /// The layer of the model tree.
  let source: CALayer
  /// The world time at which it was presented.
  let seconds: Double
  /// A Boolean value that indicates whether the sublayers have been created.
  var hasSublayers = false
  /// The presentation layer of the superlayer, created at the first access.
  private(set) lazy var superlayer = source.superlayer?.makePresentation()

  init(_ source: CALayer, _ seconds: Double) { (self.source, self.seconds) = (source, seconds) }
}

extension CALayer {
  /// Returns the geometry displayed at `seconds` of world time.
  public func presentationSnapshot(atSeconds seconds: Double) -> SeguePresentationSnapshot {
    let shown = shownProperties(atSeconds: seconds)
    return SeguePresentationSnapshot(
      frame: shown.frame, bounds: shown.bounds, position: shown.position,
      anchorPoint: shown.anchorPoint, transform: shown.transform, opacity: shown.opacity)
  }

  /// Returns a layer with the currently displayed values. Its sublayers and its superlayer are
  /// created when they are asked for.
  final func makePresentation() -> CALayer {
    makePresentation(atSeconds: World.current.now.seconds)
  }

  private func makePresentation(atSeconds seconds: Double) -> CALayer {
    let copy = Self.allocated(layer: self)
    copy.properties = shownProperties(atSeconds: seconds)
    copy.storedValues = storedValues(with: copy.properties.ownValues)
    if let mask { copy.mask = mask.makePresentation(atSeconds: seconds) }
    copy.presented = PresentedLayer(self, seconds)
    return copy
  }

  /// Creates the sublayers of a presentation layer. Does nothing for other layers.
  final func presentSublayers() {
    guard let presented, !presented.hasSublayers else { return }
    presented.hasSublayers = true
    children = presented.source.children.map { child in
      let copy = child.makePresentation(atSeconds: presented.seconds)
      copy.parent = self
      return copy
    }
  }

  /// Creates all layers below a presentation layer. Does nothing for other layers.
  final func presentTree() {
    guard presented != nil else { return }
    presentSublayers()
    for child in children { child.presentTree() }
    mask?.presentTree()
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
