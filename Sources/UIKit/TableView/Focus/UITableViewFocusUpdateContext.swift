import Foundation

/// A movement of the focus from or to a row of a table.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that has had the focus; nil where it was not in the table.
  open var previouslyFocusedIndexPath: IndexPath? { previousPath }
  /// The row that gets the focus; nil where it leaves the table.
  open var nextFocusedIndexPath: IndexPath? { nextPath }
}
