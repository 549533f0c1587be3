import Foundation

/// The clock of the whole system: `CACurrentMediaTime()`, animations, deceleration, long presses.
///
/// In a window it is the machine's monotonic clock, frozen while a frame is being made. In a headless host, code
/// advances it, which makes animations reproducible. Times are in seconds. Main thread only.
package enum FrameClock {
  /// The time at which the clock is frozen, or nil if the frame clock runs with the machine's clock.
  nonisolated(unsafe) private static var frozen: TimeInterval?

  /// The current time, in seconds since an arbitrary origin.
  package static var now: TimeInterval { frozen ?? machine }

  /// Freezes the clock at `time` until `thaw()` is called. Hosts do this during a frame; stepped headless hosts keep it
  /// frozen.
  package static func freeze(at time: TimeInterval) { frozen = time }

  /// Makes the frame clock run with the machine's clock again.
  package static func thaw() { frozen = nil }

  /// The time of the machine's monotonic clock, whether or not the frame clock is frozen.
  package static var machine: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
