import Foundation

/// The context of a focus update in which a row of a table view gains or loses the focus.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus, or `nil` if the focus was outside of the table view.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The index path of the row that receives the focus, or `nil` if the focus leaves the table view.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
