import CollectionCore
import CoreGraphics
import Foundation

/// What a selection controller asks of the view whose items it selects.
///
/// All index paths are those that are shown. Where the delegate is asked or told, the host translates them to the index
/// paths that the data source knows, and back.
@MainActor
protocol SelectionHost: AnyObject {
  // MARK: Rules

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }

  /// Whether the highlight of a touch ends before the touch selects, as in a table view; a collection view ends it after.
  static var endsHighlightBeforeSelecting: Bool { get }

  /// Whether the delegate is asked about each item that the user deselects, and told of it before another one is selected
  /// in its place (`tableView(_:willDeselectRowAt:)`). A collection view asks about an item that is itself tapped alone.
  static var asksAboutEachDeselection: Bool { get }

  /// Whether ranges may be selected as a whole: the delegate has no method that is called for each item.
  var selectsWholeRanges: Bool { get }

  // MARK: Items

  /// The counts of what is shown.
  var shownCounts: SectionCounts { get }

  /// Whether an index path is that of a placeholder or of the gap of a drag, which cannot be selected.
  func isPlaceholder(at path: IndexPath) -> Bool

  /// Returns the item whose cell is at a point of the content; nil also below a header that covers it.
  func pressedItem(at point: CGPoint) -> IndexPath?

  /// Returns the item that is laid out at a point of the content.
  func laidOutItem(at point: CGPoint) -> IndexPath?

  /// Calls a closure with each item that is laid out in a rectangle of the content, and its frame.
  func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void)

  // MARK: Cells

  /// The index paths of all cells that show an item, disappear, or are prepared.
  var pathsOfCells: [IndexPath] { get }

  /// Makes the cell of an item look selected or not, if the item has one.
  func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool)

  /// Makes the cell of an item look highlighted or not, if the item has one.
  func showHighlighted(_ isHighlighted: Bool, at path: IndexPath)

  // MARK: Touches

  /// The view behind all items.
  var backgroundView: UIView? { get }

  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)

  /// Does something else with a touch that begins, and returns whether it did.
  func interceptTouch() -> Bool

  /// Whether a touch may highlight an item.
  func allowsHighlight(at path: IndexPath) -> Bool

  /// Lets the cell of an item do something else than being selected by a tap, and returns whether it did.
  func interceptTap(at path: IndexPath) -> Bool

  /// Begins to edit, because a gesture selects several items and that is allowed while editing.
  func beginEditingToSelect()

  /// Moves the focus to an item that was clicked.
  func focusClickedItem(at path: IndexPath)

  // MARK: Delegate

  func delegateAllowsHighlight(at path: IndexPath) -> Bool
  func delegateDidHighlight(at path: IndexPath)
  func delegateDidUnhighlight(at path: IndexPath)

  /// Asks the delegate about a selection by the user.
  ///
  /// - Returns: The item to select, which may be another one, or nil.
  func delegateItemToSelect(at path: IndexPath) -> IndexPath?

  /// Asks the delegate about a deselection by the user.
  ///
  /// - Returns: The item to deselect, which may be another one, or nil.
  func delegateItemToDeselect(at path: IndexPath) -> IndexPath?

  func delegateDidSelect(at path: IndexPath)
  func delegateDidDeselect(at path: IndexPath)

  /// Performs the primary action of an item if the delegate has one for it.
  func performPrimaryAction(at path: IndexPath)

  /// Asks the delegate whether two fingers may select from an item on.
  func delegateAllowsSelectionPan(at path: IndexPath) -> Bool
  func delegateDidBeginSelectionPan(at path: IndexPath)
  func delegateDidEndSelectionPan()

  /// Tells observers that other items are selected than before.
  func selectionDidChange()
}

extension SelectionHost {
  func interceptTouch() -> Bool { false }
  func interceptTap(at path: IndexPath) -> Bool { false }
  func selectionDidChange() {}
}
