import Foundation

extension NSPredicate {
  /// Creates a predicate that matches nothing, because predicate formats are not parsed.
  ///
  /// - Parameters:
  ///   - predicateFormat: A condition, such as `id == %@`.
  ///   - args: The values for the condition.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init { _, _ in false }
  }
}
