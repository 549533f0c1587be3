import CoreGraphics
import Foundation
import RuntimeInterface

/// Returns the current time of the animation clock.
///
/// The time is constant while a frame is built. The stepped clock of tests advances only when the test advances it.
///
/// - Returns: The time in seconds since an arbitrary origin.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.now }
