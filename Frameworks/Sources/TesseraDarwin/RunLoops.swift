import Foundation

// The run loops of Core Foundation, which are those of Foundation here.

public typealias CFRunLoop = RunLoop

public func CFRunLoopGetCurrent() -> CFRunLoop! { RunLoop.current }
public func CFRunLoopGetMain() -> CFRunLoop! { RunLoop.main }
/// Wakes a run loop that waits.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) { loop.perform {} }
/// Calls a closure in an iteration of a run loop. The mode is always the default one.
public func CFRunLoopPerformBlock(_ loop: CFRunLoop!, _ mode: Any!, _ block: @escaping @Sendable () -> Void) {
  loop.perform(block)
}
