// Apple's C functions on `CATransform3D`. The functions named "Translate", "Scale" and "Rotate"
// apply their operation before `t`.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns a Boolean value that indicates whether all entries of the transform exactly equal those
/// of the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a Boolean value that indicates whether all entries of both transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates by (`tx`, `ty`, `tz`).
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: tx, m42: ty, m43: tz, m44: 1)
}

/// Returns a transform that scales about the origin by the given factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(
    m11: sx, m12: 0, m13: 0, m14: 0, m21: 0, m22: sy, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: sz, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform that rotates by `angle` radians about the axis (x, y, z). The axis may have
/// any length; if it is zero, the result is the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let turn = DeterministicMath.sincos(Double(angle))
  let (s, c) = (CGFloat(turn.sin), CGFloat(turn.cos))
  let k = 1 - c
  return CATransform3D(
    m11: x * x * k + c, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
    m21: x * y * k - z * s, m22: y * y * k + c, m23: y * z * k + x * s, m24: 0,
    m31: x * z * k + y * s, m32: y * z * k - x * s, m33: z * z * k + c, m34: 0,
    m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Returns a transform that applies a translation first, then `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns a transform that applies a scaling first, then `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns a transform that applies a rotation first, then `t`. The angle is in radians.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns a transform that applies `a` first, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  if CATransform3DIsAffine(a) && CATransform3DIsAffine(b) {
    return CATransform3DMakeAffineTransform(
      CATransform3DGetAffineTransform(a).concatenating(CATransform3DGetAffineTransform(b)))
  }
  // Unrolled by hand: a loop or SIMD costs ten times as much in debug builds.
  func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> CATransform3D.Row {
    (
      x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
      x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
    )
  }
  var result = CATransform3D()
  (result.m11, result.m12, result.m13, result.m14) = row(a.m11, a.m12, a.m13, a.m14)
  (result.m21, result.m22, result.m23, result.m24) = row(a.m21, a.m22, a.m23, a.m24)
  (result.m31, result.m32, result.m33, result.m34) = row(a.m31, a.m32, a.m33, a.m34)
  (result.m41, result.m42, result.m43, result.m44) = row(a.m41, a.m42, a.m43, a.m44)
  return result
}

/// Returns the inverse of a transform. A transform that cannot be inverted is returned unchanged,
/// as on Apple platforms.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverted() ?? t }

/// Returns the 3-D equivalent of a 2-D affine transform. It leaves z unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Returns a Boolean value that indicates whether the transform can be represented exactly by an
/// affine 2-D transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0
    && t.m33 == 1 && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// Returns the affine part of `t`. Entries that a 2-D transform cannot represent are dropped.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
