// Where a commit draws a layer: straight into what its superlayer is drawn in, if an affine map can say
// where, or else into a plane of its own that is seen in perspective.

import Foundation
import SegueDisplay

/// A layer's place in what it is drawn in.
struct LayerPosition {
  /// What the layer and its sublayers inherit.
  var context: RenderContext
  /// Whether anything can be seen of it.
  var isVisible = true
  /// The plane to the coordinates of the context around it; `nil` when there is none.
  private var plane: Homography?

  /// Whether the layer shows its back.
  var isSeenFromBehind: Bool { context.isSeenFromBehind != context.transform.isMirrored }

  fileprivate init(flat transform: CGAffineTransform, _ outer: RenderContext) {
    context = outer
    context.transform = transform
    (context.space, context.fade) = (nil, 1)
  }

  /// A layer with `bounds` that `map` shows.
  fileprivate init(_ map: Homography, bounds: CGRect, _ outer: RenderContext) {
    context = outer
    (context.space, context.fade) = (nil, 1)
    let scale = Self.scale(map, bounds, outer.transform)
    context.transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    let determinant = map.determinant
    context.isSeenFromBehind = outer.isSeenFromBehind != (determinant < 0)
    plane = Homography(context.transform.inverted()).concatenating(map)
    isVisible = determinant != 0 && plane?.isFinite == true && !map.isBehindTheEye
  }

  /// Coordinates of a plane in a point: about the pixels that it is shown with where it is nearest.
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

  /// `items`, drawn in the layer's context, as seen from outside.
  func seen(_ items: [DisplayItem]) -> [DisplayItem] {
    guard let plane, !items.isEmpty else { return items }
    return [.projected(DisplayProjection(items, through: plane))]
  }
}

extension LayerProperties {
  /// Where the layer is drawn.
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

  /// The layer's space to the coordinates of what it is drawn in.
  func place(in context: RenderContext) -> CATransform3D {
    context.space.map { CATransform3DConcat(placement, $0) } ?? placement
  }
}

extension CALayer {
  /// The space of a layer that keeps depth, for its sublayers.
  final func space(showing shown: LayerProperties, for context: RenderContext) -> CATransform3D {
    let own = shown.place(in: context)
    return sublayerPlacement(showing: shown).map { CATransform3DConcat($0, own) } ?? own
  }
}

extension LayerDrawing {
  /// The same the right way up, for what does not follow `isGeometryFlipped`.
  var upright: LayerDrawing {
    guard context.isUpsideDown else { return self }
    var context = context
    context.transform = shown.flip.concatenating(context.transform)
    return LayerDrawing(layer: layer, shown: shown, context: context)
  }
}

extension Homography {
  /// Whether no point of the plane can be seen.
  fileprivate var isBehindTheEye: Bool { p == 0 && q == 0 && r < Self.nearest }
}

extension CGAffineTransform {
  /// Whether the plane is seen from behind.
  fileprivate var isMirrored: Bool { a * d < b * c }
}
