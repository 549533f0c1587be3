// The limits of C's numbers that Swift does not import on Linux, because the headers there compute them.

public let INT16_MIN: Int32 = -32768
public let INT32_MIN: Int32 = .min
public let INT64_MIN: Int64 = .min
public let INT64_MAX: Int64 = .max
public let UINT64_MAX: UInt64 = .max
public let INTMAX_MIN: Int = .min
public let INTMAX_MAX: Int = .max
public let UINTMAX_MAX: UInt = .max
public let INT_MIN: Int32 = .min
public let UINT_MAX: UInt32 = .max
public let LONG_MIN: Int = .min
public let ULONG_MAX: UInt = .max
public let LLONG_MIN: Int64 = .min
public let ULLONG_MAX: UInt64 = .max

public let MAXFLOAT: Float = .greatestFiniteMagnitude
public let HUGE: Float = .greatestFiniteMagnitude
