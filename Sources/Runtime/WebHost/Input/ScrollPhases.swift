import Foundation
import RuntimeInterface

/// Makes one gesture of a touchpad's many events. A browser does not tell when the fingers come down or leave: the first
/// event after a rest begins, and a rest ends.
@MainActor
final class ScrollPhases {
  /// Called when a rest has ended the gesture.
  var onEnd: (() -> Void)?
  /// Seconds without an event that end a gesture.
  private let rest: TimeInterval
  private(set) var isOpen = false
  private var generation = 0

  init(rest: TimeInterval) { self.rest = rest }

  /// The phase of an event that has come now. Where the browser tells of the end, a rest is no end.
  func next(endsByRest: Bool = true) -> RawInput.Scroll.Phase {
    let phase: RawInput.Scroll.Phase = isOpen ? .changed : .began
    isOpen = true
    generation += 1
    guard endsByRest else { return phase }
    let mine = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + rest) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == mine else { return }
        self.end()
      }
    }
    return phase
  }

  /// Ends the gesture, if one is open.
  func end() {
    guard isOpen else { return }
    isOpen = false
    generation += 1
    onEnd?()
  }
}
