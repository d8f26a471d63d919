// The quaternions of the module simd, which rotate vectors of three numbers.

// The names are those of the module.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

import CoreGraphics

/// A quaternion: a vector of the imaginary part, and the real part.
public struct SIMDQuaternion<Scalar: BinaryFloatingPoint & SIMDScalar>: Equatable {
  /// The imaginary part in x, y and z, and the real part in w.
  public var vector: SIMD4<Scalar>

  /// Creates a quaternion of zeros.
  public init() { vector = .zero }
  /// Creates a quaternion of a vector with the real part last.
  public init(vector: SIMD4<Scalar>) { self.vector = vector }
  /// Creates a quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) { vector = SIMD4(ix, iy, iz, r) }
  /// Creates a quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { vector = SIMD4(imag, real) }
  /// Creates a rotation around an axis of length 1.
  ///
  /// - Parameter angle: The angle in radians.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let (sine, cosine) = DeterministicMath.sincos(Double(angle) / 2)
    self.init(real: Scalar(cosine), imag: Scalar(sine) * axis)
  }

  /// The imaginary part.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }
  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }
  /// The length.
  public var length: Scalar { simd_length(vector) }
  /// The angle of the rotation, in radians from 0 to 2π.
  public var angle: Scalar {
    Scalar(2 * DeterministicMath.atan2(Double(simd_length(imag)), Double(real)))
  }
  /// The axis of the rotation, of length 1.
  public var axis: SIMD3<Scalar> { simd_normalize(imag) }
  /// The quaternion with the opposite imaginary part.
  public var conjugate: Self { Self(real: real, imag: -imag) }
  /// The inverse.
  public var inverse: Self { Self(vector: conjugate.vector / simd_length_squared(vector)) }
  /// The quaternion of length 1.
  public var normalized: Self { Self(vector: simd_normalize(vector)) }

  /// Returns a vector that the quaternion, of length 1, rotates.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let turned = 2 * simd_cross(imag, vector)
    return vector + real * turned + simd_cross(imag, turned)
  }

  /// Returns the product: the rotation by `b`, and then by `a`.
  public static func * (a: Self, b: Self) -> Self {
    Self(
      real: a.real * b.real - simd_dot(a.imag, b.imag),
      imag: a.real * b.imag + b.real * a.imag + simd_cross(a.imag, b.imag))
  }
  /// Returns a multiple of a quaternion.
  public static func * (a: Scalar, b: Self) -> Self { Self(vector: a * b.vector) }
  /// Returns the sum of two quaternions.
  public static func + (a: Self, b: Self) -> Self { Self(vector: a.vector + b.vector) }
}

extension SIMDQuaternion: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}

/// A quaternion of type `Float`.
public typealias simd_quatf = SIMDQuaternion<Float>
/// A quaternion of type `Double`.
public typealias simd_quatd = SIMDQuaternion<Double>

/// Returns the rotation at a part of the shorter way between two, at an even speed.
public func simd_slerp<Number: BinaryFloatingPoint & SIMDScalar>(
  _ q0: SIMDQuaternion<Number>, _ q1: SIMDQuaternion<Number>, _ t: Number
) -> SIMDQuaternion<Number> {
  let cosine = simd_dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1.vector : q1.vector
  let (near, part) = (Double(cosine.magnitude), Double(t))
  // Quaternions that are almost equal have no angle to speak of.
  guard near < 0.9995 else {
    return SIMDQuaternion(vector: simd_normalize(mix(q0.vector, end, t: t)))
  }
  let angle = DeterministicMath.atan2((1 - near * near).squareRoot(), near)
  let whole = DeterministicMath.sin(angle)
  let first = Number(DeterministicMath.sin((1 - part) * angle) / whole)
  let second = Number(DeterministicMath.sin(part * angle) / whole)
  return SIMDQuaternion(vector: first * q0.vector + second * end)
}
/// Returns a vector that a quaternion of length 1 rotates.
public func simd_act<Number: BinaryFloatingPoint & SIMDScalar>(
  _ q: SIMDQuaternion<Number>, _ vector: SIMD3<Number>
) -> SIMD3<Number> { q.act(vector) }
/// Returns the product of two quaternions: the rotation by `q1`, and then by `q0`.
public func simd_mul<Number: BinaryFloatingPoint & SIMDScalar>(
  _ q0: SIMDQuaternion<Number>, _ q1: SIMDQuaternion<Number>
) -> SIMDQuaternion<Number> { q0 * q1 }

extension SIMDMatrix4x4 {
  /// Creates the matrix of a rotation.
  public init(_ rotation: SIMDQuaternion<Scalar>) {
    self.init(diagonal: SIMD4(repeating: 1))
    for index in 0..<3 {
      var unit = SIMD3<Scalar>()
      unit[index] = 1
      self[index] = SIMD4(rotation.act(unit), 0)
    }
  }
}
