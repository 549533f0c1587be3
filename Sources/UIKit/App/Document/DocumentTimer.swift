import Foundation

/// A timer that calls a closure once on the main thread, in real time.
@MainActor final class DocumentTimer {
  private var action: (() -> Void)?

  /// Creates a timer that fires once after a delay. A timer that is deallocated earlier does not fire.
  ///
  /// - Parameters:
  ///   - delay: The delay in seconds.
  ///   - action: The closure to call.
  init(_ delay: TimeInterval, _ action: @escaping () -> Void) {
    self.action = action
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.fire() }
    }
  }

  private func fire() {
    let action = action
    self.action = nil
    action?()
  }

  /// Cancels the timer, so that its closure is not called.
  func cancel() { action = nil }
}
