import Foundation
import RuntimeInterface

/// Calls a closure once for each requested frame, at multiples of the display's frame duration. The pacer is idle while no frame is
/// requested.
///
/// The class uses a timer of the main run loop instead of a dispatch timer. A dispatch timer wakes the manager thread
/// of libdispatch first, which costs a second thread switch in every frame.
@MainActor
final class FramePacer {
  /// The duration of a frame in seconds. If it is 0, each frame is produced as soon as it is requested.
  var interval: TimeInterval
  /// The closure to call when a requested frame is due. Its arguments are the current time and the time at which the
  /// frame will be visible, both on the machine's clock.
  var onTick: ((_ time: TimeInterval, _ target: TimeInterval) -> Void)?

  private lazy var timer = MainLoopTimer { [weak self] in self?.tick() }
  private(set) var isRequested = false
  private var isQueued = false
  private var lastTick: TimeInterval = -1

  init(refreshRate: Double) {
    interval = refreshRate > 0 ? 1 / refreshRate : 0
  }

  /// Requests one frame. If no frame was produced in the last interval, the frame is due immediately.
  func request() {
    guard !isRequested else { return }
    isRequested = true
    let machineTime = FrameClock.machineTime
    let nextTick = FramePacer.nextTick(after: lastTick, now: machineTime, interval: interval)
    if nextTick <= machineTime {
      scheduleTick()
    } else {
      timer.arm(in: nextTick - machineTime)
    }
  }

  /// Cancels a requested frame that is not due yet.
  func cancel() {
    isRequested = false
  }

  /// Stops the pacer permanently and invalidates its timer.
  func invalidate() {
    cancel()
    timer.invalidate()
    onTick = nil
  }

  /// Returns the time at which the next frame is due. The result is one interval after the last frame, or `now` after a pause. A frame
  /// that was late by less than an interval does not delay later frames.
  nonisolated static func nextTick(after last: TimeInterval, now: TimeInterval, interval: TimeInterval) -> TimeInterval
  {
    guard interval > 0, last >= 0 else { return now }
    let next = last + interval
    return next > now - interval ? next : now
  }

  private func scheduleTick() {
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
    let machineTime = FrameClock.machineTime
    let nextTick = FramePacer.nextTick(after: lastTick, now: machineTime, interval: interval)
    lastTick = min(nextTick, machineTime)
    onTick?(machineTime, max(machineTime, lastTick + interval))
  }
}
