// The limits of C's numbers that Swift does not import on Linux, because the headers there compute them.

/// The smallest number of type `Int16`.
public let INT16_MIN: Int32 = -32768
/// The smallest number of type `Int32`.
public let INT32_MIN: Int32 = .min
/// The smallest number of type `Int64`.
public let INT64_MIN: Int64 = .min
/// The largest number of type `Int64`.
public let INT64_MAX: Int64 = .max
/// The largest number of type `UInt64`.
public let UINT64_MAX: UInt64 = .max
/// The smallest number of the C type `intmax_t`.
public let INTMAX_MIN: Int = .min
/// The largest number of the C type `intmax_t`.
public let INTMAX_MAX: Int = .max
/// The largest number of the C type `uintmax_t`.
public let UINTMAX_MAX: UInt = .max
/// The smallest number of the C type `int`.
public let INT_MIN: Int32 = .min
/// The largest number of the C type `unsigned int`.
public let UINT_MAX: UInt32 = .max
/// The smallest number of the C type `long`.
public let LONG_MIN: Int = .min
/// The largest number of the C type `unsigned long`.
public let ULONG_MAX: UInt = .max
/// The smallest number of the C type `long long`.
public let LLONG_MIN: Int64 = .min
/// The largest number of the C type `unsigned long long`.
public let ULLONG_MAX: UInt64 = .max

/// The largest finite number of type `Float`.
public let MAXFLOAT: Float = .greatestFiniteMagnitude
/// The largest finite number of type `Float`, under its older name.
public let HUGE: Float = .greatestFiniteMagnitude
