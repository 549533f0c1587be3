import Foundation

/// A view that shows items in cells and has more items than cells.
@MainActor
protocol FocusCellHost: UIScrollView {
  /// Returns the index path of the item that a cell shows, or `nil`.
  func focusPath(of cell: any FocusCell) -> IndexPath?
  /// Returns a Boolean value that indicates whether an item can be focused.
  func canFocus(itemAt path: IndexPath) -> Bool
  /// Returns the cell that is focused when the focus enters the view.
  func preferredCell() -> (any FocusCell)?
  /// Returns the cell in the direction of an arrow key, after scrolling to it.
  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)?
  /// Scrolls back to the focused item, which has no visible cell, and returns its cell, or `nil` if there is none.
  func returnToFocus() -> (any FocusCell)?
  /// Updates the layout.
  func resolveLayoutForFocus()
  /// Performs the action of the Return key for an item.
  func activateFocused(_ path: IndexPath)
}
