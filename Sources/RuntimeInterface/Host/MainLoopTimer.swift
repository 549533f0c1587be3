import Foundation

/// A timer of the main run loop that fires once after each call of `arm(in:)`.
///
/// The class changes the fire date of one `Timer`. Creating a timer for each frame would cost more than the work of a frame without
/// changes.
@MainActor
package final class MainLoopTimer {
  private let action: @MainActor () -> Void
  private var timer: Timer?

  /// Creates a timer that is not armed.
  ///
  /// - Parameter action: A closure that is called on the main run loop. The closure should not retain the owner of the timer.
  package init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  /// Sets the fire date to `delay` seconds from now, and discards the previous fire date.
  package func arm(in delay: TimeInterval) {
    let date = Date(timeIntervalSinceNow: delay)
    if let timer {
      timer.fireDate = date
      return
    }
    // The interval is ten years. A timer that does not repeat would be invalidated when it fires.
    let timer = Timer(fire: date, interval: 3.2e8, repeats: true) { [action] _ in MainActor.assumeIsolated { action() }
    }
    self.timer = timer
    RunLoop.main.add(timer, forMode: .common)
  }

  /// Prevents the timer from firing until it is armed again.
  package func disarm() { timer?.fireDate = .distantFuture }

  /// Removes the timer from the run loop. After this call, the timer must not be armed again.
  package func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
