import Foundation

// With Objective-C, code reads members of `AnyObject` values by their names. The command `tessera` casts the value to the classes that
// have the member, and uses these declarations.

/// Returns the value of a property of an `AnyObject` value, as an implicitly unwrapped optional, which is its type with Objective-C.
///
/// - Parameter value: The value, or nil if no class with the property matches.
/// - Returns: The value.
public func _found<Value>(_ value: Value?) -> Value! { value }

extension NSNumber {
  /// The value as an integer, by its name in Objective-C. A fraction is cut off.
  public var _integerValue: Int { intValue }
}

extension NSString {
  /// The integer at the beginning of the text, by its name in Objective-C, or 0 if the text does not begin with one.
  public var _integerValue: Int { integerValue }
}
