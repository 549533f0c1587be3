import Foundation

extension NSObject {
  /// Returns the name of the class with its module, such as `App.Cell`. On iOS, the method belongs to `NSObject`.
  ///
  /// - Returns: The name that Swift prints for the class.
  public class func description() -> String { String(reflecting: self) }
}
