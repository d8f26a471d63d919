// Vectors are rows, as on Apple platforms: [x y 1] · M. So `concatenating` applies the receiver
// first, and `translatedBy`, `scaledBy` and `rotated` apply their operation before the receiver.

import Foundation

/// A 2-D affine transform: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Sendable, Hashable, Codable {
  /// The entries of the 3 × 2 matrix, row by row.
  public var a, b, c, d, tx, ty: CGFloat

  /// The identity transform.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Creates a transform whose entries are all zero, as on Apple platforms. This is not the
  /// identity.
  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }

  /// Creates a transform with the given entries.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform with the given entries.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a transform that translates by (`tx`, `ty`) points.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales about the origin.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates about the origin by an angle in radians. Positive angles are
  /// clockwise on screen, where y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sin, cos) = DeterministicMath.sincos(Double(angle))
    self.init(a: cos, b: sin, c: -sin, d: cos, tx: 0, ty: 0)
  }

  /// A Boolean value that indicates whether all entries exactly equal those of the identity.
  public var isIdentity: Bool { self == .identity }

  /// Returns a transform that applies `self` first, then `t2`.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns a transform that applies a translation first, then `self`.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a transform that applies a scaling first, then `self`.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// Returns a transform that applies a rotation by `angle` radians first, then `self`.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the inverse transform. A transform with determinant 0 is returned unchanged, as on
  /// Apple platforms.
  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return self }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// Returns the point transformed by `t`.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGSize {
  /// Returns the size transformed, as a vector, by the linear part of `t`.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the smallest axis-aligned rectangle that contains the four transformed corners.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    let corner = CGPoint(x: minX, y: minY).applying(t)
    let alongX = CGSize(width: width, height: 0).applying(t)
    let alongY = CGSize(width: 0, height: height).applying(t)
    return CGRect(
      x: corner.x + min(0, alongX.width) + min(0, alongY.width),
      y: corner.y + min(0, alongX.height) + min(0, alongY.height),
      width: abs(alongX.width) + abs(alongY.width),
      height: abs(alongX.height) + abs(alongY.height))
  }
}
