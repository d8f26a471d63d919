// Where a layer is in space. A layer's own points lie in a plane; its transform, its depth and what its
// superlayer does to all sublayers make of that a plane in the superlayer's space, which is then seen from
// the front: its third coordinate goes, and what perspective it has stays (SEMANTICS 4c, 9b).

import Foundation
import SegueDisplay

extension LayerProperties {
  /// The layer's space to that of its superlayer, whose `sublayerTransform` comes after it.
  package var placement: CATransform3D {
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorPointZ), transform),
      CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }

  /// The bounds turned upside down.
  var flip: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
  }

  /// What `sublayerTransform` does to the sublayers, about the anchor point; `nil` for nothing.
  fileprivate var sublayerPlacement: CATransform3D? {
    guard sublayerTransform != CATransform3DIdentity else { return nil }
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform),
      CATransform3DMakeTranslation(x, y, 0))
  }

  /// The layer's plane to that of a superlayer that does nothing to it and keeps no depth.
  package var planeToParent: Homography {
    planarTransform == nil ? Homography(placement) : Homography(toParent)
  }
}

extension CALayer {
  /// What the layer, showing `shown`, does to the space of its sublayers; `nil` for nothing.
  package final func sublayerPlacement(showing shown: LayerProperties) -> CATransform3D? {
    let own = shown.sublayerPlacement
    guard isGeometryFlipped else { return own }
    let flip = CATransform3DMakeAffineTransform(shown.flip)
    return own.map { CATransform3DConcat($0, flip) } ?? flip
  }
}

extension Homography {
  /// What `space` makes of the plane z = 0, seen from the front.
  package init(_ space: CATransform3D) {
    self.init(
      a: Double(space.m11), b: Double(space.m12), c: Double(space.m21), d: Double(space.m22),
      tx: Double(space.m41), ty: Double(space.m42), p: Double(space.m14), q: Double(space.m24),
      r: Double(space.m44))
  }

  /// Where a point lands, behind the eye, too, as geometry has it.
  package func place(of point: CGPoint) -> CGPoint {
    let lifted = lift(point)
    let w = lifted.w == 0 ? Self.nearest : lifted.w
    return w == 1
      ? CGPoint(x: lifted.x, y: lifted.y) : CGPoint(x: lifted.x / w, y: lifted.y / w)
  }
}
