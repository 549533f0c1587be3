import Foundation
import RuntimeInterface

/// Ticks once for each request, on a grid of the display's frame times; sleeps while nobody asks.
///
/// A timer of the main run loop rather than a dispatch timer: the latter wakes libdispatch's manager thread first, which
/// costs a second thread switch on every frame.
@MainActor
final class FramePacer {
  /// Seconds a frame; 0 ticks as fast as frames can be made.
  var interval: TimeInterval
  /// Called with the tick's time and with the time at which its frame is seen, both on the machine's clock.
  var onTick: ((_ time: TimeInterval, _ target: TimeInterval) -> Void)?

  private lazy var timer = MainLoopTimer { [weak self] in self?.tick() }
  private(set) var isRequested = false
  private var isQueued = false
  private var lastTick: TimeInterval = -1

  init(refreshRate: Double) {
    interval = refreshRate > 0 ? 1 / refreshRate : 0
  }

  /// Asks for one tick. After a rest it comes at once: the display waited, not the user.
  func request() {
    guard !isRequested else { return }
    isRequested = true
    let now = FrameClock.machine
    let due = FramePacer.nextTick(after: lastTick, now: now, interval: interval)
    if due <= now {
      tickSoon()
    } else {
      timer.arm(in: due - now)
    }
  }

  /// Takes the request back.
  func cancel() {
    isRequested = false
  }

  /// Ends the timer for good.
  func invalidate() {
    cancel()
    timer.invalidate()
    onTick = nil
  }

  /// When the next frame is due: one interval after the last one while frames follow each other, now after a rest.
  /// A frame that was late by less than an interval does not move the grid.
  nonisolated static func nextTick(after last: TimeInterval, now: TimeInterval, interval: TimeInterval) -> TimeInterval
  {
    guard interval > 0, last >= 0 else { return now }
    let next = last + interval
    return next > now - interval ? next : now
  }

  private func tickSoon() {
    guard !isQueued else { return }
    isQueued = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isQueued = false
        self.tick()
      }
    }
  }

  private func tick() {
    guard isRequested else { return }
    isRequested = false
    let now = FrameClock.machine
    let due = FramePacer.nextTick(after: lastTick, now: now, interval: interval)
    lastTick = min(due, now)
    onTick?(now, max(now, lastTick + interval))
  }
}
