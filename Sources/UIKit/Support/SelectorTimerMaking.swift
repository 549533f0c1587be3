import Foundation
import QuartzCore

/// Lets timers be made with a target and a selector. Tessera's own.
public protocol SelectorTimerMaking {}

extension SelectorTimerMaking {
  /// Creates a timer that calls a method. Add it to a run loop.
  ///
  /// - Parameters:
  ///   - ti: Seconds from one call to the next, and to the first.
  ///   - aTarget: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - aSelector: The method: it takes the timer, or nothing. It runs on the main thread.
  ///   - userInfo: What `userInfo` of the timer returns.
  ///   - yesOrNo: Whether the timer goes on after the first call.
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
  ///   - date: When the method is called first.
  ///   - ti: Seconds from one call to the next.
  ///   - t: The object whose method is called. The timer keeps it until it is invalidated.
  ///   - s: The method: it takes the timer, or nothing. It runs on the main thread.
  ///   - ui: What `userInfo` of the timer returns.
  ///   - rep: Whether the timer goes on after the first call.
  public init(
    fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
    repeats rep: Bool
  ) {
    let timer = SelectorTimer.make(date, ti, SelectorTimer.Call(target: t as AnyObject, selector: s), ui, rep)
    guard let made = timer as? Self else {
      Misuse.trap("\(Self.self) cannot be made with a target and a selector: subclasses of Timer are made with a block")
    }
    self = made
  }
}
