import UIKit

// On iOS, a layer implements the properties that a subclass declares with `@NSManaged`: their values are stored by their names,
// copied to the presentation layer, and animated. The command `tessera` adds accessors to these properties that call the
// methods below.

extension CALayer {
  /// Returns the value of a property that the layer stores by its name.
  ///
  /// - Parameter key: The name of the property.
  /// - Returns: The stored value or the default value of the class. Without both, nil, or zero for a number, a Boolean value, a
  ///   point, a size and a rectangle.
  public func _managedValue<Value>(forKey key: String) -> Value {
    let stored = value(forKey: key)
    if let value = stored as? Value { return value }
    // Animations store numbers as `NSNumber`.
    let number = (stored as? NSNumber)?.doubleValue ?? (stored as? CGFloat).map { Double($0) } ?? 0
    let candidates: [Any] = [
      CGFloat(number), number, Float(number), Int(exactly: number.rounded(.towardZero)) ?? 0, number != 0, CGPoint.zero,
      CGSize.zero, CGRect.zero,
    ]
    for case let value as Value in candidates where type(of: value) == Value.self { return value }
    fatalError("\(type(of: self)).\(key) is a \(Value.self) without a value; return one in defaultValue(forKey:)")
  }

  /// Stores the value of a property by its name. A layer that needs to be displayed for the property is marked.
  ///
  /// - Parameters:
  ///   - value: The new value, or nil to remove the stored one.
  ///   - key: The name of the property.
  public func _setManagedValue<Value>(_ value: Value?, forKey key: String) { setValue(value, forKey: key) }
}
