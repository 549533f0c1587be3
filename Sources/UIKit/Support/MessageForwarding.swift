import QuartzCore

/// An object that decides itself which selectors it responds to, or that forwards messages to another object.
///
/// The Objective-C runtime asks an object for `forwardingTarget(for:)` before it reports an unknown selector. On Linux, the command
/// `tessera` generates the methods of the protocol for classes that override `responds(to:)` or `forwardingTarget(for:)`, and the
/// methods of delegates that they forward. `UIResponder` conforms. Applications do not call it.
public protocol _MessageForwarding: AnyObject {
  /// Returns whether the object responds to a selector, according to its method `responds(to:)`.
  ///
  /// - Parameter selector: The selector.
  /// - Returns: `true` if the object has the method or forwards it.
  nonisolated func _respondsItself(to selector: Selector) -> Bool

  /// Returns the object that receives a message in place of this one.
  ///
  /// - Parameter selector: The selector that this object does not implement.
  /// - Returns: The object that has the method, or nil if the message is not forwarded.
  @preconcurrency @MainActor func _forwardingTarget(for selector: Selector) -> Any?
}

extension Selector {
  /// Returns whether an object responds to the selector. An object that forwards messages determines the result itself.
  func isRecognized(by object: AnyObject) -> Bool {
    (object as? any _MessageForwarding)?._respondsItself(to: self) ?? isImplemented(by: object)
  }
}
