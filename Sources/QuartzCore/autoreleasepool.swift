/// Runs a closure and returns what it returns.
///
/// On iOS the closure gets a pool of its own for objects of Objective-C, which is emptied when it ends. There are no such
/// objects on Linux: references end where Swift ends them, so there is nothing to empty.
///
/// - Parameter body: The closure.
/// - Returns: The value that `body` returns.
/// - Throws: The error that `body` throws.
public func autoreleasepool<Failure, Result>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result where Failure: Error, Result: ~Copyable { try body() }
