import CollectionCore
import CoreGraphics
import Foundation

/// The interface of a view for its selection controller.
///
/// All index paths are shown index paths. The host translates them to and from the index paths of the data source for
/// the delegate.
@MainActor
protocol SelectionHost: AnyObject {
  // MARK: Rules

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }

  /// Indicates whether the highlight of a touch ends before the item is selected. It does in a table view; in a
  /// collection view it ends afterwards.
  static var endsHighlightBeforeSelecting: Bool { get }

  /// Indicates whether the delegate is called for each item that the user deselects, before another item is selected
  /// instead (`tableView(_:willDeselectRowAt:)`).
  ///
  /// A collection view only calls the delegate for a tapped item.
  static var asksAboutEachDeselection: Bool { get }

  /// Indicates whether ranges can be selected in one step, because the delegate implements no method that is called for
  /// each item.
  var selectsWholeRanges: Bool { get }

  // MARK: Items

  /// The counts on screen.
  var shownCounts: SectionCounts { get }

  /// Returns whether the item at an index path is a placeholder or the gap of a drag. They cannot be selected.
  func isPlaceholder(at path: IndexPath) -> Bool

  /// Returns the item whose cell is at a point of the content. Returns `nil` if there is no cell or a header covers it.
  func pressedItem(at point: CGPoint) -> IndexPath?

  /// Returns the item whose frame contains a point of the content.
  func laidOutItem(at point: CGPoint) -> IndexPath?

  /// Calls a closure for each item whose frame intersects a rectangle of the content. Its arguments are the index path
  /// and the frame.
  func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void)

  // MARK: Cells

  /// The index paths of all cells, including disappearing and prefetched ones.
  var pathsOfCells: [IndexPath] { get }

  /// Updates the selected state of an item's cell, if it has one.
  func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool)

  /// Updates the highlighted state of an item's cell, if it has one.
  func showHighlighted(_ isHighlighted: Bool, at path: IndexPath)

  // MARK: Touches

  /// The background view, which is behind all items.
  var backgroundView: UIView? { get }

  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)

  /// Gives the view the opportunity to handle the start of a touch. Returns whether the view handled it.
  func interceptTouch() -> Bool

  /// Returns whether a touch can highlight an item.
  func allowsHighlight(at path: IndexPath) -> Bool

  /// Calls the cell of an item to handle a tap. Returns `false` if the tap selects the item instead.
  func interceptTap(at path: IndexPath) -> Bool

  /// Enters editing mode for a gesture that selects several items, if multiple selection is only allowed in editing
  /// mode.
  func beginEditingToSelect()

  /// Moves the focus to a clicked item.
  func focusClickedItem(at path: IndexPath)

  // MARK: Delegate

  func delegateAllowsHighlight(at path: IndexPath) -> Bool
  func delegateDidHighlight(at path: IndexPath)
  func delegateDidUnhighlight(at path: IndexPath)

  /// Asks the delegate whether the user may select an item.
  ///
  /// - Returns: The item to select, which may be a different one, or `nil` to select none.
  func delegateItemToSelect(at path: IndexPath) -> IndexPath?

  /// Asks the delegate whether the user may deselect an item.
  ///
  /// - Returns: The item to deselect, which may be a different one, or `nil` to deselect none.
  func delegateItemToDeselect(at path: IndexPath) -> IndexPath?

  func delegateDidSelect(at path: IndexPath)
  func delegateDidDeselect(at path: IndexPath)

  /// Performs the primary action of an item if the delegate allows it.
  func performPrimaryAction(at path: IndexPath)

  /// Asks the delegate whether a drag with two fingers that starts at an item may select items.
  func delegateAllowsSelectionPan(at path: IndexPath) -> Bool
  func delegateDidBeginSelectionPan(at path: IndexPath)
  func delegateDidEndSelectionPan()

  /// Notifies observers that the selection has changed.
  func selectionDidChange()
}

extension SelectionHost {
  func interceptTouch() -> Bool { false }
  func interceptTap(at path: IndexPath) -> Bool { false }
  func selectionDidChange() {}
}
