import Foundation

/// The start and the direction of a search of a `UIAccessibilityCustomRotor`.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The result at which the search begins. The default is a result without a target element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search. The default is `next`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a predicate for a forward search that begins at a result without a target element.
  public override init() { super.init() }
}
