// Perspective: a plane in space, projected to another. Vectors are rows, as everywhere in this
// package. The divisor of a point is its distance from the viewer, so the scale of the matrix
// matters: commits create matrices where 1 is the distance at which sizes are unchanged.

import CoreGraphics

/// A projective map of the plane: (x, y) is mapped to (x′ / w, y′ / w) with x′ = ax + cy + tx, y′ =
/// bx + dy + ty, w = px + qy + r. Where w is not positive, nothing is visible.
public struct Homography: Sendable, Hashable {
  /// The coefficients of x′ and y′, as in an affine transform.
  public var a, b, c, d, tx, ty: Double
  /// The coefficients of w.
  public var p, q, r: Double

  /// Creates a map with the given entries.
  public init(
    a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double, p: Double, q: Double,
    r: Double
  ) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    (self.p, self.q, self.r) = (p, q, r)
  }

  /// Creates a map that is equal to an affine transform.
  public init(_ t: CGAffineTransform) {
    self.init(
      a: Double(t.a), b: Double(t.b), c: Double(t.c), d: Double(t.d), tx: Double(t.tx),
      ty: Double(t.ty), p: 0, q: 0, r: 1)
  }

  /// The identity map.
  public static let identity = Homography(.identity)

  /// Returns the map that applies this map first, then `next`.
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

  /// The determinant of the matrix. Its sign indicates whether the plane is seen from behind.
  package var determinant: Double {
    a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
  }

  /// The inverse map; `nil` for a plane that is seen edge-on, and for entries that are not numbers.
  public var inverted: Homography? {
    let whole = determinant
    guard whole != 0, whole.isFinite else { return nil }
    let back = Homography(
      a: (d * r - q * ty) / whole, b: (p * ty - b * r) / whole, c: (q * tx - c * r) / whole,
      d: (a * r - p * tx) / whole, tx: (c * ty - d * tx) / whole, ty: (b * tx - a * ty) / whole,
      p: (b * q - p * d) / whole, q: (p * c - a * q) / whole, r: (a * d - b * c) / whole)
    return back.isFinite ? back : nil
  }

  /// A Boolean value that indicates whether all entries are finite.
  package var isFinite: Bool {
    [a, b, c, d, tx, ty, p, q, r].allSatisfy(\.isFinite)
  }

  /// The equivalent affine transform, if the map is affine and in front of the viewer.
  public var affine: CGAffineTransform? {
    guard p == 0, q == 0, r > 0 else { return nil }
    if r == 1 { return CGAffineTransform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
    return CGAffineTransform(a: a / r, b: b / r, c: c / r, d: d / r, tx: tx / r, ty: ty / r)
  }
}
