// Decomposition of 3-D transforms as W3C's CSS Transforms describes it: perspective, translation,
// rotation as a quaternion, skews, scale. SEMANTICS 4c.

import CoreGraphics

/// The components of a 4 × 4 transform.
struct SpatialTransform {
  private typealias Vector = SIMD3<Double>

  /// The fourth column, before everything else is removed.
  private var perspective: SIMD4<Double>
  private var translation: Vector
  private var rotation: Quaternion
  /// The skews of y by x, of z by x, and of z by y.
  private var skew: Vector
  private var scale: Vector

  /// Decomposes `t`; returns `nil` for singular transforms and those with `m44 = 0`.
  init?(_ t: CATransform3D) {
    let w = Double(t.m44)
    guard w != 0, w.isFinite, t.determinant != 0 else { return nil }
    let rows = t.rows
    let (x, y, z, origin) = (rows.0 / w, rows.1 / w, rows.2 / w, rows.3 / w)
    guard let perspective = Self.perspective(x, y, z, origin) else { return nil }
    self.perspective = perspective
    translation = Self.upper(origin)
    var axes = (Self.upper(x), Self.upper(y), Self.upper(z))
    (scale, skew) = Self.orthonormalize(&axes)
    guard scale.x != 0, scale.y != 0, scale.z != 0 else { return nil }
    if Self.dot(axes.0, Self.cross(axes.1, axes.2)) < 0 {
      scale = -scale
      axes = (-axes.0, -axes.1, -axes.2)
    }
    rotation = Quaternion(axes: axes)
  }

  /// Returns the components at `progress` on the way to `target`.
  func interpolated(to target: SpatialTransform, progress: Double) -> SpatialTransform {
    var result = self
    result.perspective += (target.perspective - perspective) * progress
    result.translation += (target.translation - translation) * progress
    result.skew += (target.skew - skew) * progress
    result.scale += (target.scale - scale) * progress
    result.rotation = rotation.interpolated(to: target.rotation, progress: progress)
    return result
  }

  /// The transform composed of these components: scale, skews, rotation, translation, perspective,
  /// in this order.
  var recomposed: CATransform3D {
    var axes = rotation.axes
    axes.2 += skew.z * axes.1 + skew.y * axes.0
    axes.1 += skew.x * axes.0
    let (x, y, z) = (axes.0 * scale.x, axes.1 * scale.y, axes.2 * scale.z)
    return CATransform3D(
      rows: (
        projected(x, w: 0), projected(y, w: 0), projected(z, w: 0), projected(translation, w: 1)
      ))
  }

  /// Returns a row with the fourth entry that results from the perspective.
  private func projected(_ row: Vector, w: Double) -> SIMD4<Double> {
    let fourth =
      row.x * perspective.x + row.y * perspective.y + row.z * perspective.z + w * perspective.w
    return SIMD4(row.x, row.y, row.z, fourth)
  }

  /// Returns the column p with A · p = the fourth column, where A consists of the rows with (0, 0,
  /// 0, 1) for their fourth column.
  private static func perspective(
    _ x: SIMD4<Double>, _ y: SIMD4<Double>, _ z: SIMD4<Double>, _ origin: SIMD4<Double>
  ) -> SIMD4<Double>? {
    if x.w == 0 && y.w == 0 && z.w == 0 { return SIMD4(0, 0, 0, 1) }
    var flat = (x, y, z, origin)
    (flat.0.w, flat.1.w, flat.2.w, flat.3.w) = (0, 0, 0, 1)
    guard let back = CATransform3D(rows: flat).inverted()?.rows else { return nil }
    let column = SIMD4(x.w, y.w, z.w, 1)
    func times(_ row: SIMD4<Double>) -> Double {
      row.x * column.x + row.y * column.y + row.z * column.z + row.w * column.w
    }
    return SIMD4(times(back.0), times(back.1), times(back.2), times(back.3))
  }

  /// Makes the axes perpendicular and of length 1 (Gram–Schmidt), and returns the scale and skew
  /// that were removed.
  private static func orthonormalize(
    _ axes: inout (Vector, Vector, Vector)
  ) -> (scale: Vector, skew: Vector) {
    var (scale, skew) = (Vector.zero, Vector.zero)
    scale.x = normalize(&axes.0)
    skew.x = dot(axes.0, axes.1)
    axes.1 -= skew.x * axes.0
    scale.y = normalize(&axes.1)
    skew.x /= scale.y
    skew.y = dot(axes.0, axes.2)
    axes.2 -= skew.y * axes.0
    skew.z = dot(axes.1, axes.2)
    axes.2 -= skew.z * axes.1
    scale.z = normalize(&axes.2)
    skew.y /= scale.z
    skew.z /= scale.z
    return (scale, skew)
  }

  private static func normalize(_ vector: inout Vector) -> Double {
    let length = dot(vector, vector).squareRoot()
    if length > 0 { vector /= length }
    return length
  }

  private static func dot(_ a: Vector, _ b: Vector) -> Double {
    a.x * b.x + a.y * b.y + a.z * b.z
  }

  private static func cross(_ a: Vector, _ b: Vector) -> Vector {
    Vector(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }

  private static func upper(_ row: SIMD4<Double>) -> Vector { Vector(row.x, row.y, row.z) }
}

extension CATransform3D {
  /// Returns the transform at `progress` on the way to `target`: by 2-D components if both are
  /// affine, by 3-D components if both have them, and otherwise entry by entry.
  func interpolated(to target: CATransform3D, progress: Double) -> CATransform3D {
    if CATransform3DIsAffine(self) && CATransform3DIsAffine(target) {
      let (start, end) = (
        CATransform3DGetAffineTransform(self), CATransform3DGetAffineTransform(target)
      )
      return CATransform3DMakeAffineTransform(start.interpolated(to: end, progress: progress))
    }
    if progress == 0 || self == target { return self }
    if progress == 1 { return target }
    guard let start = SpatialTransform(self), let end = SpatialTransform(target) else {
      return mixedEntries(with: target, progress: progress)
    }
    return start.interpolated(to: end, progress: progress).recomposed
  }

  private func mixedEntries(with target: CATransform3D, progress: Double) -> CATransform3D {
    let (a, b) = (rows, target.rows)
    return CATransform3D(
      rows: (
        a.0 + (b.0 - a.0) * progress, a.1 + (b.1 - a.1) * progress,
        a.2 + (b.2 - a.2) * progress, a.3 + (b.3 - a.3) * progress
      ))
  }
}
