import Foundation

/// Returns an `NSError` for an error that is a Swift type, and every other value unchanged. On Linux, a cast such as `error as?
/// NSError` fails for errors that are Swift types. `tessera` replaces it with `_error(error) as? NSError`.
///
/// - Parameter value: The value to convert.
/// - Returns: An `NSError` with the domain, the code and the texts of the error, or the value itself.
public func _error<Value>(_ value: Value) -> Any? {
  if value is NSError { return value }
  if let error = value as? any Error { return error as NSError }
  return value
}
