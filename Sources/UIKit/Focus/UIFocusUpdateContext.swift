import Foundation

/// A movement of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  final weak var previousItem: (any UIFocusItem)?
  final weak var nextItem: (any UIFocusItem)?
  final var direction: UIFocusHeading = []
  /// The index paths of the items, if they belong to a collection view or a table view.
  final var previousPath: IndexPath?
  final var nextPath: IndexPath?

  /// The item that was focused before, or `nil` if none was.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousItem }
  /// The item that is focused now, or `nil` if none is.
  open var nextFocusedItem: (any UIFocusItem)? { nextItem }
  /// The view that was focused before, or `nil` if the item is not a view.
  open var previouslyFocusedView: UIView? { previousItem as? UIView }
  /// The view that is focused now, or `nil` if the item is not a view.
  open var nextFocusedView: UIView? { nextItem as? UIView }
  /// The direction of the movement. It is empty if code has moved the focus.
  open var focusHeading: UIFocusHeading { direction }

  final func take(_ other: UIFocusUpdateContext) {
    previousItem = other.previousItem
    nextItem = other.nextItem
    direction = other.direction
  }
}
