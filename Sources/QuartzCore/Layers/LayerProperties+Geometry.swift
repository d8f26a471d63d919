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
    guard let turn = planarTransform else { return planeToParent.box(of: bounds) }
    return turnedFrame(turn)
  }

  /// Returns the bounding box of the corners in the superlayer's coordinates. They are computed from
  /// the anchor point, as UIKit does, so that quarter turns give exact numbers.
  private func turnedFrame(_ turn: CGAffineTransform) -> CGRect {
    let (left, top) = (
      -anchorPoint.x * bounds.size.width, -anchorPoint.y * bounds.size.height
    )
    let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
    let xs = corners.map { position.x + (turn.tx + (turn.a * $0.0 + turn.c * $0.1)) }
    let ys = corners.map { position.y + (turn.ty + (turn.b * $0.0 + turn.d * $0.1)) }
    let (minX, minY) = (xs.reduce(xs[0], min), ys.reduce(ys[0], min))
    return CGRect(
      x: minX, y: minY, width: xs.reduce(xs[0], max) - minX, height: ys.reduce(ys[0], max) - minY)
  }
}

extension CGRect {
  /// Returns whether the rectangle contains `point`, for any numbers. Foundation's `contains` traps
  /// if a side of the rectangle is not a number.
  package func encloses(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
