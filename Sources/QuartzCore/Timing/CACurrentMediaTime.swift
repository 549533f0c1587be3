import CoreGraphics
import Foundation
import RuntimeInterface

/// Returns the current time of the animation clock.
///
/// The time is constant while a frame is built. A clock that is stepped (in tests) only moves when it is told to.
///
/// - Returns: The time in seconds since an arbitrary origin.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.now }
