// Perspective: a plane somewhere in space, as seen on another. Rows times matrix, as everywhere here.
// What a point is divided by tells how far it lies from the eye, so the scale of the matrix counts:
// commits give one where 1 is the distance at which nothing grows or shrinks.

import CoreGraphics

/// A projective map of the plane: (x, y) goes to (x′ / w, y′ / w) with
/// x′ = ax + cy + tx, y′ = bx + dy + ty, w = px + qy + r. Where w is not positive, nothing is seen.
public struct Homography: Sendable, Hashable {
  /// What x′ and y′ are made of, as in an affine map.
  public var a, b, c, d, tx, ty: Double
  /// What w is made of.
  public var p, q, r: Double

  /// The map of these entries.
  public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, p: Double, q: Double,
    r: Double
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.p, self.q, self.r) = (p, q, r)
  }

  /// The same as `t`.
  public init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty), p: 0, q: 0, r: 1)
  }

  /// Changes nothing.
  public static let identity = Homography(.identity)

  /// This map, then `next`.
  public func concatenating(_ next: Homography) -> Homography {
    func row(_ x: Double, _ y: Double, _ w: Double) -> (x: Double, y: Double, w: Double) {
      (
        x * next.a + y * next.c + w * next.tx, x * next.b + y * next.d + w * next.ty,
        x * next.p + y * next.q + w * next.r
      )
    }
    let (first, second, third) = (row(a, b, p), row(c, d, q), row(tx, ty, r))
    return Homography(
      a: first.x, b: first.y, c: second.x, d: second.y, tx: third.x, ty: third.y, p: first.w,
      q: second.w, r: third.w)
  }

  /// The same map of areas; its sign tells whether the plane is seen from behind.
  package var determinant: Double {
    a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
  }

  /// The way back; `nil` for a plane seen from its edge, and for numbers that are none.
  public var inverted: Homography? {
    let whole = determinant
    guard whole != 0, whole.isFinite else { return nil }
    let back = Homography(
      a: (d * r - q * ty) / whole, b: (p * ty - b * r) / whole, c: (q * tx - c * r) / whole,
      d: (a * r - p * tx) / whole, tx: (c * ty - d * tx) / whole, ty: (b * tx - a * ty) / whole,
      p: (b * q - p * d) / whole, q: (p * c - a * q) / whole, r: (a * d - b * c) / whole)
    return back.isFinite ? back : nil
  }

  /// Whether all entries are numbers.
  package var isFinite: Bool {
    [a, b, c, d, tx, ty, p, q, r].allSatisfy(\.isFinite)
  }

  /// The same as an affine map, if it is one and lies before the eye.
  public var affine: CGAffineTransform? {
    guard p == 0, q == 0, r > 0 else { return nil }
    if r == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    return CGAffineTransform(a: a / r, b: b / r, c: c / r, d: d / r, tx: tx / r, ty: ty / r)
  }
}
