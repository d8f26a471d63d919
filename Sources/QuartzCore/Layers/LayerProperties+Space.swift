// The position of a layer in space. A layer's own points lie in a plane. Its transform, its depth
// and its superlayer's `sublayerTransform` map that to a plane in the superlayer's space, which is
// then projected along z: the third coordinate is dropped, and perspective is kept (SEMANTICS 4c,
// 9b).

import Foundation
import SegueDisplay

extension LayerProperties {
  /// The transform from the layer's space to that of its superlayer, before the superlayer's
  /// `sublayerTransform`.
  package var placement: CATransform3D {
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorPointZ), transform),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The transform that flips the bounds vertically.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// The transform that `sublayerTransform` applies to the sublayers, about the anchor point; `nil`
  /// for the identity.
  fileprivate var sublayerPlacement: CATransform3D? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform),
      CATransform3DMakeTranslation(x, y, 0))
  }

  /// The map from the layer's plane to that of a superlayer that has no sublayer transform and does
  /// not preserve depth.
  package var planeToParent: Homography {
    planarTransform == nil ? Homography(placement) : Homography(toParent)
  }
}

extension CALayer {
  /// Returns the transform that the layer, displaying `shown`, applies to the space of its
  /// sublayers; `nil` for the identity.
  package final func sublayerPlacement(showing shown: LayerProperties) -> CATransform3D? {
    let own = shown.sublayerPlacement
    guard isGeometryFlipped else { return own }
    let flip = CATransform3DMakeAffineTransform(shown.flip)
    return own.map { CATransform3DConcat($0, flip) } ?? flip
  }
}

extension Homography {
  /// Creates the map that `space` defines for the plane z = 0, projected along z.
  package init(_ space: CATransform3D) {
    self.init(
      a: Double(space.m11), b: Double(space.m12), c: Double(space.m21), d: Double(space.m22),
      tx: Double(space.m41), ty: Double(space.m42), p: Double(space.m14), q: Double(space.m24),
      r: Double(space.m44))
  }

  /// Returns the image of a point. Points behind the viewer are mapped, too, as geometry requires.
  package func place(of point: CGPoint) -> CGPoint {
    let lifted = lift(point)
    let w = lifted.w == 0 ? Self.nearest : lifted.w
    return w == 1
      ? CGPoint(x: lifted.x, y: lifted.y) : CGPoint(x: lifted.x / w, y: lifted.y / w)
  }
}
