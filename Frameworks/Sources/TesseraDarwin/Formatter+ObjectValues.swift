import Foundation

/// A formatter that converts texts to objects. `tessera` adds the conformance to subclasses of `Formatter` that override the
/// method, which Foundation on Linux does not have.
public protocol _ObjectValueFormatting {
  /// Converts a text to an object.
  ///
  /// - Parameters:
  ///   - obj: A pointer that receives the object, or nil.
  ///   - string: The text.
  ///   - error: A pointer that receives a description of the error, or nil.
  /// - Returns: Whether the text was converted.
  func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool
}

// A subclass could not declare the method if this were an extension of `Formatter`.
extension NSObjectProtocol where Self: Formatter {
  /// Converts a text to an object: to a number with a number formatter, to a date with a date formatter, and as the method of the
  /// class does with one of the project.
  ///
  /// - Parameters:
  ///   - obj: A pointer that receives the object, or nil.
  ///   - string: The text.
  ///   - error: A pointer that receives a description of the error, or nil.
  /// - Returns: Whether the text was converted. Other formatters than those named do not convert texts; on iOS some do, and
  ///   `Formatter` itself raises an exception.
  public func getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    if let formatter = self as? any _ObjectValueFormatting {
      return formatter.getObjectValue(obj, for: string, errorDescription: error)
    }
    return _getObjectValue(obj, for: string, errorDescription: error)
  }

  /// Converts a text to an object as the classes of Foundation do. In a method of the project that overrides
  /// `getObjectValue(_:for:errorDescription:)`, `tessera` calls this method instead of that of `super`, which would call the
  /// override again.
  ///
  /// - Parameters:
  ///   - obj: A pointer that receives the object, or nil.
  ///   - string: The text.
  ///   - error: A pointer that receives a description of the error, or nil.
  /// - Returns: Whether the text was converted.
  public func _getObjectValue(
    _ obj: AutoreleasingUnsafeMutablePointer<AnyObject?>?, for string: String,
    errorDescription error: AutoreleasingUnsafeMutablePointer<NSString?>?
  ) -> Bool {
    let value: AnyObject?
    switch self as Formatter {
    case let formatter as NumberFormatter: value = formatter.number(from: string)
    case let formatter as DateFormatter: value = formatter.date(from: string).map { $0 as NSDate }
    case let formatter as ISO8601DateFormatter: value = formatter.date(from: string).map { $0 as NSDate }
    default: value = nil
    }
    guard let value else {
      error?.pointee = "The value “\(string)” is invalid." as NSString
      return false
    }
    obj?.pointee = value
    return true
  }
}
