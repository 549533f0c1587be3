/// An object whose members can be looked up by their Objective-C names at run time.
///
/// Nibs, key-value coding, and selectors that were created from a string refer to members by names that are unknown at compile
/// time. Without the Objective-C runtime, a class must list its members itself. The command `tessera` generates these methods
/// in the file that declares the members, so that they also reach private members. A subclass overrides the methods, and calls
/// `super` for names that are not its own. The implementations in UIKit's own classes find no member.
///
/// The protocol is part of QuartzCore because `Selector` uses it. Applications do not call it.
public protocol _MemberLookup: AnyObject {
  /// Returns a selector that calls a method of the object.
  ///
  /// - Parameter name: The method's name as in Objective-C, with one colon for each argument.
  /// - Returns: The selector with its method, or nil if the class does not list a method with this name.
  nonisolated func _selector(named name: String) -> Selector?

  /// Sets a property of the object, such as an outlet.
  ///
  /// - Parameters:
  ///   - name: The property's name as in Objective-C.
  ///   - value: The new value. Numbers are converted to the property's type.
  /// - Returns: The outcome: the property was set, or the reason why it could not be set.
  @MainActor func _setMember(_ name: String, to value: Any?) -> _MemberAssignment

  /// Returns the value of a property of the object.
  ///
  /// - Parameter name: The property's name as in Objective-C.
  /// - Returns: The value, or nil if the class does not list a property with this name.
  @MainActor func _member(_ name: String) -> _MemberValue?
}

/// The outcome of setting a property by its name.
public enum _MemberAssignment: Sendable {
  /// The property has the new value.
  case assigned
  /// The object's class does not list a property with this name that can be set.
  case missing
  /// The value cannot be converted to the property's type, which is `expected`. The property is unchanged.
  case wrongType(expected: Any.Type)
}

/// The value of a property that was read by its name.
public struct _MemberValue {
  /// The value of the property, or nil if the property is nil.
  public let value: Any?

  /// Creates a value for the result of `_member(_:)`.
  ///
  /// - Parameter value: The value of the property, or nil if the property is nil.
  public init(_ value: Any?) { self.value = value }
}
