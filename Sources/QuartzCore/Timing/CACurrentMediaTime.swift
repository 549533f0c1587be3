import CoreGraphics
import Foundation
import RuntimeInterface

/// Returns the current time of the animation clock.
///
/// The time is constant while a frame is processed. In tests with a stepped clock, only the test advances the time.
///
/// - Returns: The time in seconds since an arbitrary origin.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.now }
