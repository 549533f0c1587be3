import Foundation
import QuartzCore
import RuntimeInterface

/// Things that are due at a time of the frame clock: a long press, the end of a double tap's patience, a cursor's blink.
/// The frame loop fires them, so a stepped clock makes them repeatable; it sleeps until the next one is due.
@MainActor package enum FrameTimers {
  /// Told when the earliest due time has changed.
  package static var onChange: (() -> Void)?

  private static var entries: [(token: Int, due: TimeInterval, action: () -> Void)] = []
  private static var made = 0

  /// When the next one is due, nil while there is none.
  package static var nextDue: TimeInterval? { entries.map(\.due).min() }

  /// Runs `action` once, `delay` seconds from now. The answer is what `cancel` takes.
  @discardableResult
  package static func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Int {
    made += 1
    entries.append((made, FrameClock.now + delay, action))
    if let onChange { onChange() } else { RenderLoop.requestFrame() }
    return made
  }

  package static func cancel(_ token: Int?) {
    guard let token else { return }
    entries.removeAll { $0.token == token }
  }

  package static func removeAll() { entries = [] }

  /// Runs what is due at `time`, earliest first.
  package static func fire(at time: TimeInterval) {
    // A hair of tolerance: sums of frame lengths don't come out exact.
    while let next = entries.filter({ $0.due <= time + 1e-6 }).min(by: { ($0.due, $0.token) < ($1.due, $1.token) }) {
      entries.removeAll { $0.token == next.token }
      next.action()
    }
  }
}
