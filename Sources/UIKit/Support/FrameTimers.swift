import Foundation
import QuartzCore
import RuntimeInterface

/// Things that are due at a time of the frame clock: a long press, the end of a double tap's patience, a cursor's blink.
/// The frame loop fires them, so a stepped clock makes them repeatable; it sleeps until the next one is due.
@MainActor package final class FrameTimers {
  private static var own: FrameTimers { ApplicationContext.current.frameTimers }
  private var changeHandler: (() -> Void)?
  private var entries: [(token: Int, due: TimeInterval, action: () -> Void)] = []

  /// Told when the earliest due time has changed.
  package static var onChange: (() -> Void)? {
    get { own.changeHandler }
    set { own.changeHandler = newValue }
  }

  /// When the next one is due, nil while there is none.
  package static var nextDue: TimeInterval? { own.entries.map(\.due).min() }

  /// Runs `action` once, `delay` seconds from now. The answer is what `cancel` takes.
  @discardableResult
  package static func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    // Unique in the process: a token of an application that is over cancels nothing of the next one.
    let token = SerialNumber.next()
    own.entries.append((token, FrameClock.now + delay, action))
    if let onChange { onChange() } else { RenderLoop.requestFrame() }
    return token
  }

  package static func cancel(_ token: Int?) {
    guard let token else { return }
    own.entries.removeAll { $0.token == token }
  }

  /// Runs what is due at `time`, earliest first.
  package static func fire(at time: TimeInterval) {
    // A hair of tolerance: sums of frame lengths don't come out exact.
    while let next = own.entries.filter({ $0.due <= time + 1e-6 }).min(by: { ($0.due, $0.token) < ($1.due, $1.token) })
    {
      own.entries.removeAll { $0.token == next.token }
      next.action()
    }
  }
}
