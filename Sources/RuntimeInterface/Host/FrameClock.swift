import Foundation

/// The one clock of everything that is ours: `CACurrentMediaTime()`, animations, deceleration, long presses.
///
/// In a window it is the machine's monotonic clock, held still while a frame is being made; a headless host steps it by
/// hand, which makes every animation repeatable. Seconds. Main thread only.
package enum FrameClock {
  nonisolated(unsafe) private static var frozen: TimeInterval?

  /// Seconds since an arbitrary origin.
  package static var now: TimeInterval { frozen ?? machine }

  /// Holds the clock at `time` until `thaw()`: hosts do so around a frame, headless ones for good.
  package static func freeze(at time: TimeInterval) { frozen = time }

  /// Lets the clock follow the machine again.
  package static func thaw() { frozen = nil }

  /// The machine's monotonic clock, whatever the frame clock says.
  package static var machine: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) * 1e-9
  }
}
