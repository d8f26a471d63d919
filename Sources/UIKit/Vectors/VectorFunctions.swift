// The functions of vectors in the module simd: those with the prefix of the module, and those without.

// The names are those of the module.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

import Foundation

/// Returns the value at a part of the way from one number to another; 0 is the first, 1 the second.
public func simd_mix<Number: BinaryFloatingPoint>(_ x: Number, _ y: Number, _ t: Number) -> Number {
  x + t * (y - x)
}
/// Returns the vector at a part of the way from one to another, which each element has of its own.
public func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x + t * (y - x) }
/// Returns the vector at a part of the way from one to another; 0 is the first, 1 the second.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector.Scalar) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x + t * (y - x) }
/// Returns the vector at a part of the way from one to another, which each element has of its own.
public func mix<Vector: SIMD>(_ x: Vector, _ y: Vector, t: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_mix(x, y, t) }

/// Returns the number nearest to another one in a range.
public func simd_clamp<Number: BinaryFloatingPoint>(
  _ x: Number, _ min: Number, _ max: Number
) -> Number { Swift.min(Swift.max(x, min), max) }
/// Returns a vector with each element limited to a range.
public func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// Returns a vector with each element limited to a range.
public func clamp<Vector: SIMD>(_ x: Vector, min: Vector, max: Vector) -> Vector
where Vector.Scalar: Comparable { x.clamped(lowerBound: min, upperBound: max) }
/// Returns a vector with all elements limited to the same range.
public func clamp<Vector: SIMD>(
  _ x: Vector, min: Vector.Scalar, max: Vector.Scalar
) -> Vector where Vector.Scalar: Comparable {
  x.clamped(lowerBound: Vector(repeating: min), upperBound: Vector(repeating: max))
}

/// Returns the smaller of the elements of two vectors, each by itself.
public func simd_min<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMin(x, y) }
/// Returns the larger of the elements of two vectors, each by itself.
public func simd_max<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: Comparable { pointwiseMax(x, y) }
/// Returns the absolute values of the elements.
public func simd_abs<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { pointwiseMax(x, -x) }

/// Returns the sum of the products of the elements.
public func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { (x * y).sum() }
/// Returns the sum of the products of the elements.
public func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, y) }

/// Returns the vector at right angles to two others.
public func simd_cross<Number: BinaryFloatingPoint>(
  _ x: SIMD3<Number>, _ y: SIMD3<Number>
) -> SIMD3<Number> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the vector at right angles to two vectors in the plane of x and y.
public func simd_cross<Number: BinaryFloatingPoint>(
  _ x: SIMD2<Number>, _ y: SIMD2<Number>
) -> SIMD3<Number> { SIMD3(0, 0, x.x * y.y - x.y * y.x) }
/// Returns the vector at right angles to two others.
public func cross<Number: BinaryFloatingPoint>(
  _ x: SIMD3<Number>, _ y: SIMD3<Number>
) -> SIMD3<Number> { simd_cross(x, y) }
/// Returns the vector at right angles to two vectors in the plane of x and y.
public func cross<Number: BinaryFloatingPoint>(
  _ x: SIMD2<Number>, _ y: SIMD2<Number>
) -> SIMD3<Number> { simd_cross(x, y) }

/// Returns the square of the length of a vector.
public func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, x) }
/// Returns the square of the length of a vector.
public func length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, x) }
/// Returns the length of a vector.
public func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, x).squareRoot() }
/// Returns the length of a vector.
public func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x) }

/// Returns the square of the distance between two points.
public func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length_squared(x - y) }
/// Returns the square of the distance between two points.
public func distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length_squared(x - y) }
/// Returns the distance between two points.
public func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x - y) }
/// Returns the distance between two points.
public func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { simd_length(x - y) }

/// Returns a vector of the same direction and of length 1.
public func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x / simd_length(x) }
/// Returns a vector of the same direction and of length 1.
public func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_normalize(x) }
/// Returns the part of a vector in the direction of another one.
public func simd_project<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_dot(x, y) / simd_dot(y, y) * y }
/// Returns a vector reflected by a plane, of which `n` is the normal of length 1.
public func simd_reflect<Vector: SIMD>(_ x: Vector, _ n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x - 2 * simd_dot(x, n) * n }
/// Returns a vector reflected by a plane, of which `n` is the normal of length 1.
public func reflect<Vector: SIMD>(_ x: Vector, n: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_reflect(x, n) }

/// Returns 0 below an edge, and 1 from it on.
public func simd_step<Number: BinaryFloatingPoint>(_ edge: Number, _ x: Number) -> Number {
  x < edge ? 0 : 1
}
/// Returns a smooth way from 0 at one edge to 1 at the other.
public func simd_smoothstep<Number: BinaryFloatingPoint>(
  _ edge0: Number, _ edge1: Number, _ x: Number
) -> Number {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
/// Returns smooth ways from 0 at the first edges to 1 at the second ones.
public func simd_smoothstep<Vector: SIMD>(
  _ edge0: Vector, _ edge1: Vector, _ x: Vector
) -> Vector where Vector.Scalar: BinaryFloatingPoint {
  let part = ((x - edge0) / (edge1 - edge0))
    .clamped(lowerBound: Vector.zero, upperBound: Vector(repeating: 1))
  return part * part * (3 - 2 * part)
}
/// Returns smooth ways from 0 at the first edges to 1 at the second ones.
public func smoothstep<Vector: SIMD>(_ x: Vector, edge0: Vector, edge1: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { simd_smoothstep(edge0, edge1, x) }
/// Returns the distance of a number from the next lower whole number.
public func simd_fract<Number: BinaryFloatingPoint>(_ x: Number) -> Number {
  x - x.rounded(.down)
}
/// Returns the distances of the elements from the next lower whole numbers.
public func simd_fract<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: BinaryFloatingPoint { x - x.rounded(.down) }
/// Returns the sign of a number: -1, 0 or 1.
public func simd_sign<Number: BinaryFloatingPoint>(_ x: Number) -> Number {
  x < 0 ? -1 : x > 0 ? 1 : 0
}
/// Returns the sum of the elements.
public func simd_reduce_add<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: BinaryFloatingPoint { x.sum() }
/// Returns the smallest element.
public func simd_reduce_min<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { x.min() }
/// Returns the largest element.
public func simd_reduce_max<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: Comparable { x.max() }
/// Returns whether two vectors have equal elements.
public func simd_equal<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Bool { x == y }
