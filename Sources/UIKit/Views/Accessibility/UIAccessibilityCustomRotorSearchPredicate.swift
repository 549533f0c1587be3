import Foundation

/// The place and the direction from which a `UIAccessibilityCustomRotor` searches the next place.
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The place at which the search begins. The default has no element.
  open var currentItem = UIAccessibilityCustomRotorItemResult()
  /// The direction of the search. The default is `next`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next

  /// Creates a search that begins at no element.
  public override init() { super.init() }
}
