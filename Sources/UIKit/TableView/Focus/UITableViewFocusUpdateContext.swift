import Foundation

/// The context of a focus movement from or to a row of a table view.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that was focused before, or `nil` if it was not in the table.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The index path of the row that is focused now, or `nil` if it is not in the table.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
