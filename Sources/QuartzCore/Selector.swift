/// The name of a method, and a closure that calls the method.
///
/// A method cannot be called by its name without the Objective-C runtime. Where iOS code writes
/// `#selector(handleTap(_:))`, code for Tessera writes `Selector("handleTap:", Self.handleTap(_:))`. The method
/// reference calls the most derived override, as an Objective-C message does. Two selectors are equal if their names
/// are equal, so `removeTarget(_:action:for:)` and `canPerformAction(_:withSender:)` work as on iOS.
///
/// `Selector("copy:")` without a method names one of the standard editing actions (`UIResponderStandardEditActions`),
/// a method that the target finds by its name (`_MemberLookup`), or a method whose name is only compared. The type is
/// part of QuartzCore because `CADisplayLink` requires a selector.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// The result of a call through a selector.
  package enum Outcome: Equatable, Sendable {
    /// The method exists and was called.
    case done
    /// The target's class has no such method, or the selector contains only a name.
    case methodMissing
    /// The target has the method, but the sender or event does not have the type of the method's parameter.
    case wrongArgument(expected: String, given: String)
  }

  /// The name as in Objective-C, with one colon for each argument: `handleTap:`.
  package let name: String
  /// A closure that returns whether an object has the method. The value is nil if the selector contains only a name.
  package let matchesTarget: ((AnyObject) -> Bool)?
  private let invoke: (@MainActor (AnyObject, Any?, Any?, Any?) -> (outcome: Outcome, result: Any?))?

  /// Returns whether an object has the method. For a selector that contains only a name, the object is searched for a method
  /// with that name.
  package func isImplemented(by object: AnyObject) -> Bool {
    matchesTarget?(object) ?? (resolved(for: object)?.matchesTarget?(object) ?? false)
  }

  /// Returns the selector with the method that an object provides under the selector's name, or nil if the object has none.
  private func resolved(for object: AnyObject) -> Selector? { (object as? any _MemberLookup)?._selector(named: name) }

  /// Creates a selector from a name alone, without a method to call.
  ///
  /// - Parameter name: The name as in Objective-C, with one colon for each argument.
  public init(_ name: String) {
    self.name = name
    matchesTarget = nil
    invoke = nil
  }

  /// Creates a selector from a string literal, without a method to call.
  ///
  /// - Parameter value: The name as in Objective-C, with one colon for each argument (`"tapped:"`).
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a selector for a method without arguments: `Selector("refresh", Self.refresh)`.
  ///
  /// - Parameters:
  ///   - name: The name as in Objective-C.
  ///   - method: The method, as an unapplied reference.
  @preconcurrency public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    matchesTarget = { $0 is Target }
    invoke = { target, _, _, _ in
      guard let target = target as? Target else { return (.methodMissing, nil) }
      return (.done, method(target)())
    }
  }

  /// Creates a selector for a method whose only parameter is the sender: `Selector("valueChanged:",
  /// Self.valueChanged(_:))`.
  ///
  /// - Parameters:
  ///   - name: The name as in Objective-C, with one colon.
  ///   - method: The method, as an unapplied reference.
  @preconcurrency public init<Target, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    matchesTarget = { $0 is Target }
    invoke = { target, sender, _, _ in
      guard let target = target as? Target else { return (.methodMissing, nil) }
      guard let sender: Sender = argument(sender) else { return (mismatch(Sender.self, sender), nil) }
      return (.done, method(target)(sender))
    }
  }

  /// Creates a selector for a method with two parameters, the sender and the event: `Selector("touched:with:",
  /// Self.touched(_:with:))`.
  ///
  /// - Parameters:
  ///   - name: The name as in Objective-C, with two colons.
  ///   - method: The method, as an unapplied reference.
  @preconcurrency public init<Target, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    matchesTarget = { $0 is Target }
    invoke = { target, sender, event, _ in
      guard let target = target as? Target else { return (.methodMissing, nil) }
      guard let sender: Sender = argument(sender) else { return (mismatch(Sender.self, sender), nil) }
      guard let event: Event = argument(event) else { return (mismatch(Event.self, event), nil) }
      return (.done, method(target)(sender, event))
    }
  }

  /// Creates a selector for a method with three parameters: `Selector("image:didFinishSavingWithError:contextInfo:",
  /// Self.image(_:didFinishSavingWithError:contextInfo:))`.
  ///
  /// - Parameters:
  ///   - name: The name as in Objective-C, with three colons.
  ///   - method: The method, as an unapplied reference.
  @preconcurrency public init<Target, First, Second, Third, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    matchesTarget = { $0 is Target }
    invoke = { target, first, second, third in
      guard let target = target as? Target else { return (.methodMissing, nil) }
      guard let first: First = argument(first) else { return (mismatch(First.self, first), nil) }
      guard let second: Second = argument(second) else { return (mismatch(Second.self, second), nil) }
      guard let third: Third = argument(third) else { return (mismatch(Third.self, third), nil) }
      return (.done, method(target)(first, second, third))
    }
  }

  /// Returns a Boolean value that indicates whether two selectors have the same name. The methods are not compared.
  ///
  /// - Parameters:
  ///   - left: A selector.
  ///   - right: Another selector.
  /// - Returns: `true` if the names are equal.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// Hashes the selector's name, because equal selectors have equal names.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The selector's name, as a string representation of the selector.
  public var description: String { name }

  /// Calls the selector's method on `target`. Returns whether the call was possible.
  @MainActor package func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) -> Outcome {
    performForResult(on: target, sender: sender, event: event).outcome
  }

  /// Calls the selector's method on `target` with up to three arguments. Returns whether the call was possible, and the
  /// method's result.
  @MainActor package func performForResult(
    on target: AnyObject, sender: Any? = nil, event: Any? = nil, third: Any? = nil
  ) -> (outcome: Outcome, result: Any?) {
    guard let invoke = invoke ?? resolved(for: target)?.invoke else { return (.methodMissing, nil) }
    let (outcome, result) = invoke(target, sender, event, third)
    return (outcome, contents(of: result))
  }

  /// Calls the selector's method on `target` on the current thread, which need not be the main thread. Returns whether the
  /// call was possible.
  package func performOnCurrentThread(on target: AnyObject, sender: Any?) -> Outcome {
    guard let invoke = invoke ?? resolved(for: target)?.invoke else { return .methodMissing }
    // In Objective-C the thread of a call is not checked, and a method of the main actor runs on any thread.
    typealias Unchecked = (AnyObject, Any?, Any?, Any?) -> (outcome: Outcome, result: Any?)
    return unsafeBitCast(invoke, to: Unchecked.self)(target, sender, nil, nil).outcome
  }
}

