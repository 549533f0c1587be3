import Foundation

/// A timer of the main run loop that fires once each time it is armed.
///
/// It is one `Timer` whose fire date moves: making a new one for every frame would cost more than the frame's own work at
/// rest.
@MainActor
package final class MainLoopTimer {
  private let fire: @MainActor () -> Void
  private var timer: Timer?

  /// - Parameter fire: Called on the main run loop. Should not hold the timer's owner.
  package init(_ fire: @escaping @MainActor () -> Void) { self.fire = fire }

  /// Fires after some seconds, and no longer when it was to fire before.
  package func arm(in delay: TimeInterval) {
    let date = Date(timeIntervalSinceNow: delay)
    if let timer {
      timer.fireDate = date
      return
    }
    // Repeats in ten years: a timer that does not repeat ends when it has fired.
    let timer = Timer(fire: date, interval: 3.2e8, repeats: true) { [fire] _ in MainActor.assumeIsolated { fire() } }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Does not fire until it is armed again.
  package func disarm() { timer?.fireDate = .distantFuture }

  /// Ends the timer for good.
  package func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
