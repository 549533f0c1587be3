import Foundation

/// A duration or a time of a clock, in seconds.
public typealias CFTimeInterval = Double

/// A time of day, in seconds since the beginning of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current time of day. The time may jump when the system clock is set.
///
/// - Returns: The time in seconds since the beginning of 2001 (UTC).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
