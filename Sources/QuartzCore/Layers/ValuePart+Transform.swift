// `transform.scale`, `.rotation` and `.translation`: the matrix is decomposed into scales of its
// rows, Euler angles and a translation, one of them is changed, and the matrix is recomposed. Shear
// in an affine matrix is kept.

import Foundation
import SegueTiming

extension ValuePart {
  func value(in matrix: CATransform3D) -> AnimatableValue? {
    switch self {
    case .translation:
      return .size(CGSize(width: matrix.m41, height: matrix.m42))
    case .translationX: return .number(Double(matrix.m41))
    case .translationY: return .number(Double(matrix.m42))
    case .translationZ: return .number(Double(matrix.m43))
    default: break
    }
    let parts = TransformParts(matrix)
    switch self {
    case .scale: return .number((parts.scale.x + parts.scale.y + parts.scale.z) / 3)
    case .scaleX: return .number(parts.scale.x)
    case .scaleY: return .number(parts.scale.y)
    case .scaleZ: return .number(parts.scale.z)
    case .rotation, .rotationZ: return .number(parts.rotation.z)
    case .rotationX: return .number(parts.rotation.x)
    case .rotationY: return .number(parts.rotation.y)
    default: return nil
    }
  }

  func set(_ value: AnimatableValue, in matrix: inout CATransform3D) {
    let perspective = TransformPerspective(matrix)
    defer { perspective?.apply(to: &matrix) }
    if setTranslation(value, in: &matrix) { return }
    guard case .number(let number) = value else { return }
    var parts = TransformParts(matrix)
    switch self {
    case .scale: parts.scale = SIMD3(number, number, number)
    case .scaleX: parts.scale.x = number
    case .scaleY: parts.scale.y = number
    case .scaleZ: parts.scale.z = number
    case .rotation, .rotationZ: parts.rotation.z = number
    case .rotationX: parts.rotation.x = number
    case .rotationY: parts.rotation.y = number
    default: return
    }
    matrix = parts.matrix
  }

  private func setTranslation(_ value: AnimatableValue, in matrix: inout CATransform3D) -> Bool {
    switch (self, value) {
    case (.translation, .size(let size)): (matrix.m41, matrix.m42) = (size.width, size.height)
    case (.translation, .point(let point)): (matrix.m41, matrix.m42) = (point.x, point.y)
    case (.translationX, .number(let number)): matrix.m41 = CGFloat(number)
    case (.translationY, .number(let number)): matrix.m42 = CGFloat(number)
    case (.translationZ, .number(let number)): matrix.m43 = CGFloat(number)
    default: return false
    }
    return true
  }
}

/// The perspective of a matrix, which is applied after all its other parts: the coefficients by
/// which its fourth column depends on the other three.
private struct TransformPerspective {
  private let vector: SIMD4<Double>

  /// Creates the perspective of a matrix; `nil` if it has none.
  init?(_ matrix: CATransform3D) {
    guard matrix.m14 != 0 || matrix.m24 != 0 || matrix.m34 != 0 else { return nil }
    var flat = matrix
    (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
    guard let back = flat.inverted()?.rows else { return nil }
    let column = SIMD4(
      Double(matrix.m14), Double(matrix.m24), Double(matrix.m34), Double(matrix.m44))
    func times(_ row: SIMD4<Double>) -> Double {
      row.x * column.x + row.y * column.y + row.z * column.z + row.w * column.w
    }
    vector = SIMD4(times(back.0), times(back.1), times(back.2), times(back.3))
  }

  func apply(to matrix: inout CATransform3D) {
    func fourth(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: Double) -> CGFloat {
      CGFloat(Double(x) * vector.x + Double(y) * vector.y + Double(z) * vector.z + w * vector.w)
    }
    matrix.m14 = fourth(matrix.m11, matrix.m12, matrix.m13, 0)
    matrix.m24 = fourth(matrix.m21, matrix.m22, matrix.m23, 0)
    matrix.m34 = fourth(matrix.m31, matrix.m32, matrix.m33, 0)
    matrix.m44 = fourth(matrix.m41, matrix.m42, matrix.m43, 1)
  }
}

/// A matrix without perspective, decomposed into scale, shear, rotation about x, then y, then z,
/// and translation.
struct TransformParts {
  /// The lengths of the rows.
  var scale: SIMD3<Double>
  /// The component of row 1 in row 2, after scaling.
  var shear: Double
  /// The rotation angles, in radians.
  var rotation: SIMD3<Double>
  private let original: CATransform3D

  init(_ matrix: CATransform3D) {
    original = matrix
    var row1 = SIMD3(Double(matrix.m11), Double(matrix.m12), Double(matrix.m13))
    var row2 = SIMD3(Double(matrix.m21), Double(matrix.m22), Double(matrix.m23))
    var row3 = SIMD3(Double(matrix.m31), Double(matrix.m32), Double(matrix.m33))
    var scaleX = row1.length
    row1 = row1.normalized(or: SIMD3(1, 0, 0))
    shear = row1.dot(row2)
    row2 -= row1 * shear
    var scaleY = row2.length
    row2 = row2.normalized(or: row1.quarterTurn)
    if row1.cross(row2).dot(row3) < 0 {
      if matrix.m11 < matrix.m22 {
        (scaleX, row1, shear) = (-scaleX, -row1, -shear)
      } else {
        (scaleY, row2) = (-scaleY, -row2)
      }
    }
    let scaleZ = row3.length
    row3 = row1.cross(row2)
    scale = SIMD3(scaleX, scaleY, scaleZ)
    rotation = SIMD3(
      DeterministicMath.atan2(row2.z, row3.z),
      DeterministicMath.atan2(-row1.z, (row2.z * row2.z + row3.z * row3.z).squareRoot()),
      DeterministicMath.atan2(row1.y, row1.x))
  }

  /// The matrix composed of these parts.
  var matrix: CATransform3D {
    let (sx, cx) = DeterministicMath.sincos(rotation.x)
    let (sy, cy) = DeterministicMath.sincos(rotation.y)
    let (sz, cz) = DeterministicMath.sincos(rotation.z)
    let row1 = SIMD3(cy * cz, cy * sz, -sy)
    let row2 = SIMD3(sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy)
    let row3 = SIMD3(cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy)
    let second = row1 * shear + row2 * scale.y
    var result = original
    (result.m11, result.m12, result.m13) = (row1 * scale.x).components
    (result.m21, result.m22, result.m23) = second.components
    (result.m31, result.m32, result.m33) = (row3 * scale.z).components
    return result
  }
}

extension SIMD3<Double> {
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate var components: (CGFloat, CGFloat, CGFloat) { (CGFloat(x), CGFloat(y), CGFloat(z)) }
  /// The vector rotated by a quarter turn about the z-axis.
  fileprivate var quarterTurn: SIMD3<Double> { SIMD3(-y, x, z == 0 ? 0 : z) }

  fileprivate func dot(_ other: SIMD3<Double>) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  fileprivate func cross(_ other: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  fileprivate func normalized(or fallback: SIMD3<Double>) -> SIMD3<Double> {
    let length = length
    return length > 0 ? self / length : fallback
  }
}
