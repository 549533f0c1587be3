import Foundation

/// Runs a closure, then releases what the methods of UIKit that it called have left until the end of the turn.
///
/// On iOS the closure gets a pool of its own for objects of Objective-C, which is emptied when it ends. There are no such
/// objects on Linux, but windows, removed views and removed controllers live until the turn of the run loop is over, as in
/// the pool of a turn. Those that the closure touched are released here. On other threads there is nothing to release.
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
