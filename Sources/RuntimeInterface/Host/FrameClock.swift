import Foundation

/// The clock of all time-dependent behavior: `CACurrentMediaTime()`, animations, deceleration and long presses.
///
/// In a window, the frame clock is the machine's monotonic clock, frozen while a frame is processed. In a headless host, code can
/// advance the clock, which makes animations reproducible. Times are in seconds. Use the clock on the main thread only.
package enum FrameClock {
  /// The time at which the clock is frozen, or nil if the frame clock runs with the machine's clock.
  nonisolated(unsafe) private static var frozenTime: TimeInterval?

  /// The current time, in seconds since an arbitrary origin.
  package static var now: TimeInterval { frozenTime ?? machineTime }

  /// Freezes the clock at `time` until `thaw()` is called. Hosts freeze it during a frame, and stepped headless hosts
  /// between frames too.
  package static func freeze(at time: TimeInterval) { frozenTime = time }

  /// Ends the effect of `freeze(at:)`, so that the frame clock runs with the machine's clock.
  package static func thaw() { frozenTime = nil }

  /// The time of the machine's monotonic clock, even while the frame clock is frozen.
  package static var machineTime: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
