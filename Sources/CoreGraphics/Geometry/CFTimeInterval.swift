import Foundation

/// A duration, or a point in time on a clock, in seconds.
public typealias CFTimeInterval = Double

/// A point in time, in seconds since the beginning of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the current date and time of the system clock. The time may jump when the clock is set.
///
/// - Returns: The time in seconds since the beginning of 2001 (UTC).
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
