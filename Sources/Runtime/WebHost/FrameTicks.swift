import Foundation
import RuntimeInterface

/// Decides when the next frame is made: after the page has shown the last one, which follows its `requestAnimationFrame`.
///
/// The page tells of every frame that it has shown. While one is on its way none is made, so a frame is as new as it can be
/// when the page draws; only over a slow line, where telling takes longer than two frames, a second one follows. There are
/// never more: a slow page sees fewer frames, and nothing piles up. Asleep while nobody asks.
@MainActor
final class FrameTicks {
  /// Seconds a frame.
  var interval: TimeInterval = 1.0 / 60
  var onTick: ((_ time: TimeInterval, _ target: TimeInterval) -> Void)?
  /// Whether bytes of the last frame still wait to be sent. While they do no frame is made, whatever the page says that it
  /// has shown: a page that answers without reading gets nothing that would pile up here.
  var hasUnsent: () -> Bool = { false }
  /// Whether there is somebody to see frames.
  var isOpen = false { didSet { isOpen ? schedule() : forget() } }
  /// Frames that are on their way, by number.
  private(set) var onTheWay: [UInt32] = []
  private(set) var number: UInt32 = 0
  private var isRequested = false
  private var isQueued = false
  private var didSend = false
  private var lastTick: TimeInterval = -1
  private lazy var timer = MainLoopTimer { [weak self] in self?.schedule() }

  static let most = 2

  func request() {
    guard !isRequested else { return }
    isRequested = true
    schedule()
  }

  /// The number of a frame that is sent now.
  func send() -> UInt32 {
    number &+= 1
    didSend = true
    onTheWay.append(number)
    return number
  }

  /// The page has shown a frame, and those before it.
  func shown(_ frame: UInt32) {
    guard let index = onTheWay.firstIndex(of: frame) else { return }
    onTheWay.removeFirst(index + 1)
    schedule()
  }

  /// Everything is sent.
  func drained() { schedule() }

  /// A page is gone, or can't tell of frames any more.
  private func forget() {
    onTheWay = []
    timer.disarm()
  }

  func invalidate() {
    isOpen = false
    onTick = nil
    timer.invalidate()
  }

  /// When the next frame may be made; nil while the page has to speak first.
  nonisolated static func due(
    after last: TimeInterval, interval: TimeInterval, onTheWay: Int, didSend: Bool
  ) -> TimeInterval? {
    switch onTheWay {
    // The page sets the pace; half a frame guards against one that speaks too fast. Frames that change nothing are not
    // sent, and nobody answers them: those keep time by themselves.
    case 0: last + (didSend ? interval / 2 : interval)
    case 1: last + interval * 2
    default: nil
    }
  }

  private func schedule() {
    guard isRequested, !isQueued, isOpen, !hasUnsent(),
      let due = FrameTicks.due(after: lastTick, interval: interval, onTheWay: onTheWay.count, didSend: didSend)
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
    guard isRequested, isOpen, !hasUnsent(), onTheWay.count < FrameTicks.most else { return }
    isRequested = false
    didSend = false
    let now = FrameClock.machine
    lastTick = now
    onTick?(now, now + interval)
  }
}
