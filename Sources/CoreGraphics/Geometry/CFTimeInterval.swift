import Foundation

/// Seconds, as a span or as a time on some clock.
public typealias CFTimeInterval = Double

/// Seconds since the beginning of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval

/// The time of day, in seconds since the beginning of 2001 (UTC). It may jump when the clock is set.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
