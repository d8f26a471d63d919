// The position of a layer when nothing around it is in perspective, for model and presentation
// alike: SEMANTICS 4f. Its transform is projected along z; `LayerProperties+Space` handles the
// other cases.

import Foundation

extension LayerProperties {
  /// `zPosition` as a sort key, with 0 for values that are not numbers.
  var depth: CGFloat { zPosition.isNaN ? 0 : zPosition }

  /// The transform as an affine transform of the layer's plane, or `nil` if it has perspective.
  package var planarTransform: CGAffineTransform? {
    let t = anchorPointZ == 0 ? transform : CATransform3DTranslate(transform, 0, 0, -anchorPointZ)
    guard t.m14 == 0, t.m24 == 0, t.m44 != 0 else { return nil }
    guard t.m44 != 1 else {
      return CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }
    let w = t.m44
    return CGAffineTransform(
      a: t.m11 / w, b: t.m12 / w, c: t.m21 / w, d: t.m22 / w, tx: t.m41 / w, ty: t.m42 / w)
  }

  /// The transform from the layer's coordinates to the superlayer's, without perspective.
  package var toParent: CGAffineTransform {
    let x = bounds.origin.x + anchorPoint.x * bounds.size.width
    let y = bounds.origin.y + anchorPoint.y * bounds.size.height
    let t = transform
    if t == CATransform3DIdentity {
      return CGAffineTransform(translationX: position.x - x, y: position.y - y)
    }
    let l =
      planarTransform
      ?? CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    return CGAffineTransform(
      a: l.a, b: l.b, c: l.c, d: l.d,
      tx: position.x + l.tx - (l.a * x + l.c * y), ty: position.y + l.ty - (l.b * x + l.d * y))
  }

  /// The bounding box of the transformed bounds, in the superlayer's coordinates.
  package var frame: CGRect {
    guard transform != CATransform3DIdentity else {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.size.width,
        y: position.y - anchorPoint.y * bounds.size.height,
        width: bounds.size.width, height: bounds.size.height)
    }
    return planarTransform == nil ? planeToParent.box(of: bounds) : bounds.applying(toParent)
  }
}

extension CGRect {
  /// Returns whether the rectangle contains `point`, for any numbers. Foundation's `contains` traps
  /// if a side of the rectangle is not a number.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
