import Foundation
import QuartzCore

/// Retains objects until the end of the current iteration of the run loop. The class corresponds to the autorelease pool of an
/// iteration on iOS.
///
/// UIKit's methods add the objects that they use to this pool. For example, a window that is referenced only by a local variable
/// remains the window of its views until the end of the iteration. A root view controller that was replaced is available for the rest
/// of the iteration.
///
/// The pool is drained when the main queue is processed next, at the end of a frame, or at the end of `scope(_:)`.
@MainActor package final class TurnPool: TurnScoping {
  /// The pool of the current application.
  package static var current: TurnPool { ApplicationContext.object(.turnPool, TurnPool()) }

  private var objects: [AnyObject] = []
  private var isScheduled = false

  package init() {}

  /// Retains an object until the end of the current iteration of the run loop.
  package func retain(_ object: AnyObject) {
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

  /// Releases all objects in the pool, and those that their deinitializers add.
  package func drain() {
    // The release of an object may add others to the pool.
    while !objects.isEmpty {
      let dueObjects = objects
      objects = []
      withExtendedLifetime(dueObjects) {}
    }
  }

  // MARK: Scopes

  /// The objects that were added outside of the innermost running call of `scope(_:)`. There is one array for each
  /// enclosing call, from the outermost to the innermost.
  private var enclosingScopes: [[AnyObject]] = []

  package func beginScope() {
    enclosingScopes.append(objects)
    objects = []
  }

  package func endScope() {
    drain()
    objects = enclosingScopes.popLast() ?? []
    // If the main queue was processed inside the scope, only the objects of the scope were released.
    if !objects.isEmpty { scheduleDrain() }
  }

  /// Calls a closure and then releases the objects that were added during the call, like `autoreleasepool`. Returns the result of the
  /// closure.
  package func scope<Result>(_ body: () throws -> Result) rethrows -> Result {
    beginScope()
    defer { endScope() }
    return try body()
  }
}
