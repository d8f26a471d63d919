// Apple declares this type in Core Animation. It is declared here so that the timing module, which
// lies below QuartzCore, can interpolate it. Vectors are rows: p′ = p · M, the translation is in
// m41…m43, and `concat(a, b)` applies a first, then b.

import Foundation

/// A 4 × 4 transformation matrix for points in space. As on Apple platforms, the initializer
/// without arguments sets all entries to zero.
public struct CATransform3D: Sendable, Hashable {
  /// The first row: the image of the x-axis.
  public var m11, m12, m13, m14: CGFloat
  /// The second row: the image of the y-axis.
  public var m21, m22, m23, m24: CGFloat
  /// The third row: the image of the z-axis. `m34 = −1 / d` is the perspective of an eye at
  /// distance d.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation.
  public var m41, m42, m43, m44: CGFloat

  typealias Row = (CGFloat, CGFloat, CGFloat, CGFloat)

  /// Creates a transform whose entries are all zero. This is not the identity.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a transform with the given entries.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a transform with the given rows.
  package init(rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)) {
    let (x, y, z, w) = rows
    self.init(
      m11: x.x, m12: x.y, m13: x.z, m14: x.w, m21: y.x, m22: y.y, m23: y.z, m24: y.w,
      m31: z.x, m32: z.y, m33: z.z, m34: z.w, m41: w.x, m42: w.y, m43: w.z, m44: w.w)
  }

  /// The four rows of the matrix.
  package var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24),
      SIMD4(m31, m32, m33, m34), SIMD4(m41, m42, m43, m44)
    )
  }
}

extension SIMD4<Double> {
  fileprivate init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(Double(x), Double(y), Double(z), Double(w))
  }
}
