import Foundation
import QuartzCore

/// A time in seconds since January 1, 2001.
public typealias CFAbsoluteTime = CFTimeInterval

/// Returns the time of the system's clock.
///
/// - Returns: The seconds since January 1, 2001. The clock may be set, so use `CACurrentMediaTime()` to measure durations.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }
