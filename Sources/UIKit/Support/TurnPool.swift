import Foundation
import QuartzCore

/// Keeps objects until the turn of the run loop is over, as the autorelease pool of a turn does on iOS.
///
/// UIKit's own methods leave what they touch in that pool: a window that only a local variable holds is still the window of
/// its views when the function returns, and a root view controller that was replaced can be asked for the rest of the turn.
///
/// The pool is drained when the main queue is served next, at the end of a frame, or at the end of `scope(_:)`.
@MainActor package final class TurnPool: TurnScoping {
  private var objects: [AnyObject] = []
  private var isScheduled = false

  package init() {}

  /// Keeps an object until the turn is over.
  package func keep(_ object: AnyObject) {
    objects.append(object)
    scheduleDrain()
  }

  private func scheduleDrain() {
    guard !isScheduled else { return }
    isScheduled = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isScheduled = false
        self.drain()
      }
    }
  }

  /// Releases what is kept.
  package func drain() {
    // What is released may leave something else here.
    while !objects.isEmpty {
      let due = objects
      objects = []
      withExtendedLifetime(due) {}
    }
  }

  // MARK: Scopes

  /// What is kept outside of the scopes that are open, from the outermost one on.
  private var outer: [[AnyObject]] = []

  package func beginScope() {
    outer.append(objects)
    objects = []
  }

  package func endScope() {
    drain()
    objects = outer.popLast() ?? []
    // The main queue may have been served inside of the scope, which released its objects alone.
    if !objects.isEmpty { scheduleDrain() }
  }

  /// Runs `body` and releases what was kept meanwhile, as `autoreleasepool` does.
  package func scope<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginScope()
    defer { endScope() }
    return try body()
  }
}
