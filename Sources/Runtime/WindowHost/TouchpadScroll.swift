import Foundation
import RuntimeInterface

/// Combines the scroll events of a touchpad into gestures. SDL does not report when fingers touch or lift. The first
/// event after a pause therefore begins a gesture, and a pause ends it.
@MainActor
final class TouchpadScroll {
  /// A closure that is called after a pause with the final event of a gesture and its window.
  var onEnd: ((RawInput.Scroll, UInt32) -> Void)?
  /// The duration without events after which a gesture ends, in seconds.
  static let restInterval = 0.12

  private var lastEvent: (scroll: RawInput.Scroll, window: UInt32)?
  private var generation = 0

  /// Returns an event with its phase in the gesture.
  func scrollWithPhase(_ scroll: RawInput.Scroll, window: UInt32) -> RawInput.Scroll {
    var scroll = scroll
    scroll.phase = lastEvent == nil ? .began : .changed
    lastEvent = (scroll, window)
    generation += 1
    let scheduledGeneration = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + TouchpadScroll.restInterval) {
      MainActor.assumeIsolated { self.end(scheduledGeneration) }
    }
    return scroll
  }

  private func end(_ scheduledGeneration: Int) {
    guard scheduledGeneration == generation, var finalEvent = lastEvent else { return }
    lastEvent = nil
    finalEvent.scroll.phase = .ended
    finalEvent.scroll.delta = .zero
    finalEvent.scroll.time = FrameClock.now
    onEnd?(finalEvent.scroll, finalEvent.window)
  }
}
