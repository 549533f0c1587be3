/// An object that finds the values of its properties itself, such as an object of Core Data.
public protocol _KeyedValues {
  /// Returns the value of a property, or nil.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil if the object has no such property or the property has no value.
  func _value(forKey key: String) -> Any?
}

/// A value that predicates compare by an identity, such as an object of Core Data, which is equal to its identity and to the
/// same object of another context.
public protocol _PredicateIdentity {
  /// The object by which the value is compared.
  var _predicateIdentity: AnyObject { get }
}

/// Reads properties by their names, as predicates do.
public enum PredicateProperty {
  /// Returns the value of a property that an object stores.
  ///
  /// - Parameters:
  ///   - key: The name of the property.
  ///   - object: The object.
  /// - Returns: The value, or nil if the object stores no such property.
  public static func value(_ key: String, of object: Any) -> Any? { PredicateContext.stored(key, of: object) }

  /// Returns the value of a key path, whose parts can be collection operators such as `@count`.
  ///
  /// - Parameters:
  ///   - path: The key path.
  ///   - object: The object.
  /// - Returns: The value, or nil if a part of the path has no value.
  public static func value(path: String, of object: Any) -> Any? { PredicateContext.value(path[...], of: object) }
}
