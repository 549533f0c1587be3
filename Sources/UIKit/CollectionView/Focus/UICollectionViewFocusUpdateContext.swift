import Foundation

/// The context of a focus update in which an item of a collection view gains or loses the focus.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the item that had the focus, or `nil` if the focus was outside of the collection view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The index path of the item that receives the focus, or `nil` if the focus leaves the collection view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
