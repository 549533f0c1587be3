import Foundation

/// Runs a closure, then releases the objects that UIKit's methods in it kept until the end of the run loop's turn.
///
/// On iOS the closure gets a pool of its own for Objective-C objects, which is emptied when the closure ends. There are
/// no such objects on Linux, but windows, removed views and removed controllers are kept until the end of the turn, as
/// in the pool of a turn. Those that the closure used are released here. On threads other than the main thread there is
/// nothing to release.
///
/// - Parameter body: The closure.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws.
public func autoreleasepool<Failure, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result where Failure: Error, Result: ~Copyable {
  guard Thread.isMainThread, let pool = Rendering.turnPool else { return try body() }
  MainActor.assumeIsolated { pool().beginScope() }
  defer { MainActor.assumeIsolated { pool().endScope() } }
  return try body()
}
