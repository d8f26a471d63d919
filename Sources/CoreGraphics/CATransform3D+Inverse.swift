// The inverse by 2 × 2 minors: the six minors of the upper two rows and the six of the lower two
// yield both the determinant and every cofactor.

import Foundation

extension CATransform3D {
  /// Returns the inverse transform, or `nil` if there is none because the determinant is zero or
  /// not a number.
  package func inverted() -> CATransform3D? {
    if CATransform3DIsAffine(self) { return affineInverse() }
    let (x, y, z, w) = rows
    let upper = Minors(x, y)
    let lower = Minors(z, w)
    let determinant = upper.paired(with: lower)
    guard determinant != 0, determinant.isFinite else { return nil }
    let columns = (lower.cofactors(y), -lower.cofactors(x), upper.cofactors(w), -upper.cofactors(z))
    func row(_ index: Int) -> SIMD4<Double> {
      SIMD4(columns.0[index], columns.1[index], columns.2[index], columns.3[index]) / determinant
    }
    return CATransform3D(rows: (row(0), row(1), row(2), row(3)))
  }

  private func affineInverse() -> CATransform3D? {
    let determinant = m11 * m22 - m12 * m21
    guard determinant != 0, determinant.isFinite else { return nil }
    return CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(self).inverted())
  }

  /// The determinant of the matrix.
  package var determinant: Double {
    let (x, y, z, w) = rows
    return Minors(x, y).paired(with: Minors(z, w))
  }
}

/// The six 2 × 2 determinants of two rows. Property `ij` is the minor of columns i and j.
private struct Minors {
  let m12, m13, m14, m23, m24, m34: Double

  init(_ p: SIMD4<Double>, _ q: SIMD4<Double>) {
    m12 = p.x * q.y - p.y * q.x
    m13 = p.x * q.z - p.z * q.x
    m14 = p.x * q.w - p.w * q.x
    m23 = p.y * q.z - p.z * q.y
    m24 = p.y * q.w - p.w * q.y
    m34 = p.z * q.w - p.w * q.z
  }

  /// Returns the determinant of the matrix that consists of these two rows above those of `other`
  /// (Laplace expansion).
  func paired(with other: Minors) -> Double {
    m12 * other.m34 - m13 * other.m24 + m14 * other.m23 + m23 * other.m14 - m24 * other.m13
      + m34 * other.m12
  }

  /// Returns the 3 × 3 determinants of `row` above these two rows, one for each omitted column,
  /// with alternating signs.
  func cofactors(_ row: SIMD4<Double>) -> SIMD4<Double> {
    SIMD4(
      row.y * m34 - row.z * m24 + row.w * m23,
      -(row.x * m34 - row.z * m14 + row.w * m13),
      row.x * m24 - row.y * m14 + row.w * m12,
      -(row.x * m23 - row.y * m13 + row.z * m12))
  }
}
