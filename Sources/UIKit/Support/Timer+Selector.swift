import Foundation
import QuartzCore

// Foundation on Linux has only timers with closures. The initializers belong to a protocol, because only a protocol's
// initializer can return an object of a subclass. The subclass stores the target and the selector.

extension Timer: SelectorTimerMaking {}

extension Timer {
  /// Creates a timer that calls a method of a target, and adds it to the current run loop in the default mode.
  ///
  /// - Parameters:
  ///   - ti: The interval between calls, in seconds. The first call is one interval after the creation.
  ///   - aTarget: The object whose method is called. The timer retains the object until the timer is invalidated.
  ///   - aSelector: The selector of the method, which has the timer as its argument or no argument. The method runs on the main thread.
  ///   - userInfo: The value of the timer's `userInfo`.
  ///   - yesOrNo: `true` to repeat the call, `false` for a single call.
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
