import Foundation

/// A movement of the focus from or to an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that has had the focus; nil where it was not in the collection view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The item that gets the focus; nil where it leaves the collection view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
