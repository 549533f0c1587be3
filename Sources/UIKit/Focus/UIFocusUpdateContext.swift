import Foundation

/// A movement of the focus: from which item to which.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  final weak var previousItem: (any UIFocusItem)?
  final weak var nextItem: (any UIFocusItem)?
  final var direction: UIFocusHeading = []
  /// The items between which the focus moves, where it moves from or to one of a collection view or table.
  final var previousPath: IndexPath?
  final var nextPath: IndexPath?

  /// The item that has had the focus; nil where none had.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousItem }
  /// The item that gets the focus; nil where none does.
  open var nextFocusedItem: (any UIFocusItem)? { nextItem }
  /// The view that has had the focus; nil for items that are no views.
  open var previouslyFocusedView: UIView? { previousItem as? UIView }
  /// The view that gets the focus; nil for items that are no views.
  open var nextFocusedView: UIView? { nextItem as? UIView }
  /// In which direction it moves; empty where code moved it.
  open var focusHeading: UIFocusHeading { direction }

  final func take(_ other: UIFocusUpdateContext) {
    previousItem = other.previousItem
    nextItem = other.nextItem
    direction = other.direction
  }
}
