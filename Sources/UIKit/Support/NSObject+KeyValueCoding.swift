import Foundation
import QuartzCore

// The methods are members of an extension of the protocol, like those with selectors. Classes that declare the methods
// themselves, such as `CALayer`, therefore keep their own.
extension NSObjectProtocol {
  /// Returns the value of a property that is identified by its name. Reports an error and returns nil if the class does
  /// not list the property. UIKit raises an exception instead.
  ///
  /// - Parameter key: The name of the property. The class lists it if the property is marked with `@objc` or `@IBOutlet`
  ///   and the sources were rewritten by `tessera`. Of UIKit's own properties, those that notify observers are listed, such as
  ///   `frame` and `contentOffset`, and some whose properties can follow in a key path, such as the layer of a view.
  /// - Returns: The value, or nil if the value of the property is nil or the class does not list the property. A dictionary returns
  ///   the value of the key, and an array an array of the values of its elements, with `NSNull` in place of nil. Of the
  ///   operators of key paths, only `@count` is known.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let object = self as? any _KeyValueCoding { return object.value(forKey: key) }
    return _value(forKey: key)
  }

  /// Returns the value of a property without calling an override of `value(forKey:)`. `tessera` replaces `super.value(forKey:)` in
  /// such an override with a call of this method.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil if the value of the property is nil or the class does not list the property.
  @preconcurrency @MainActor
  public func _value(forKey key: String) -> Any? {
    if let member = (self as? any _MemberLookup)?._member(key) { return member.value }
    // The operators of key paths are not names of properties.
    if key == "@count", let count = (self as? NSArray)?.count ?? (self as? NSDictionary)?.count { return count }
    if !key.hasPrefix("@"), let dictionary = self as? NSDictionary { return dictionary.object(forKey: key) }
    if !key.hasPrefix("@"), let array = self as? NSArray {
      return NSArray(array: array.map { Self.keyedObject($0)?.value(forKey: key) ?? NSNull() })
    }
    let properties = self as? any ObservableProperties
    if let value = properties?.observableValue(key) ?? (self as? any NamedProperties)?.namedValue(key) {
      return value
    }
    if let object = self as? any _KeyValueCoding { return object.value(forUndefinedKey: key) }
    return _value(forUndefinedKey: key)
  }

  /// Reports that the class does not list a property, and returns nil. UIKit raises an exception instead.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: nil.
  @preconcurrency @MainActor
  public func _value(forUndefinedKey key: String) -> Any? {
    Diagnostics.report("\(type(of: self)) has no property “\(key)” that can be read by its name. Mark it with @objc")
    return nil
  }

  /// Sets a property that is identified by its name. Reports an error if the class does not list the property, or if
  /// the value has another type. UIKit raises an exception instead.
  ///
  /// - Parameters:
  ///   - value: The new value. Numbers are converted to the property's type.
  ///   - key: The name of the property.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKey key: String) {
    if let object = self as? any _KeyValueCoding {
      object.setValue(value, forKey: key)
    } else {
      _setValue(value, forKey: key)
    }
  }

  /// Sets a property without calling an override of `setValue(_:forKey:)`. `tessera` replaces `super.setValue(_:forKey:)` in such an
  /// override with a call of this method.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  @preconcurrency @MainActor
  public func _setValue(_ value: Any?, forKey key: String) {
    var outcome = (self as? any _MemberLookup)?._setMember(key, to: value) ?? .missing
    if case .missing = outcome { outcome = (self as? any NamedProperties)?.setNamedValue(key, to: value) ?? .missing }
    switch outcome {
    case .assigned: break
    case .missing:
      if let object = self as? any _KeyValueCoding {
        object.setValue(value, forUndefinedKey: key)
      } else {
        _setValue(value, forUndefinedKey: key)
      }
    case .wrongType(let expected):
      let givenType = value.map { "\(type(of: $0))" } ?? "nil"
      Diagnostics.report("\(type(of: self)).\(key) is of type \(expected) and cannot be set to \(givenType)")
    }
  }

  /// Reports that the class does not list a property that can be set. UIKit raises an exception instead.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  @preconcurrency @MainActor
  public func _setValue(_ value: Any?, forUndefinedKey key: String) {
    Diagnostics.report(
      "\(type(of: self)) has no property “\(key)” that key-value coding can set. Declare the property, or mark it with @objc"
    )
  }

  /// Sets properties that are identified by their names. A value of `NSNull` sets nil.
  ///
  /// - Parameter keyedValues: The new values, by the names of the properties.
  @preconcurrency @MainActor
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// Returns the values of properties that are identified by their names.
  ///
  /// - Parameter keys: The names of the properties.
  /// - Returns: The values by name. A property that is nil has the value `NSNull`.
  @preconcurrency @MainActor
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns an array that reads and changes a property that contains several objects.
  ///
  /// Each change of the array sets the property to a changed copy, and notifies the observers of the property of the
  /// objects that were inserted, removed or replaced, with their indexes.
  ///
  /// - Parameter key: The name of the property, an `NSMutableArray` or an array of Swift. The class lists it if the property is
  ///   marked with `@objc` and the sources were rewritten by `tessera`. A property of another type is an empty array.
  /// - Returns: An array that retains the object.
  /// - Note: On iOS methods such as `insertObject(_:inRowsAt:)` of the object are called, if it has them. Here they are not.
  @preconcurrency @MainActor
  public func mutableArrayValue(forKey key: String) -> NSMutableArray {
    guard let object = self as? NSObject else {
      Diagnostics.report("\(type(of: self)) is no NSObject, so the array “\(key)” cannot be changed by its name")
      return NSMutableArray()
    }
    return KeyedMutableArray(owner: object, key: key)
  }

  /// Returns the value of the last property of a key path.
  ///
  /// - Parameter keyPath: The names of the properties, separated by dots.
  /// - Returns: The value, or nil if one of the properties before the last one is nil.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dotIndex = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let nextObject = Self.keyedObject(value(forKey: String(keyPath[..<dotIndex])))
    let rest = String(keyPath[keyPath.index(after: dotIndex)...])
    // A layer has its own method, which knows the parts of a transform.
    if let layer = nextObject as? CALayer { return layer.value(forKeyPath: rest) }
    return nextObject?.value(forKeyPath: rest)
  }

  /// Returns the object of a value whose properties are read by their names. Dictionaries and arrays of Swift have one, too.
  private static func keyedObject(_ value: Any?) -> (any NSObjectProtocol)? {
    guard let value else { return nil }
    return value as? any NSObjectProtocol ?? (value as AnyObject) as? any NSObjectProtocol
  }

  /// Sets the last property of a key path.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - keyPath: The names of the properties, separated by dots.
  @preconcurrency @MainActor
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dotIndex = keyPath.firstIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let nextObject = self.value(forKey: String(keyPath[..<dotIndex])) as? any NSObjectProtocol
    nextObject?.setValue(value, forKeyPath: String(keyPath[keyPath.index(after: dotIndex)...]))
  }
}

