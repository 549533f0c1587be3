import Foundation
import QuartzCore

/// A point in time, in seconds since the beginning of 2001 (UTC).
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time of the system's clock.
///
/// - Returns: The seconds since January 1, 2001. The clock may be set, so use `CACurrentMediaTime()` to measure durations.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
