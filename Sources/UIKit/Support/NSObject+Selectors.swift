import Foundation
import QuartzCore

// Foundation on Linux has no selectors, and therefore no methods with selectors. The methods are members of an
// extension of the protocol, so that `UIResponder` can declare the same methods, which its subclasses override. Members
// of a class extension cannot be overridden.
extension NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the object has the method of a selector.
  ///
  /// - Parameter aSelector: A selector that was created from a name and a method. For a selector with only a name the
  ///   result is `false`, unless the class lists its methods by name.
  /// - Returns: `true` if the method can be called on the object.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.isRecognized(by: self) ?? false }

  /// Returns whether the object has the method of a selector, without calling an override of `responds(to:)`. `tessera` replaces
  /// `super.responds(to:)` in such an override with a call of this method.
  ///
  /// - Parameter aSelector: The selector.
  /// - Returns: `true` if the method can be called on the object.
  public func _respondsByName(to aSelector: Selector!) -> Bool { aSelector?.isImplemented(by: self) ?? false }

  /// Calls a method without arguments. Reports an error if the object does not have the method. UIKit raises an
  /// exception instead.
  ///
  /// - Parameter aSelector: The selector of the method.
  /// - Returns: The object that the method returns, or nil if it returns none.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { call(aSelector, nil, nil) }

  /// Calls a method with one argument. Reports an error if the object does not have the method. UIKit raises an
  /// exception instead.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of the method.
  ///   - object: The argument.
  /// - Returns: The object that the method returns, or nil if it returns none.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, object, nil)
  }

  /// Calls a method with two arguments. Reports an error if the object does not have the method. UIKit raises an
  /// exception instead.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of the method.
  ///   - object1: The first argument.
  ///   - object2: The second argument.
  /// - Returns: The object that the method returns, or nil if it returns none.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, object1, object2)
  }

  @MainActor
  func call(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let (outcome, result) = selector.performForResult(on: self, sender: first, event: second)
    if outcome == .methodMissing,
      let target = (self as? any _MessageForwarding)?._forwardingTarget(for: selector) as? any NSObjectProtocol,
      target !== self
    {
      return target.call(selector, first, second)
    }
    report(outcome, of: selector)
    guard let result else { return nil }
    if type(of: result) is AnyClass { return Unmanaged.passUnretained(result as AnyObject) }
    // In Objective-C, strings and collections are objects, but numbers and structures are not.
    guard let value = result as? any _ObjectiveCBridgeable else { return nil }
    let object = value._bridgeToObjectiveC() as AnyObject
    if object is NSNumber || object is NSValue { return nil }
    TurnPool.current.retain(object)
    return Unmanaged.passUnretained(object)
  }

  /// Reports a call that was not possible.
  @MainActor
  private func report(_ outcome: Selector.Outcome, of selector: Selector) {
    switch outcome {
    case .done: break
    case .methodMissing:
      Diagnostics.report(
        "unrecognized selector \(selector) sent to \(type(of: self))"
          + (selector.matchesTarget == nil
            ? ": the selector was created from a name only. Create it with Selector(\"\(selector)\", "
              + "\(type(of: self)).method)" : ""))
    case .wrongArgument(let expected, let argumentType):
      Diagnostics.report(
        "\(type(of: self)).\(selector) takes \(expected) but was sent \(argumentType). The method was not called")
    }
  }
}

extension NSObjectProtocol {
  /// Calls a method after a delay. The call runs in the default mode of the main run loop. The object and the argument
  /// are retained until the call.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of the method.
  ///   - anArgument: The argument, for a method with one argument.
  ///   - delay: The delay in seconds. With 0, the method is called in the next iteration of the run loop.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a delay. The call runs in the specified modes of the main run loop. The object and the argument are retained
  /// until the call.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of the method.
  ///   - anArgument: The argument, for a method with one argument.
  ///   - delay: The delay in seconds. With 0, the method is called in the next iteration of the run loop.
  ///   - modes: The modes of the run loop in which the method is called.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.shared.add(self, aSelector, anArgument, delay, modes)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of the method.
  ///   - arg: The argument, for a method with one argument.
  ///   - wait: `true` to return after the method has returned. On the main thread the method is then called
  ///     immediately.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) let argument = arg
    let call: @Sendable () -> Void = {
      MainActor.assumeIsolated { _ = object.call(aSelector, argument, nil) }
    }
    switch (wait, Thread.isMainThread) {
    case (true, true): call()
    case (true, false): DispatchQueue.main.sync(execute: call)
    case (false, _): DispatchQueue.main.async(execute: call)
    }
  }

  /// Calls a method on a new thread. Reports an error if the object does not have the method. The object and the argument
  /// are retained until the method returns.
  ///
  /// - Parameters:
  ///   - aSelector: The selector of the method.
  ///   - arg: The argument, for a method with one argument.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
    // The type of the object must not be captured with it, because it is generic here.
    nonisolated(unsafe) let object: any NSObjectProtocol = self
    nonisolated(unsafe) let argument = arg
    Thread.detachNewThread {
      let outcome = aSelector.performOnCurrentThread(on: object, sender: argument)
      if outcome == .done { return }
      DispatchQueue.main.async { object.report(outcome, of: aSelector) }
    }
  }
}

extension NSObject {
  /// Cancels all delayed calls of an object's methods.
  ///
  /// - Parameter aTarget: The object whose methods would be called.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Cancels the delayed calls of one method of an object.
  ///
  /// - Parameters:
  ///   - aTarget: The object whose method would be called.
  ///   - aSelector: The selector of the method.
  ///   - anArgument: The argument of the calls to cancel: the same object or an equal one.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.shared.cancel(aTarget as AnyObject) { selector, argument in
      guard selector == aSelector else { return false }
      switch (argument, anArgument) {
      case (nil, nil): return true
      case (let storedArgument?, let argument?):
        return storedArgument as AnyObject === argument as AnyObject
          || (storedArgument as? AnyHashable).map { $0 == argument as? AnyHashable } ?? false
      default: return false
      }
    }
  }
}
