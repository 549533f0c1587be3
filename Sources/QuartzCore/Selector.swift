/// The name of a method, together with the way to call it.
///
/// Without the Objective-C runtime a name alone cannot be called, so where iOS code writes
/// `#selector(handleTap(_:))`, code for Tessera writes `Selector("handleTap:", Self.handleTap(_:))`. The method reference
/// calls the most derived override, as a message would. Two selectors are equal when their names are, so that
/// `removeTarget(_:action:for:)` and `canPerformAction(_:withSender:)` work as on iOS.
///
/// `Selector("copy:")` alone names one of the standard editing actions (`UIResponderStandardEditActions`), or a method
/// that is only compared. It lives in QuartzCore because `CADisplayLink` takes one, too.
public struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible, @unchecked Sendable {
  /// What a call came to.
  package enum Outcome: Equatable, Sendable {
    case done
    /// The target's class has no such method, or the selector carries only a name.
    case notAnswered
    /// The method is there, but wants another type of sender or event.
    case wrongArgument(expected: String, given: String)
  }

  /// The name as Objective-C writes it, one colon for each argument: `handleTap:`.
  package let name: String
  /// Whether an object has the method; nil when only the name is known.
  package let answers: ((AnyObject) -> Bool)?
  private let invoke: (@MainActor (AnyObject, Any?, Any?) -> (outcome: Outcome, result: Any?))?

  /// A name alone.
  public init(_ name: String) {
    self.name = name
    answers = nil
    invoke = nil
  }

  /// A selector by its name alone, as Objective-C writes it (`"tapped:"`).
  public init(stringLiteral value: String) { self.init(value) }

  /// A method without arguments: `Selector("refresh", Self.refresh)`.
  @preconcurrency public init<Target: AnyObject, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    answers = { $0 is Target }
    invoke = { target, _, _ in
      guard let target = target as? Target else { return (.notAnswered, nil) }
      return (.done, method(target)())
    }
  }

  /// A method that takes its sender: `Selector("valueChanged:", Self.valueChanged(_:))`.
  @preconcurrency public init<Target: AnyObject, Sender, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    answers = { $0 is Target }
    invoke = { target, sender, _ in
      guard let target = target as? Target else { return (.notAnswered, nil) }
      guard let sender: Sender = argument(sender) else { return (mismatch(Sender.self, sender), nil) }
      return (.done, method(target)(sender))
    }
  }

  /// A method that takes its sender and the event: `Selector("touched:with:", Self.touched(_:with:))`.
  @preconcurrency public init<Target: AnyObject, Sender, Event, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Result
  ) {
    self.name = name
    nonisolated(unsafe) let method = method
    answers = { $0 is Target }
    invoke = { target, sender, event in
      guard let target = target as? Target else { return (.notAnswered, nil) }
      guard let sender: Sender = argument(sender) else { return (mismatch(Sender.self, sender), nil) }
      guard let event: Event = argument(event) else { return (mismatch(Event.self, event), nil) }
      return (.done, method(target)(sender, event))
    }
  }

  /// Whether the names are the same; the method behind them does not count.
  public static func == (left: Selector, right: Selector) -> Bool { left.name == right.name }

  /// By the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }

  /// Calls the method on `target`.
  @MainActor package func perform(on target: AnyObject, sender: Any? = nil, event: Any? = nil) -> Outcome {
    invoke?(target, sender, event).outcome ?? .notAnswered
  }

  /// Calls the method on `target`, and returns what it returned beside what came of the call.
  @MainActor package func performForResult(
    on target: AnyObject, sender: Any? = nil, event: Any? = nil
  ) -> (outcome: Outcome, result: Any?) {
    invoke?(target, sender, event) ?? (.notAnswered, nil)
  }
}

/// The selector's name.
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// A selector that carries nothing but its name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }

/// Nil stays nil where the method takes an optional, and fits nothing else. A method that takes a `Bool` is told whether
/// there is a sender: as a message it would find the object's address there, and code for iOS counts on it
/// (`UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))`).
private func argument<Value>(_ value: Any?) -> Value? {
  if let value { return value as? Value ?? true as? Value }
  if Value.self == Bool.self { return false as? Value }
  return (Any?.none as Any) as? Value
}

private func mismatch(_ type: Any.Type, _ value: Any?) -> Selector.Outcome {
  .wrongArgument(expected: "\(type)", given: value.map { "\(Swift.type(of: $0))" } ?? "nil")
}
