import CollectionCore
import CoreGraphics
import Foundation

/// The interface of a view for its selection controller.
///
/// All index paths are shown ones. For the delegate the host translates them to the index paths of the data source, and
/// back.
@MainActor
protocol SelectionHost: AnyObject {
  // MARK: Rules

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }

  /// Indicates whether the highlight of a touch ends before the item is selected, as in a table view. A collection view
  /// ends it after.
  static var endsHighlightBeforeSelecting: Bool { get }

  /// Indicates whether the delegate is asked about each item that the user deselects, and notified before another one
  /// is selected instead (`tableView(_:willDeselectRowAt:)`). A collection view only asks about an item that is tapped
  /// itself.
  static var asksAboutEachDeselection: Bool { get }

  /// Indicates whether ranges can be selected as a whole, because the delegate has no methods to call for each item.
  var selectsWholeRanges: Bool { get }

  // MARK: Items

  /// The counts on screen.
  var shownCounts: SectionCounts { get }

  /// Returns whether an index path is that of a placeholder or of the gap of a drag, which cannot be selected.
  func isPlaceholder(at path: IndexPath) -> Bool

  /// Returns the item whose cell is at a point of the content, or `nil`, also if a header covers it.
  func pressedItem(at point: CGPoint) -> IndexPath?

  /// Returns the item whose frame contains a point of the content.
  func laidOutItem(at point: CGPoint) -> IndexPath?

  /// Calls a closure for each item whose frame intersects a rectangle of the content, with its frame.
  func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void)

  // MARK: Cells

  /// The index paths of all cells: visible, disappearing and prefetched ones.
  var pathsOfCells: [IndexPath] { get }

  /// Updates the selected state of an item's cell, if it has one.
  func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool)

  /// Updates the highlighted state of an item's cell, if it has one.
  func showHighlighted(_ isHighlighted: Bool, at path: IndexPath)

  // MARK: Touches

  /// The view behind all items.
  var backgroundView: UIView? { get }

  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)

  /// Handles the begin of a touch in another way, and returns whether it did.
  func interceptTouch() -> Bool

  /// Returns whether a touch can highlight an item.
  func allowsHighlight(at path: IndexPath) -> Bool

  /// Lets the cell of an item handle a tap instead of selecting it, and returns whether it did.
  func interceptTap(at path: IndexPath) -> Bool

  /// Enters editing mode, because a gesture selects several items and that is only allowed there.
  func beginEditingToSelect()

  /// Moves the focus to a clicked item.
  func focusClickedItem(at path: IndexPath)

  // MARK: Delegate

  func delegateAllowsHighlight(at path: IndexPath) -> Bool
  func delegateDidHighlight(at path: IndexPath)
  func delegateDidUnhighlight(at path: IndexPath)

  /// Asks the delegate about a selection by the user.
  ///
  /// - Returns: The item to select, which may be another one, or `nil`.
  func delegateItemToSelect(at path: IndexPath) -> IndexPath?

  /// Asks the delegate about a deselection by the user.
  ///
  /// - Returns: The item to deselect, which may be another one, or `nil`.
  func delegateItemToDeselect(at path: IndexPath) -> IndexPath?

  func delegateDidSelect(at path: IndexPath)
  func delegateDidDeselect(at path: IndexPath)

  /// Performs the primary action of an item if the delegate allows it.
  func performPrimaryAction(at path: IndexPath)

  /// Asks the delegate whether a drag with two fingers may select, starting at an item.
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
