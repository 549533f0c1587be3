import TesseraDarwin

/// Properties by their names, for predicates and sort descriptors.
extension PHObject: _KeyedValues {
  /// Returns the value of a property by its name.
  ///
  /// - Parameter key: The name, such as `creationDate`.
  /// - Returns: The value, or nil if there is none.
  public func _value(forKey key: String) -> Any? { value(named: key) }
}
