import Foundation
import RuntimeInterface

/// Makes one gesture of a touchpad's many small scroll events. SDL does not tell when the fingers come down or leave:
/// the first event after a rest begins, and a rest ends.
@MainActor
final class TouchpadScroll {
  /// Called with the closing event, some time after the last one.
  var onEnd: ((RawInput.Scroll, UInt32) -> Void)?
  /// Seconds without an event that end a gesture.
  static let rest = 0.12

  private var last: (scroll: RawInput.Scroll, window: UInt32)?
  private var generation = 0

  /// The event with its phase.
  func phased(_ scroll: RawInput.Scroll, window: UInt32) -> RawInput.Scroll {
    var scroll = scroll
    scroll.phase = last == nil ? .began : .changed
    last = (scroll, window)
    generation += 1
    let mine = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + TouchpadScroll.rest) {
      MainActor.assumeIsolated { self.end(mine) }
    }
    return scroll
  }

  private func end(_ mine: Int) {
    guard mine == generation, var closing = last else { return }
    last = nil
    closing.scroll.phase = .ended
    closing.scroll.delta = .zero
    closing.scroll.time = FrameClock.now
    onEnd?(closing.scroll, closing.window)
  }
}
