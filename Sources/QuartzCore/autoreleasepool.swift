import Foundation

/// Calls a closure, then releases the objects that UIKit would otherwise retain until the end of the current run loop
/// iteration.
///
/// On iOS, a pool for Objective-C objects is created for the closure and emptied when the closure returns. Linux has no
/// such objects, but UIKit retains windows, removed views and removed controllers until the end of the current run loop
/// iteration. This function releases those that the closure used. On threads other than the main thread, nothing is
/// released.
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
