import Foundation

/// A view that shows items in cells, and knows more items than it has cells.
@MainActor
protocol FocusCellHost: UIScrollView {
  /// Returns the item that a cell shows, or nil.
  func focusPath(of cell: any FocusCell) -> IndexPath?
  /// Returns whether an item can have the focus.
  func canFocus(itemAt path: IndexPath) -> Bool
  /// Returns the cell that gets the focus when it comes to the view.
  func preferredCell() -> (any FocusCell)?
  /// Returns the cell in the direction of an arrow, scrolled into sight.
  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)?
  /// Scrolls back to the item that has the focus but no cell on screen, and returns its cell; nil where there is none.
  func returnToFocus() -> (any FocusCell)?
  /// Brings the layout up to date.
  func settleForFocus()
  /// Does what the Return key does to an item.
  func activateFocused(_ path: IndexPath)
}
