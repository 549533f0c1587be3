// `tessera` uses these declarations for members of `AnyObject` values, see AnyObjectMembers.swift.

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
