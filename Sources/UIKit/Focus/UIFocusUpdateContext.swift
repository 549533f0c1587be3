import Foundation

/// Information about a movement of the focus from one item to another.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  final weak var previousItem: (any UIFocusItem)?
  final weak var nextItem: (any UIFocusItem)?
  final var direction: UIFocusHeading = []
  /// The index path of the item that loses the focus, if it belongs to a collection view or a table view, otherwise
  /// `nil`.
  final var previousPath: IndexPath?
  final var nextPath: IndexPath?

  /// The item that was focused before the movement, or `nil` if there was none.
  open var previouslyFocusedItem: (any UIFocusItem)? { previousItem }
  /// The item that is focused after the movement, or `nil` if there is none.
  open var nextFocusedItem: (any UIFocusItem)? { nextItem }
  /// The view that was focused before the movement, or `nil` if the item was not a view.
  open var previouslyFocusedView: UIView? { previousItem as? UIView }
  /// The view that is focused after the movement, or `nil` if the item is not a view.
  open var nextFocusedView: UIView? { nextItem as? UIView }
  /// The direction of the movement. The set is empty if the application has moved the focus programmatically.
  open var focusHeading: UIFocusHeading { direction }

  final func copyValues(_ other: UIFocusUpdateContext) {
    previousItem = other.previousItem
    nextItem = other.nextItem
    direction = other.direction
  }
}