/// An object that overrides methods of key-value coding. `tessera` adds the conformance to classes that override one of them, because
/// Foundation on Linux has no methods to override.
public protocol _KeyValueCoding: NSObjectProtocol {
  /// Returns the value of a property that is identified by its name.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil if the value of the property is nil.
  @preconcurrency @MainActor func value(forKey key: String) -> Any?

  /// Sets a property that is identified by its name.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  @preconcurrency @MainActor func setValue(_ value: Any?, forKey key: String)

  /// Returns a value for a name that the class does not list.
  ///
  /// - Parameter key: The name.
  /// - Returns: The value, or nil if there is none.
  @preconcurrency @MainActor func value(forUndefinedKey key: String) -> Any?

  /// Receives a value for a name that the class does not list.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name.
  @preconcurrency @MainActor func setValue(_ value: Any?, forUndefinedKey key: String)
}

extension _KeyValueCoding {
  /// Returns the value of a property that the class lists.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The value, or nil if the value of the property is nil.
  @preconcurrency @MainActor public func value(forKey key: String) -> Any? { _value(forKey: key) }

  /// Sets a property that the class lists.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forKey key: String) { _setValue(value, forKey: key) }

  /// Reports that the class does not list a property, and returns nil.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: nil.
  @preconcurrency @MainActor public func value(forUndefinedKey key: String) -> Any? { _value(forUndefinedKey: key) }

  /// Reports that the class does not list a property that can be set.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - key: The name of the property.
  @preconcurrency @MainActor public func setValue(_ value: Any?, forUndefinedKey key: String) {
    _setValue(value, forUndefinedKey: key)
  }
}

extension UserDefaults {
  /// Returns the value for a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The value, or nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value for a key.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to remove it.
  ///   - key: The key.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
