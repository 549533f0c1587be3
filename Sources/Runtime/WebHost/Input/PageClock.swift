import Foundation

/// Converts the page's times to times of the frame clock.
///
/// A message contains the time of its event on the page's own clock, but its delay on the network varies. The shortest
/// recent delay is used for all messages, so that the intervals between events are preserved.
struct PageClock {
  /// The duration for which the shortest delay is used, in seconds. Then it is measured again, because the clock of the
  /// page and the frame clock drift apart.
  private static let measurementInterval: TimeInterval = 10

  private var delay: Double?
  private var nextDelay: Double?
  private var measurementTime: TimeInterval = 0

  /// Converts the time of an event that has just been received to the frame clock. The result is not later than `now`,
  /// and at most a second earlier.
  mutating func hostTime(fromPageTime pageTime: Double, now: TimeInterval) -> TimeInterval {
    let offset = now - pageTime
    if now - measurementTime > PageClock.measurementInterval {
      delay = nextDelay
      nextDelay = nil
      measurementTime = now
    }
    delay = min(delay ?? offset, offset)
    nextDelay = min(nextDelay ?? offset, offset)
    return max(now - 1, min(now, pageTime + (delay ?? offset)))
  }
}
