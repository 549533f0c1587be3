import Foundation
import QuartzCore

/// A protocol with the initializers of timers that have a target and a selector. The protocol is specific to Tessera.
public protocol SelectorTimerMaking {}

extension SelectorTimerMaking {
  /// Creates a timer that calls a method of a target. Add the timer to a run loop to start it.
  ///
  /// - Parameters:
  ///   - ti: The interval between calls, in seconds. The first call is one interval after the creation.
  ///   - aTarget: The object whose method is called. The timer retains the object until the timer is invalidated.
  ///   - aSelector: The selector of the method, which has the timer as its argument or no argument. The method runs on the main thread.
  ///   - userInfo: The value of the timer's `userInfo`.
  ///   - yesOrNo: `true` to repeat the call, `false` for a single call.
  public init(
    timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
    repeats yesOrNo: Bool
  ) {
    self.init(
      fireAt: Date(timeIntervalSinceNow: ti), interval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
      repeats: yesOrNo)
  }

  /// Creates a timer that calls a method of an object. The first call is at a specified date. The timer starts when it
  /// is added to a run loop.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - ti: The interval between calls, in seconds.
  ///   - t: The object whose method is called. The timer retains the object until the timer is invalidated.
  ///   - s: The selector of the method, which has the timer as its argument or no argument. The method runs on the main thread.
  ///   - ui: The value of the timer's `userInfo`.
  ///   - rep: `true` to repeat the call, `false` for a single call.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = SelectorTimer.make(date, ti, SelectorTimer.Call(target: t as AnyObject, selector: s), ui, rep)
    guard let result = timer as? Self else {
      Diagnostics.trap(
        "\(Self.self) cannot be created with a target and a selector: use init(fire:interval:repeats:block:)")
    }
    self = result
  }
}
