import Foundation

// With Objective-C, code reads members of `AnyObject` values by their names. The command `tessera` casts the value to the classes that
// have the member, and uses these declarations.

/// Returns the value of a property of an `AnyObject` value, as an implicitly unwrapped optional, which is its type with Objective-C.
///
/// - Parameter value: The value, or nil if no class with the property matches.
/// - Returns: The value.
public func _found<Value>(_ value: Value?) -> Value! { value }
