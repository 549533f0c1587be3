import Foundation
import RuntimeInterface

/// Decides when the next frame is made: after the page has shown the last one, which follows its
/// `requestAnimationFrame`.
///
/// The page reports every frame that it has shown. While a frame is being sent none is made, so a frame is as recent as
/// possible when the page draws it. Only over a slow connection, where the report takes longer than two frames, a
/// second one follows. There are never more: a slow page gets fewer frames, and none accumulate. Nothing runs while no
/// frame is requested.
@MainActor
final class FrameThrottle {
  /// The duration of a frame in seconds.
  var interval: TimeInterval = 1.0 / 60
  /// A closure that is called to make a frame, with the current time and the time when the frame will be visible.
  var onTick: ((_ time: TimeInterval, _ target: TimeInterval) -> Void)?
  /// A closure that returns whether bytes of the last frame still wait to be sent. Meanwhile no frame is made,
  /// regardless of the page's reports: for a page that reports without reading, nothing accumulates.
  var hasUnsent: () -> Bool = { false }
  /// Indicates whether a visible page shows the window.
  var isOpen = false { didSet { isOpen ? schedule() : forget() } }
  /// The numbers of frames that were sent and not shown yet.
  private(set) var unacknowledged: [UInt32] = []
  private(set) var number: UInt32 = 0
  private var isRequested = false
  private var isQueued = false
  private var didSend = false
  private var lastTick: TimeInterval = -1
  private lazy var timer = MainLoopTimer { [weak self] in self?.schedule() }

  /// The maximum number of frames that are sent and not shown yet.
  static let most = 2

  /// Requests a frame.
  func request() {
    guard !isRequested else { return }
    isRequested = true
    schedule()
  }

  /// Returns the number of a frame that is being sent.
  func send() -> UInt32 {
    number &+= 1
    didSend = true
    unacknowledged.append(number)
    return number
  }

  /// Called when the page has shown a frame, and thereby all frames before it.
  func shown(_ frame: UInt32) {
    guard let index = unacknowledged.firstIndex(of: frame) else { return }
    unacknowledged.removeFirst(index + 1)
    schedule()
  }

  /// Called when all bytes have been sent.
  func drained() { schedule() }

  /// Forgets sent frames when a page has closed or cannot report them.
  private func forget() {
    unacknowledged = []
    timer.disarm()
  }

  func invalidate() {
    isOpen = false
    onTick = nil
    timer.invalidate()
  }

  /// Returns when the next frame may be made, or `nil` if the page has to report a frame first.
  nonisolated static func due(
    after last: TimeInterval, interval: TimeInterval, unacknowledged: Int, didSend: Bool
  ) -> TimeInterval? {
    switch unacknowledged {
    // The page sets the pace; half a frame is a limit for pages that report too fast. Frames without changes are not
    // sent and not reported, so those follow the clock.
    case 0: last + (didSend ? interval / 2 : interval)
    case 1: last + interval * 2
    default: nil
    }
  }

  private func schedule() {
    guard isRequested, !isQueued, isOpen, !hasUnsent(),
      let due = FrameThrottle.due(
        after: lastTick, interval: interval, unacknowledged: unacknowledged.count, didSend: didSend)
    else { return }
    let now = FrameClock.machine
    if due <= now {
      isQueued = true
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          self.isQueued = false
          self.tick()
        }
      }
    } else {
      timer.arm(in: due - now)
    }
  }

  private func tick() {
    guard isRequested, isOpen, !hasUnsent(), unacknowledged.count < FrameThrottle.most else { return }
    isRequested = false
    didSend = false
    let now = FrameClock.machine
    lastTick = now
    onTick?(now, now + interval)
  }
}
