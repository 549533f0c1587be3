import Foundation
import QuartzCore

/// Stores the method calls with a delay that have not been performed yet.
@MainActor
final class DelayedCalls {
  static var shared: DelayedCalls { ApplicationContext.object(.delayedCalls, DelayedCalls()) }

  private struct Call {
    let target: any NSObjectProtocol
    let selector: Selector
    let argument: Any?
    let timer: Timer
  }

  private var calls: [Int: Call] = [:]
  private var lastNumber = 0

  func add(
    _ target: any NSObjectProtocol, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval,
    _ modes: [RunLoop.Mode]
  ) {
    lastNumber += 1
    let number = lastNumber
    let timer = Timer(timeInterval: max(0, delay), repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.perform(number) }
    }
    calls[number] = Call(target: target, selector: selector, argument: argument, timer: timer)
    for mode in modes { RunLoop.main.add(timer, forMode: mode) }
  }

  func cancel(_ target: AnyObject, _ isIncluded: (Selector, Any?) -> Bool) {
    for (number, call) in calls where call.target === target && isIncluded(call.selector, call.argument) {
      call.timer.invalidate()
      calls[number] = nil
    }
  }

  private func perform(_ number: Int) {
    guard let call = calls.removeValue(forKey: number) else { return }
    _ = call.target.call(call.selector, call.argument, nil)
  }
}
