import Foundation
import QuartzCore

// Foundation on Linux has timers with closures alone. The initializers belong to a protocol, because only a protocol's
// initializer may answer an object of a subclass, which keeps what Foundation's class has no room for.

extension Timer: SelectorTimerMaking {}

extension Timer {
  /// Creates a timer that calls a method, and adds it to the current run loop in the default mode.
  ///
  /// - Parameters:
  ///   - ti: Seconds from one call to the next, and to the first.
  ///   - aTarget: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - aSelector: The method: it takes the timer, or nothing. It runs on the main thread.
  ///   - userInfo: What `userInfo` of the timer returns.
  ///   - yesOrNo: Whether the timer goes on after the first call.
  /// - Returns: The timer.
  @discardableResult
  public class func scheduledTimer(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}
