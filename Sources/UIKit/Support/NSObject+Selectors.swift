import Foundation
import QuartzCore

// Foundation on Linux has no selectors, and so no methods for them. They belong to the protocol, so that `UIResponder` can
// declare one of its own that subclasses override: Swift overrides no member of an extension.
extension NSObjectProtocol {
  /// Returns whether the object has the method of a selector.
  ///
  /// - Parameter aSelector: A selector that was made of a name and a method. For one that is only a name the answer is
  ///   false: names of methods are unknown at run time.
  /// - Returns: true if the method can be called on the object.
  public func responds(to aSelector: Selector!) -> Bool { aSelector?.answers?(self) ?? false }

  /// Calls a method without arguments. A selector that the object does not answer is reported; UIKit raises.
  ///
  /// - Parameter aSelector: The method.
  /// - Returns: The object that the method returns, if it returns one.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { call(aSelector, nil, nil) }

  /// Calls a method with one argument. A selector that the object does not answer is reported; UIKit raises.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - object: The argument.
  /// - Returns: The object that the method returns, if it returns one.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, object, nil)
  }

  /// Calls a method with two arguments. A selector that the object does not answer is reported; UIKit raises.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - object1: The first argument.
  ///   - object2: The second argument.
  /// - Returns: The object that the method returns, if it returns one.
  @discardableResult
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    call(aSelector, object1, object2)
  }

  @MainActor
  func call(_ selector: Selector?, _ first: Any?, _ second: Any?) -> Unmanaged<AnyObject>? {
    guard let selector else { return nil }
    let (outcome, result) = selector.performForResult(on: self, sender: first, event: second)
    switch outcome {
    case .done: break
    case .notAnswered:
      Misuse.report(
        "unrecognized selector \(selector) sent to \(type(of: self))"
          + (selector.answers == nil
            ? ": it was made from its name alone; write Selector(\"\(selector)\", \(type(of: self)).method)" : ""))
    case .wrongArgument(let expected, let given):
      Misuse.report("\(type(of: self)).\(selector) takes \(expected) but was sent \(given); the method was not called")
    }
    // Only objects come back: a number or a structure would be boxed.
    guard let result, type(of: result) is AnyClass else { return nil }
    return Unmanaged.passUnretained(result as AnyObject)
  }
}

extension NSObjectProtocol {
  /// Calls a method after a delay, in the default modes of the main run loop. The object and the argument are kept until
  /// then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument, for a method that takes one.
  ///   - delay: Seconds; 0 is the next turn of the run loop.
  @preconcurrency @MainActor
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
  }

  /// Calls a method after a delay, in some modes of the main run loop. The object and the argument are kept until then.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - anArgument: The argument, for a method that takes one.
  ///   - delay: Seconds; 0 is the next turn of the run loop.
  ///   - modes: The modes in which the run loop calls the method.
  @preconcurrency @MainActor
  public func perform(
    _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
  ) {
    DelayedCalls.shared.add(self, aSelector, anArgument, delay, modes)
  }

  /// Calls a method on the main thread.
  ///
  /// - Parameters:
  ///   - aSelector: The method.
  ///   - arg: The argument, for a method that takes one.
  ///   - wait: Whether the call has ended when this method returns. On the main thread the method is then called at once.
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
}

extension NSObject {
  /// Takes back all calls of an object's methods that wait for their delay.
  ///
  /// - Parameter aTarget: The object.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    DelayedCalls.shared.cancel(aTarget as AnyObject) { _, _ in true }
  }

  /// Takes back the calls of one method of an object that wait for their delay.
  ///
  /// - Parameters:
  ///   - aTarget: The object.
  ///   - aSelector: The method.
  ///   - anArgument: The argument with which the method was to be called: the same object, or one that is equal to it.
  @preconcurrency @MainActor
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {
    DelayedCalls.shared.cancel(aTarget as AnyObject) { selector, argument in
      guard selector == aSelector else { return false }
      switch (argument, anArgument) {
      case (nil, nil): return true
      case (let kept?, let given?):
        return kept as AnyObject === given as AnyObject
          || (kept as? AnyHashable).map { $0 == given as? AnyHashable } ?? false
      default: return false
      }
    }
  }
}
