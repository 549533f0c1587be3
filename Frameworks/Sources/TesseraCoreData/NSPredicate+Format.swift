import Foundation

extension NSPredicate {
  /// Creates a predicate that matches nothing: texts of predicates are not read.
  ///
  /// - Parameters:
  ///   - predicateFormat: A condition, such as `id == %@`.
  ///   - args: The values for the condition.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init { _, _ in false }
  }
}
