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
  ///   `frame` and `contentOffset`, and the layer of a view, whose properties can follow in a key path.
  /// - Returns: The value, or nil if the value of the property is nil or the class does not list the property.
  @preconcurrency @MainActor
  public func value(forKey key: String) -> Any? {
    if let member = (self as? any _MemberLookup)?._member(key) { return member.value }
    let properties = self as? any ObservableProperties
    if let value = properties?.observableValue(key) ?? properties?.readableValue(key) { return value }
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
    switch (self as? any _MemberLookup)?._setMember(key, to: value) ?? .missing {
    case .assigned: break
    case .missing:
      Diagnostics.report(
        "\(type(of: self)) has no property “\(key)” that key-value coding can set. Declare the property, or mark it with @objc"
      )
    case .wrongType(let expected):
      let givenType = value.map { "\(type(of: $0))" } ?? "nil"
      Diagnostics.report("\(type(of: self)).\(key) is of type \(expected) and cannot be set to \(givenType)")
    }
  }

  /// Returns the value of the last property of a key path.
  ///
  /// - Parameter keyPath: The names of the properties, separated by dots.
  /// - Returns: The value, or nil if one of the properties before the last one is nil.
  @preconcurrency @MainActor
  public func value(forKeyPath keyPath: String) -> Any? {
    guard let dotIndex = keyPath.firstIndex(of: ".") else { return value(forKey: keyPath) }
    let nextObject = value(forKey: String(keyPath[..<dotIndex])) as? any NSObjectProtocol
    let rest = String(keyPath[keyPath.index(after: dotIndex)...])
    // A layer has its own method, which knows the parts of a transform.
    if let layer = nextObject as? CALayer { return layer.value(forKeyPath: rest) }
    return nextObject?.value(forKeyPath: rest)
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
