import Foundation

/// A timer that calls a method of a target.
final class SelectorTimer: Timer {
  /// The method to call, and its target. The target is released when the timer is invalidated.
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
      case .methodMissing:
        Diagnostics.report(
          "\(type(of: target)) has no method for the selector “\(selector)” of a timer. If the method exists, create the "
            + "selector with Selector(\"\(selector)\", \(type(of: target)).method)"
        )
      case .wrongArgument(let expected, _):
        Diagnostics.report(
          "\(type(of: target)).\(selector) takes \(expected) but is called with a Timer. Change its parameter to Timer")
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
