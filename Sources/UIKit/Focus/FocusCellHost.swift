import Foundation

/// A view that shows items in cells. Items outside the visible area have no cell.
@MainActor
protocol FocusCellHost: UIScrollView {
  /// Returns the index path of the item that a cell shows, or `nil` if the cell shows no item.
  func focusPath(of cell: any FocusCell) -> IndexPath?
  /// Returns `true` if the item at an index path can be focused.
  func canFocus(itemAt path: IndexPath) -> Bool
  /// Returns the cell to focus when the focus enters the view, or `nil` if no cell can be focused.
  func preferredCell() -> (any FocusCell)?
  /// Scrolls to the next item in the direction of an arrow key and returns its cell. Returns `nil` if there is no such
  /// item.
  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)?
  /// Scrolls to the focused item if it has no visible cell, and returns its cell. Returns `nil` if the item no longer
  /// exists.
  func revealFocusedCell() -> (any FocusCell)?
  /// Performs the pending layout, so that the positions of all items are up to date.
  func resolveLayoutForFocus()
  /// Performs the action of the Return key for an item.
  func activateFocused(_ path: IndexPath)
}
