import CoreGraphics
import Foundation
import RuntimeInterface

/// The time on the clock of everything that moves, in seconds since an arbitrary origin. It stands still while a frame is
/// made, and a stepped clock moves it by hand.
public func CACurrentMediaTime() -> CFTimeInterval { FrameClock.now }
