import Foundation

/// Converts the values of attributes.
///
/// Numbers are kept as `NSNumber`, which can be cast to each type of number, and everything else as the value type of
/// Swift.
enum AttributeValue {
  /// Returns a value in the form in which it is kept.
  static func canonical(_ value: Any?, _ type: NSAttributeType) -> Any? {
    guard let value = unwrapped(value) else { return nil }
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      return number(value).map { NSNumber(value: $0.int64Value) } ?? value
    case .doubleAttributeType: return number(value).map { NSNumber(value: $0.doubleValue) } ?? value
    case .floatAttributeType: return number(value).map { NSNumber(value: $0.floatValue) } ?? value
    case .booleanAttributeType: return number(value).map { NSNumber(value: $0.boolValue) } ?? value
    case .decimalAttributeType:
      if let value = value as? NSDecimalNumber { return value }
      if let value = value as? Decimal { return NSDecimalNumber(decimal: value) }
      return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) } ?? value
    case .stringAttributeType: return (value as? NSString).map { $0 as String } ?? value
    case .dateAttributeType:
      // A property with the scalar type is a `TimeInterval`.
      if let seconds = value as? Double { return Date(timeIntervalSinceReferenceDate: seconds) }
      return (value as? NSDate).map { $0 as Date } ?? value
    case .binaryDataAttributeType: return (value as? NSData).map { $0 as Data } ?? value
    case .UUIDAttributeType: return (value as? NSUUID).map { $0 as UUID } ?? value
    case .URIAttributeType: return (value as? NSURL).map { $0 as URL } ?? value
    default: return value
    }
  }

  /// Returns a value without the optionals around it, or nil.
  static func unwrapped(_ value: Any?) -> Any? {
    guard var current = value else { return nil }
    while let optional = current as? any OptionalValue {
      guard let inner = optional.wrapped else { return nil }
      current = inner
    }
    return current is NSNull ? nil : current
  }

  private static func number(_ value: Any) -> NSNumber? {
    if let value = value as? NSNumber { return value }
    if let value = value as? any BinaryInteger { return NSNumber(value: Int64(truncatingIfNeeded: value)) }
    if let value = value as? CGFloat { return NSNumber(value: Double(value)) }
    return nil
  }

  /// Tells whether a value has the type of an attribute.
  static func isValid(_ value: Any, _ type: NSAttributeType) -> Bool {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
      .floatAttributeType, .booleanAttributeType, .decimalAttributeType:
      value is NSNumber
    case .stringAttributeType: value is String
    case .dateAttributeType: value is Date
    case .binaryDataAttributeType: value is Data
    case .UUIDAttributeType: value is UUID
    case .URIAttributeType: value is URL
    default: true
    }
  }

  /// Reads the default value in a model.
  static func parse(_ text: String, as type: NSAttributeType) -> Any? {
    switch type {
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType: Double(text).map { NSNumber(value: $0) }
    case .floatAttributeType: Float(text).map { NSNumber(value: $0) }
    case .booleanAttributeType: NSNumber(value: ["YES", "true", "1"].contains(text))
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .stringAttributeType: text
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }

  /// Tells whether two kept values are equal.
  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): return true
    case (let first?, let second?):
      if let first = first as? NSObject, let second = second as? NSObject { return first.isEqual(second) }
      if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
      return false
    default: return false
    }
  }
}

/// An optional of any type.
private protocol OptionalValue { var wrapped: Any? { get } }

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { map { $0 as Any } }
}
