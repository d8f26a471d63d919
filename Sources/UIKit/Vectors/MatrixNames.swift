// The names of matrices in the module simd, and the functions that take them.

// The names are those of the module.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

/// A matrix of two columns and two rows of type `Float`.
public typealias simd_float2x2 = SIMDMatrix2x2<Float>
/// A matrix of three columns and three rows of type `Float`.
public typealias simd_float3x3 = SIMDMatrix3x3<Float>
/// A matrix of four columns and four rows of type `Float`.
public typealias simd_float4x4 = SIMDMatrix4x4<Float>
/// A matrix of two columns and two rows of type `Double`.
public typealias simd_double2x2 = SIMDMatrix2x2<Double>
/// A matrix of three columns and three rows of type `Double`.
public typealias simd_double3x3 = SIMDMatrix3x3<Double>
/// A matrix of four columns and four rows of type `Double`.
public typealias simd_double4x4 = SIMDMatrix4x4<Double>
/// Another name of `simd_float2x2`.
public typealias float2x2 = simd_float2x2
/// Another name of `simd_float3x3`.
public typealias float3x3 = simd_float3x3
/// Another name of `simd_float4x4`.
public typealias float4x4 = simd_float4x4
/// Another name of `simd_double2x2`.
public typealias double2x2 = simd_double2x2
/// Another name of `simd_double3x3`.
public typealias double3x3 = simd_double3x3
/// Another name of `simd_double4x4`.
public typealias double4x4 = simd_double4x4
/// The former name of `simd_float2x2`.
public typealias matrix_float2x2 = simd_float2x2
/// The former name of `simd_float3x3`.
public typealias matrix_float3x3 = simd_float3x3
/// The former name of `simd_float4x4`.
public typealias matrix_float4x4 = simd_float4x4

/// The 2 × 2 identity matrix.
public let matrix_identity_float2x2 = simd_float2x2(1)
/// The 3 × 3 identity matrix.
public let matrix_identity_float3x3 = simd_float3x3(1)
/// The 4 × 4 identity matrix.
public let matrix_identity_float4x4 = simd_float4x4(1)
/// The 2 × 2 identity matrix.
public let matrix_identity_double2x2 = simd_double2x2(1)
/// The 3 × 3 identity matrix.
public let matrix_identity_double3x3 = simd_double3x3(1)
/// The 4 × 4 identity matrix.
public let matrix_identity_double4x4 = simd_double4x4(1)

/// Returns the product of two matrices: what `y` does, and then what `x` does.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns a column multiplied by a matrix.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix.Column) -> Matrix.Column { x * y }
/// Returns a row multiplied by a matrix.
public func simd_mul<Matrix: SIMDMatrix>(_ x: Matrix.Column, _ y: Matrix) -> Matrix.Column { x * y }
/// Returns the sum of two matrices.
public func simd_add<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x + y }
/// Returns the difference of two matrices.
public func simd_sub<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x - y }
/// Returns the inverse of a matrix; its numbers are not finite if there is none.
public func simd_inverse<Matrix: SIMDMatrix>(_ x: Matrix) -> Matrix { x.inverse }
/// Returns a matrix with rows and columns exchanged.
public func simd_transpose<Matrix: SIMDMatrix>(_ x: Matrix) -> Matrix { x.transpose }
/// Returns the determinant of a matrix.
public func simd_determinant<Matrix: SIMDMatrix>(_ x: Matrix) -> Matrix.Column.Scalar {
  x.determinant
}
/// Returns whether two matrices have equal numbers.
public func simd_equal<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Bool { x == y }
/// Returns the product of two matrices: what `y` does, and then what `x` does.
public func matrix_multiply<Matrix: SIMDMatrix>(_ x: Matrix, _ y: Matrix) -> Matrix { x * y }
/// Returns a column multiplied by a matrix.
public func matrix_multiply<Matrix: SIMDMatrix>(
  _ x: Matrix, _ y: Matrix.Column
) -> Matrix.Column { x * y }
