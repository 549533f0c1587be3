import Foundation
import RuntimeInterface

/// Determines when the next frame is produced. This happens after the page has shown the previous frame in its
/// `requestAnimationFrame` callback.
///
/// The page reports every frame that it has shown. No frame is produced while another is being sent, so that frames are
/// as recent as possible when the page draws them. On a slow connection, where the report arrives after more than two
/// frame durations, a second frame is sent before the report. At most two frames are unreported, so that a slow page
/// receives fewer frames and none accumulate. The throttle is idle while no frame is requested.
@MainActor
final class FrameThrottle {
  /// The duration of a frame in seconds.
  var interval: TimeInterval = 1.0 / 60
  /// The closure to call when a frame is to be produced. Its arguments are the current time and the time at which the
  /// frame will be visible.
  var onTick: ((_ time: TimeInterval, _ target: TimeInterval) -> Void)?
  /// A closure that returns whether bytes of the last frame have not been sent yet.
  ///
  /// While it returns `true`, no frame is produced, even if the page acknowledges frames. Otherwise, frames could
  /// accumulate for a page that acknowledges frames that it has not received.
  var hasUnsentData: () -> Bool = { false }
  /// Indicates whether a visible page shows the window.
  var isOpen = false { didSet { isOpen ? schedule() : discardOldest() } }
  /// The numbers of the frames that were sent but have not been reported as shown.
  private(set) var unacknowledgedFrames: [UInt32] = []
  private(set) var lastNumber: UInt32 = 0
  private var isRequested = false
  private var isQueued = false
  private var hasSentFrame = false
  private var lastTick: TimeInterval = -1
  private lazy var timer = MainLoopTimer { [weak self] in self?.schedule() }

  /// The maximum number of frames that were sent but have not been reported as shown.
  static let maximumUnacknowledgedFrameCount = 2

  /// Requests that a frame be produced as soon as the page is ready for it.
  func request() {
    guard !isRequested else { return }
    isRequested = true
    schedule()
  }

  /// Records that a frame is being sent, and returns its number.
  func send() -> UInt32 {
    lastNumber &+= 1
    hasSentFrame = true
    unacknowledgedFrames.append(lastNumber)
    return lastNumber
  }

  /// Handles the page's report that it has shown a frame. The report includes all earlier frames.
  func acknowledge(_ frame: UInt32) {
    guard let index = unacknowledgedFrames.firstIndex(of: frame) else { return }
    unacknowledgedFrames.removeFirst(index + 1)
    schedule()
  }

  /// Schedules the next frame after all bytes of the previous frame have been sent.
  func queueDidDrain() { schedule() }

  /// Discards the numbers of sent frames, because the page was closed or cannot report them.
  private func discardOldest() {
    unacknowledgedFrames = []
    timer.disarm()
  }

  func invalidate() {
    isOpen = false
    onTick = nil
    timer.invalidate()
  }

  /// Returns the time at which the next frame may be produced, or `nil` if the page must report a frame first.
  nonisolated static func nextFrameTime(
    after last: TimeInterval, interval: TimeInterval, unacknowledgedCount: Int, hasSentFrame: Bool
  ) -> TimeInterval? {
    switch unacknowledgedCount {
    // The page determines the rate. Half a frame is the limit for pages that report too fast. A frame without changes
    // is not sent and not reported, so the clock determines when the next frame is produced.
    case 0: last + (hasSentFrame ? interval / 2 : interval)
    case 1: last + interval * 2
    default: nil
    }
  }

  private func schedule() {
    guard isRequested, !isQueued, isOpen, !hasUnsentData(),
      let dueTime = FrameThrottle.nextFrameTime(
        after: lastTick, interval: interval, unacknowledgedCount: unacknowledgedFrames.count, hasSentFrame: hasSentFrame
      )
    else { return }
    let machineTime = FrameClock.machineTime
    if dueTime <= machineTime {
      isQueued = true
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.isQueued = false
          self.tick()
        }
      }
    } else {
      timer.arm(in: dueTime - machineTime)
    }
  }

  private func tick() {
    guard isRequested, isOpen, !hasUnsentData(),
      unacknowledgedFrames.count < FrameThrottle.maximumUnacknowledgedFrameCount
    else { return }
    isRequested = false
    hasSentFrame = false
    let machineTime = FrameClock.machineTime
    lastTick = machineTime
    onTick?(machineTime, machineTime + interval)
  }
}
