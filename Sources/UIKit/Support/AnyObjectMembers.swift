import Foundation

// With Objective-C, code reads members of `AnyObject` values by their names. The command `tessera` casts the value to the classes that
// have the member, and uses these declarations.

/// Returns the value of a property of an `AnyObject` value, as an implicitly unwrapped optional, which is its type with Objective-C.
///
/// - Parameter value: The value, or nil if no class with the property matches.
/// - Returns: The value.
public func _found<Value>(_ value: Value?) -> Value! { value }

extension NSLayoutConstraint {
  /// Returns the priority, which Objective-C finds by its name as a priority or as a number.
  ///
  /// - Returns: The priority.
  public func _priority() -> UILayoutPriority { priority }

  /// Returns the priority as a number.
  ///
  /// - Returns: The raw value of the priority, from 0 to 1000.
  public func _priority() -> Float { priority.rawValue }
}
