/// An object that finds the values of its properties itself, such as an object of Core Data.
public protocol _KeyedValues {
  /// Returns the value of a property, or nil.
  func _value(forKey key: String) -> Any?
}

/// A value that predicates compare by an identity, such as an object of Core Data, which is equal to its identity and to the
/// same object of another context.
public protocol _PredicateIdentity {
  /// What the value is compared by.
  var _predicateIdentity: AnyObject { get }
}

/// Reads properties by their names, as predicates do.
public enum PredicateProperty {
  /// Returns the value of a property that an object stores.
  public static func value(_ key: String, of object: Any) -> Any? { PredicateContext.stored(key, of: object) }

  /// Returns the value of a key path, whose parts can be collection operators such as `@count`.
  public static func value(path: String, of object: Any) -> Any? { PredicateContext.value(path[...], of: object) }
}
