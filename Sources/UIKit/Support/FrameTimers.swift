import Foundation
import QuartzCore
import RuntimeInterface

/// Calls closures at a frame time. For example, long presses, double-tap timeouts and the blinking insertion point use this class.
///
/// The frame loop calls the closures, so that tests with a stepped clock are reproducible. While nothing changes, the loop waits until
/// the next call is due.
@MainActor package final class FrameTimers {
  private static var shared: FrameTimers { ApplicationContext.object(.frameTimers, FrameTimers()) }
  private var changeHandler: (() -> Void)?
  private var entries: [Entry] = []

  private struct Entry {
    let token: Int
    let dueTime: TimeInterval
    let isActivity: Bool
    let action: () -> Void
  }

  /// A closure that is called when the earliest due time has changed.
  package static var onChange: (() -> Void)? {
    get { shared.changeHandler }
    set { shared.changeHandler = newValue }
  }

  /// The time at which the next timer is due, or nil if there is none.
  package static var nextDueTime: TimeInterval? { shared.entries.map(\.dueTime).min() }

  /// Indicates whether a timer belongs to something that is still moving or changing, such as an animated update.
  package static var isActivityPending: Bool { shared.entries.contains(where: \.isActivity) }

  /// Calls a closure once, after `delay` seconds on the frame clock. Returns a token that cancels the call if it is
  /// passed to `cancel`. The application is not idle before the call if `isActivity` is true.
  @discardableResult
  package static func schedule(
    after delay: TimeInterval, isActivity: Bool = false, _ action: @escaping () -> Void
  ) -> Int {
    // Tokens are unique in the process, so that a token of a previous application cancels nothing in the next one.
    let token = SerialNumber.next()
    shared.entries.append(
      Entry(token: token, dueTime: FrameClock.now + delay, isActivity: isActivity, action: action))
    if let onChange { onChange() } else { RenderLoop.requestFrame() }
    return token
  }

  package static func cancel(_ token: Int?) {
    guard let token else { return }
    shared.entries.removeAll { $0.token == token }
  }

  /// Calls the actions of the timers that are due at a time, the earliest first.
  package static func fire(at time: TimeInterval) {
    // The comparison has a small tolerance, because sums of frame durations are not exact.
    while let nextEntry = shared.entries.filter({ $0.dueTime <= time + 1e-6 }).min(by: {
      ($0.dueTime, $0.token) < ($1.dueTime, $1.token)
    }) {
      shared.entries.removeAll { $0.token == nextEntry.token }
      nextEntry.action()
    }
  }
}
