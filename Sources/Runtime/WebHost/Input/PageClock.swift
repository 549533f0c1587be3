import Foundation

/// Puts the page's times on the frame clock.
///
/// A message tells when its event happened, on the page's own clock; how long it was on its way varies. The shortest way seen
/// lately is taken for the way itself, so that events keep the distances that they had.
struct PageClock {
  /// Seconds that a shortest way counts: clocks drift apart.
  private static let memory: TimeInterval = 10

  private var current: Double?
  private var next: Double?
  private var changed: TimeInterval = 0

  /// The frame clock's time of an event of `time` that arrives `now`. Never later than now, and at most a second before.
  mutating func time(of time: Double, now: TimeInterval) -> TimeInterval {
    let offset = now - time
    if now - changed > PageClock.memory {
      current = next
      next = nil
      changed = now
    }
    current = min(current ?? offset, offset)
    next = min(next ?? offset, offset)
    return max(now - 1, min(now, time + (current ?? offset)))
  }
}
