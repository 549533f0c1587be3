import QuartzCore

/// An object of UIKit with properties that key-value coding finds by their names and that notify no observers.
@MainActor protocol NamedProperties: AnyObject {
  /// Returns the value of a property, or nil if the property is nil or is not known by name.
  func namedValue(_ name: String) -> Any?

  /// Sets a property.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The new value.
  /// - Returns: `assigned` if the property was set, or the reason why it was not.
  func setNamedValue(_ name: String, to value: Any?) -> _MemberAssignment
}
