import Foundation

extension NSMutableString {
  /// Appends a formatted string.
  ///
  /// - Parameters:
  ///   - format: The format, as in `String(format:)`.
  ///   - arguments: The values for the format.
  public func appendFormat(_ format: String, _ arguments: any CVarArg...) {
    append(String(format: format, arguments: arguments))
  }
}
