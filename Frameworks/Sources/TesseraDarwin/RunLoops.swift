import Foundation

// The run loops of Core Foundation, which are those of Foundation here.

/// A run loop, which is one of Foundation.
public typealias CFRunLoop = RunLoop

/// Returns the run loop of the current thread.
///
/// - Returns: The run loop, which is never nil.
public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
/// Returns the run loop of the main thread.
///
/// - Returns: The run loop, which is never nil.
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Wakes a run loop that waits.
///
/// - Parameter loop: The run loop, which must not be nil.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }
/// Calls a closure in an iteration of a run loop. The mode is always the default one.
///
/// - Parameters:
///   - loop: The run loop, which must not be nil.
///   - mode: The mode. It is ignored.
///   - block: The closure.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: Any!, _ block: @escaping @Sendable () -> Void) {
  loop.perform(block)
}
