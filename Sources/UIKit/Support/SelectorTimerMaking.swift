import Foundation
import QuartzCore

/// A protocol with the initializers of timers with a target and a selector. Specific to Tessera.
public protocol SelectorTimerMaking {}

extension SelectorTimerMaking {
  /// Creates a timer that calls a method. Add it to a run loop.
  ///
  /// - Parameters:
  ///   - ti: The interval between calls and before the first call, in seconds.
  ///   - aTarget: The object whose method is called. The timer retains it until it is invalidated.
  ///   - aSelector: The method. It has the timer as its argument or no argument, and runs on the main thread.
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

  /// Creates a timer that calls a method for the first time at a date. Add it to a run loop.
  ///
  /// - Parameters:
  ///   - date: The time of the first call.
  ///   - ti: The interval between calls, in seconds.
  ///   - t: The object whose method is called. The timer retains it until it is invalidated.
  ///   - s: The method. It has the timer as its argument or no argument, and runs on the main thread.
  ///   - ui: The value of the timer's `userInfo`.
  ///   - rep: `true` to repeat the call, `false` for a single call.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = SelectorTimer.make(date, ti, SelectorTimer.Call(target: t as AnyObject, selector: s), ui, rep)
    guard let made = timer as? Self else {
      Diagnostics.trap(
        "\(Self.self) cannot be created with a target and a selector: use init(fire:interval:repeats:block:)")
    }
    self = made
  }
}
