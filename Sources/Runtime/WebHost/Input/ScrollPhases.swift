import Foundation
import RuntimeInterface

/// Combines the events of a touchpad into gestures. Browsers do not report when fingers touch or lift. The first event
/// after a pause therefore begins a gesture, and a pause ends it.
@MainActor
final class ScrollPhases {
  /// A closure that is called when a pause has ended the gesture.
  var onEnd: (() -> Void)?
  /// The duration without events after which a gesture ends, in seconds.
  private let restInterval: TimeInterval
  private(set) var isInProgress = false
  private var generation = 0

  init(restInterval: TimeInterval) { self.restInterval = restInterval }

  /// Returns the phase of an event that has just been received. If the browser reports the end of the gesture, pass
  /// `false` for `endsByRest`, so that a pause does not end the gesture.
  func nextPhase(endsByRest: Bool = true) -> RawInput.Scroll.Phase {
    let phase: RawInput.Scroll.Phase = isInProgress ? .changed : .began
    isInProgress = true
    generation += 1
    guard endsByRest else { return phase }
    let scheduledGeneration = generation
    DispatchQueue.main.asyncAfter(deadline: .now() + restInterval) { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.generation == scheduledGeneration else { return }
        self.end()
      }
    }
    return phase
  }

  /// Ends the gesture in progress, if there is one.
  func end() {
    guard isInProgress else { return }
    isInProgress = false
    generation += 1
    onEnd?()
  }
}
