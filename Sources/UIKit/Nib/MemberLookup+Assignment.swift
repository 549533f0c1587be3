import Foundation
import QuartzCore

extension _MemberLookup {
  /// Sets a property to a value whose type is only known at run time. The code that `tessera` generates calls this function.
  ///
  /// - Parameters:
  ///   - value: The new value. A number is converted to the property's type. The elements of an array are cast one by
  ///     one.
  ///   - current: The property, which is not read. The property determines the type.
  ///   - set: A closure that assigns the converted value.
  /// - Returns: `assigned`, or `wrongType` if the value cannot be converted. In that case `set` is not called.
  @MainActor public func _assign<Value>(
    _ value: Any?, like current: @autoclosure () -> Value, _ set: (Value) -> Void
  ) -> _MemberAssignment {
    MemberAssigner.assign(value, like: current(), set)
  }
}

extension CALayer {
  /// Sets a property that an extension of the class declares to a value whose type is only known at run time. The code that `tessera`
  /// generates calls this function.
  ///
  /// - Parameters:
  ///   - value: The new value. A number is converted to the property's type.
  ///   - current: The property, which is not read. The property determines the type.
  ///   - set: A closure that assigns the converted value.
  /// - Returns: `assigned`, or `wrongType` if the value cannot be converted. In that case `set` is not called.
  @MainActor public func _assign<Value>(
    _ value: Any?, like current: @autoclosure () -> Value, _ set: (Value) -> Void
  ) -> _MemberAssignment {
    MemberAssigner.assign(value, like: current(), set)
  }
}

/// Converts values to the types of properties.
@MainActor private enum MemberAssigner {
  static func assign<Value>(
    _ value: Any?, like current: @autoclosure () -> Value, _ set: (Value) -> Void
  ) -> _MemberAssignment {
    // A cast to an optional type succeeds with nil for a value of another type.
    let isHeld = value.map { (Value.self as? any OptionalType.Type)?.canHold($0) ?? true } ?? true
    if isHeld, let value = value as? Value {
      set(value)
      return .assigned
    }
    guard let number = value.flatMap({ Self.number($0) }), let converted = number.converted(to: Value.self),
      let value = converted as? Value
    else { return .wrongType(expected: Value.self) }
    set(value)
    return .assigned
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let value as NSNumber: value
    case let value as Int: NSNumber(value: value)
    case let value as Double: NSNumber(value: value)
    case let value as Float: NSNumber(value: value)
    case let value as Bool: NSNumber(value: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    default: nil
    }
  }
}

/// A type whose values may be nil.
private protocol OptionalType {
  /// Returns whether a value of the type can hold an object.
  static func canHold(_ value: Any) -> Bool
}

extension Optional: OptionalType {
  static func canHold(_ value: Any) -> Bool { value is Wrapped }
}

extension NSNumber {
  /// Returns the number as a value of a numeric type or of an optional of a numeric type, or nil if the type is not
  /// numeric.
  fileprivate func converted(to type: Any.Type) -> Any? {
    switch type {
    case is Int.Type, is Int?.Type: intValue
    case is Double.Type, is Double?.Type: doubleValue
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(doubleValue)
    case is Float.Type, is Float?.Type: floatValue
    case is Bool.Type, is Bool?.Type: boolValue
    case is UInt.Type, is UInt?.Type: uintValue
    case is NSNumber?.Type, is NSNumber.Type: self
    default: nil
    }
  }
}
