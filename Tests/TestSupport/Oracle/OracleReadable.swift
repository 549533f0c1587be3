import UIKit

/// A type that can be read from a value of the measured cases.
public protocol OracleReadable {
  /// Reads a value as this type.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value as this type, or `nil` if it has a different type.
  static func read(_ value: OracleValue) -> Self?
}

extension OracleValue: OracleReadable {
  /// Reads a value of any type.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value itself.
  public static func read(_ value: OracleValue) -> OracleValue? { value }
}

extension Bool: OracleReadable {
  /// Reads a Boolean value.
  ///
  /// - Parameter value: The value.
  /// - Returns: The Boolean value, or `nil` for a different type.
  public static func read(_ value: OracleValue) -> Bool? { if case .bool(let bool) = value { bool } else { nil } }
}

extension String: OracleReadable {
  /// Reads a string.
  ///
  /// - Parameter value: The value.
  /// - Returns: The string, or `nil` for a different type.
  public static func read(_ value: OracleValue) -> String? {
    if case .string(let string) = value { string } else { nil }
  }
}

extension Double: OracleReadable {
  /// Reads a number.
  ///
  /// - Parameter value: The value.
  /// - Returns: The number, or `nil` for a different type.
  public static func read(_ value: OracleValue) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }
}

extension CGFloat: OracleReadable {
  /// Reads a number.
  ///
  /// - Parameter value: The value.
  /// - Returns: The number, or `nil` for a different type.
  public static func read(_ value: OracleValue) -> CGFloat? { Double.read(value).map { CGFloat($0) } }
}

extension Int: OracleReadable {
  /// Reads an integer.
  ///
  /// - Parameter value: The value.
  /// - Returns: The integer, or `nil` for a different type or a number with a fraction.
  public static func read(_ value: OracleValue) -> Int? { Double.read(value).flatMap { Int(exactly: $0) } }
}

/// Null is read as `nil`.
extension Optional: OracleReadable where Wrapped: OracleReadable {
  /// Reads a value that may be null.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value, which is `nil` for null, or an outer `nil` for a different type.
  public static func read(_ value: OracleValue) -> Wrapped?? {
    if value == .null { return .some(nil) }
    return Wrapped.read(value).map { .some($0) }
  }
}

extension Array: OracleReadable where Element: OracleReadable {
  /// Reads a list.
  ///
  /// - Parameter value: The value.
  /// - Returns: The elements, or `nil` if it is not a list or an element has a different type.
  public static func read(_ value: OracleValue) -> [Element]? {
    guard case .list(let list) = value else { return nil }
    let elements = list.compactMap { Element.read($0) }
    return elements.count == list.count ? elements : nil
  }
}

extension Dictionary: OracleReadable where Key == String, Value: OracleReadable {
  /// Reads an object.
  ///
  /// - Parameter value: The value.
  /// - Returns: The named values, or `nil` if it is not an object or a value has a different type.
  public static func read(_ value: OracleValue) -> [String: Value]? {
    guard case .object(let object) = value else { return nil }
    let values = object.compactMapValues { Value.read($0) }
    return values.count == object.count ? values : nil
  }
}

extension CGPoint: OracleReadable {
  /// Reads x and y.
  ///
  /// - Parameter value: The value.
  /// - Returns: The point, or `nil` unless it is a list of two numbers.
  public static func read(_ value: OracleValue) -> CGPoint? {
    guard let list = [CGFloat].read(value), list.count == 2 else { return nil }
    return CGPoint(x: list[0], y: list[1])
  }
}

extension CGSize: OracleReadable {
  /// Reads width and height.
  ///
  /// - Parameter value: The value.
  /// - Returns: The size, or `nil` unless it is a list of two numbers.
  public static func read(_ value: OracleValue) -> CGSize? {
    CGPoint.read(value).map { CGSize(width: $0.x, height: $0.y) }
  }
}

extension CGRect: OracleReadable {
  /// Reads x, y, width and height.
  ///
  /// - Parameter value: The value.
  /// - Returns: The rectangle, or `nil` unless it is a list of four numbers.
  public static func read(_ value: OracleValue) -> CGRect? {
    guard let list = [CGFloat].read(value), list.count == 4 else { return nil }
    return CGRect(x: list[0], y: list[1], width: list[2], height: list[3])
  }
}

extension UIEdgeInsets: OracleReadable {
  /// Reads top, left, bottom and right.
  ///
  /// - Parameter value: The value.
  /// - Returns: The insets, or `nil` unless it is a list of four numbers.
  public static func read(_ value: OracleValue) -> UIEdgeInsets? {
    CGRect.read(value).map { UIEdgeInsets(top: $0.minX, left: $0.minY, bottom: $0.width, right: $0.height) }
  }
}

extension CGRect {
  /// The origin and the size in the order of the files.
  public var fourNumbers: [Double] { [Double(minX), Double(minY), Double(width), Double(height)] }
}
