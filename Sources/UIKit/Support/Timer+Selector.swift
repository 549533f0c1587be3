import Foundation
import QuartzCore

// Foundation on Linux has timers with closures alone. The initializers belong to a protocol, because only a protocol's
// initializer may answer an object of a subclass, which keeps what Foundation's class has no room for.

/// Lets timers be made with a target and a selector. Tessera's own.
public protocol SelectorTimerMaking {}

extension Timer: SelectorTimerMaking {}

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

/// A timer that calls a method of a target.
private final class SelectorTimer: Timer {
  /// The method and its target, until the timer is invalidated.
  final class Call: @unchecked Sendable {
    var target: AnyObject?
    let selector: Selector

    init(target: AnyObject, selector: Selector) {
      self.target = target
      self.selector = selector
    }

    @MainActor
    func run(_ timer: Timer) {
      guard let target else { return }
      switch selector.perform(on: target, sender: timer) {
      case .done: break
      case .notAnswered:
        Misuse.report(
          "\(type(of: target)) has no method “\(selector)” for a timer: a selector is made of a name and a method here")
      case .wrongArgument(let expected, _):
        Misuse.report("\(type(of: target)).\(selector) takes \(expected); a timer calls it with a Timer")
      }
    }
  }

  private var call: Call?
  private var info: Any?

  static func make(_ date: Date, _ interval: TimeInterval, _ call: Call, _ info: Any?, _ repeats: Bool) -> Timer {
    let timer = SelectorTimer(fire: date, interval: interval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      if Thread.isMainThread {
        MainActor.assumeIsolated { call.run(timer) }
      } else {
        DispatchQueue.main.async { MainActor.assumeIsolated { call.run(timer) } }
      }
      if !repeats { timer.invalidate() }
    }
    timer.call = call
    timer.info = info
    return timer
  }

  override var userInfo: Any? { info }

  override func invalidate() {
    super.invalidate()
    call?.target = nil
  }
}
