// The position at which a commit draws a layer: directly in the plane that its superlayer is drawn
// in if an affine transform can express it, and otherwise in a plane of its own that is displayed
// in perspective.

import Foundation
import SegueDisplay

/// The position of a layer in the plane that it is drawn in.
struct LayerPosition {
  /// The values that the layer and its sublayers inherit.
  var context: RenderContext
  /// A Boolean value that indicates whether any part of the layer can be visible.
  var isVisible = true
  /// The map from the layer's plane to the coordinates of the enclosing context; `nil` if it has no
  /// plane of its own.
  private var plane: Homography?

  /// A Boolean value that indicates whether the back of the layer faces the viewer.
  var showsBackFace: Bool { context.showsBackFace != context.transform.isMirrored }

  fileprivate init(flat transform: CGAffineTransform, _ outer: RenderContext) {
    context = outer
    context.transform = transform
    (context.space, context.fade) = (nil, 1)
  }

  /// Creates the position of a layer with `bounds` that is displayed through `map`.
  fileprivate init(_ map: Homography, bounds: CGRect, _ outer: RenderContext) {
    context = outer
    (context.space, context.fade, context.leadsToPixels) = (nil, 1, false)
    let scale = Self.scale(map, bounds, outer.transform)
    context.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let determinant = map.determinant
    context.showsBackFace = outer.showsBackFace != (determinant < 0)
    plane = Homography(context.transform.inverted()).concatenating(map)
    isVisible = determinant != 0 && plane?.isFinite == true && !map.isBehindViewer
  }

  /// Returns the number of units of the plane per point: approximately the number of pixels with
  /// which a point is displayed where the plane is nearest.
  private static func scale(_ map: Homography, _ bounds: CGRect, _ outer: CGAffineTransform)
    -> Double
  {
    let around = Double(
      max(outer.a * outer.a + outer.b * outer.b, outer.c * outer.c + outer.d * outer.d)
    )
    .squareRoot()
    guard around > 0, around.isFinite else { return 1 }
    let nearest = map.magnification(over: bounds)
    return nearest.isFinite ? min(max(nearest, around / 4), around * 8) : around
  }

  /// Returns `items`, drawn in the layer's context, as they appear in the enclosing context.
  func seen(_ items: [DisplayItem]) -> [DisplayItem] {
    guard let plane, !items.isEmpty else { return items }
    return [.projected(DisplayProjection(items, through: plane))]
  }
}

extension LayerProperties {
  /// Returns the position at which the layer is drawn.
  func position(in context: RenderContext) -> LayerPosition {
    if context.space == nil, planarTransform != nil {
      return LayerPosition(flat: toParent.concatenating(context.transform), context)
    }
    let map = Homography(place(in: context))
    if let flat = map.affine {
      return LayerPosition(flat: flat.concatenating(context.transform), context)
    }
    let toContext = map.concatenating(Homography(context.transform))
    return LayerPosition(toContext, bounds: bounds, context)
  }

  /// Returns the transform from the layer's space to the coordinates of what it is drawn in.
  func place(in context: RenderContext) -> CATransform3D {
    context.space.map { CATransform3DConcat(placement, $0) } ?? placement
  }
}

extension CALayer {
  /// Returns the space that a layer which preserves depth gives its sublayers.
  final func space(showing shown: LayerProperties, for context: RenderContext) -> CATransform3D {
    let own = shown.place(in: context)
    return sublayerPlacement(showing: shown).map { CATransform3DConcat($0, own) } ?? own
  }
}

extension LayerDrawing {
  /// The same drawing without the flip of `isGeometryFlipped`, for content that is not affected by
  /// it.
  var upright: LayerDrawing {
    guard context.isUpsideDown else { return self }
    var context = context
    context.transform = shown.flip.concatenating(context.transform)
    return LayerDrawing(layer: layer, shown: shown, context: context)
  }
}

extension Homography {
  /// A Boolean value that indicates whether no point of the plane can be visible.
  fileprivate var isBehindViewer: Bool { p == 0 && q == 0 && r < Self.nearest }
}

extension CGAffineTransform {
  /// A Boolean value that indicates whether the transform reverses orientation, so that the plane
  /// is seen from behind.
  fileprivate var isMirrored: Bool { a * d < b * c }
}