// Initializers to which `tessera` translates `#selector(object.method)`. Only the compiler knows the type of the
// object.
extension Selector {
  /// Creates a selector for a method without arguments of an object.
  ///
  /// - Parameters:
  ///   - object: An object of the class that declares the method. Only the type of the expression is used. The expression is not
  ///     evaluated.
  ///   - name: The name as in Objective-C.
  ///   - method: A closure that returns the method of an object.
  @preconcurrency public init<Target, Result>(
    _of object: @autoclosure () -> Target?, _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with one argument of an object.
  ///
  /// - Parameters:
  ///   - object: An object of the class that declares the method. Only the type of the expression is used. The expression is not
  ///     evaluated.
  ///   - name: The name as in Objective-C.
  ///   - method: A closure that returns the method of an object.
  @preconcurrency public init<Target, Sender, Result>(
    _of object: @autoclosure () -> Target?, _ name: String,
    _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with two arguments of an object.
  ///
  /// - Parameters:
  ///   - object: An object of the class that declares the method. Only the type of the expression is used. The expression is not
  ///     evaluated.
  ///   - name: The name as in Objective-C.
  ///   - method: A closure that returns the method of an object.
  @preconcurrency public init<Target, Sender, Event, Result>(
    _of object: @autoclosure () -> Target?, _ name: String,
    _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.init(name, method)
  }

  /// Creates a selector for a method with three arguments of an object.
  ///
  /// - Parameters:
  ///   - object: An object of the class that declares the method. Only the type of the expression is used. The expression is not
  ///     evaluated.
  ///   - name: The name as in Objective-C.
  ///   - method: A closure that returns the method of an object.
  @preconcurrency public init<Target, First, Second, Third, Result>(
    _of object: @autoclosure () -> Target?, _ name: String,
    _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
  ) {
    self.init(name, method)
  }
}

/// Returns the name of a selector.
///
/// - Parameter selector: A selector.
/// - Returns: The name as in Objective-C, with one colon for each argument.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// Returns a selector from a name alone, without a method to call.
///
/// - Parameter name: The name as in Objective-C, with one colon for each argument.
/// - Returns: The selector, which is equal to every selector with that name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Converts a sender or event to the parameter type of the method. The result is nil if the value has another type.
///
/// Nil can only be passed to methods with an optional parameter. If the parameter is a `Bool`, the argument is true if
/// there is a sender. An Objective-C message would pass the object's address in this case, and code for iOS relies on
/// it (`UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))`).
private func argument<Value>(_ value: Any?) -> Value? {
  if let value { return value as? Value ?? true as? Value }
  if Value.self == Bool.self { return false as? Value }
  return (Any?.none as Any) as? Value
}

/// A value that may be nil.
private protocol OptionalResult {
  /// The value, or nil.
  var contents: Any? { get }
}

extension Optional: OptionalResult {
  fileprivate var contents: Any? { self }
}

/// Returns the value inside of the optionals that a method returns. `Any` hides whether its value is an optional.
private func contents(of result: Any?) -> Any? {
  guard let result else { return nil }
  return (result as? any OptionalResult).map { contents(of: $0.contents) } ?? result
}

private func mismatch(_ type: Any.Type, _ value: Any?) -> Selector.Outcome {
  .wrongArgument(expected: "\(type)", given: value.map { "\(Swift.type(of: $0))" } ?? "nil")
}
