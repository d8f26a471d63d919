// The names of vectors in the module simd, which apps import for them. The vectors themselves are
// those of Swift.

// The names are those of the module.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

/// A vector of two numbers of type `Float`.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers of type `Float`.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers of type `Float`.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers of type `Double`.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers of type `Double`.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers of type `Double`.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two numbers of type `Int32`.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of three numbers of type `Int32`.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of four numbers of type `Int32`.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of two numbers of type `UInt32`.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of three numbers of type `UInt32`.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of four numbers of type `UInt32`.
public typealias simd_uint4 = SIMD4<UInt32>
/// The former name of `simd_float2`.
public typealias vector_float2 = simd_float2
/// The former name of `simd_float3`.
public typealias vector_float3 = simd_float3
/// The former name of `simd_float4`.
public typealias vector_float4 = simd_float4
/// The former name of `simd_double2`.
public typealias vector_double2 = simd_double2
/// The former name of `simd_double3`.
public typealias vector_double3 = simd_double3
/// The former name of `simd_double4`.
public typealias vector_double4 = simd_double4
