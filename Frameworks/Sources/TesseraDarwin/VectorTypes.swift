// The names of simd for Swift's vectors, with and without the prefix. Those without it are older.

/// A vector of two numbers with single precision.
public typealias simd_float2 = SIMD2<Float>
/// A vector of two numbers with single precision.
public typealias float2 = SIMD2<Float>
/// A vector of three numbers with single precision.
public typealias simd_float3 = SIMD3<Float>
/// A vector of three numbers with single precision.
public typealias float3 = SIMD3<Float>
/// A vector of four numbers with single precision.
public typealias simd_float4 = SIMD4<Float>
/// A vector of four numbers with single precision.
public typealias float4 = SIMD4<Float>
/// A vector of two numbers with double precision.
public typealias simd_double2 = SIMD2<Double>
/// A vector of two numbers with double precision.
public typealias double2 = SIMD2<Double>
/// A vector of three numbers with double precision.
public typealias simd_double3 = SIMD3<Double>
/// A vector of three numbers with double precision.
public typealias double3 = SIMD3<Double>
/// A vector of four numbers with double precision.
public typealias simd_double4 = SIMD4<Double>
/// A vector of four numbers with double precision.
public typealias double4 = SIMD4<Double>
/// A vector of two integers of 32 bits.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of two integers of 32 bits.
public typealias int2 = SIMD2<Int32>
/// A vector of three integers of 32 bits.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of three integers of 32 bits.
public typealias int3 = SIMD3<Int32>
/// A vector of four integers of 32 bits.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of four integers of 32 bits.
public typealias int4 = SIMD4<Int32>
/// A vector of two integers of 32 bits without a sign.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of two integers of 32 bits without a sign.
public typealias uint2 = SIMD2<UInt32>
/// A vector of three integers of 32 bits without a sign.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of three integers of 32 bits without a sign.
public typealias uint3 = SIMD3<UInt32>
/// A vector of four integers of 32 bits without a sign.
public typealias simd_uint4 = SIMD4<UInt32>
/// A vector of four integers of 32 bits without a sign.
public typealias uint4 = SIMD4<UInt32>
