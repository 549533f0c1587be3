import CollectionCore
import CoreGraphics
import Foundation

/// The interface of a table or collection view that its selection controller uses.
///
/// All index paths are presentation index paths. The view converts them to the data source index paths of the delegate.
@MainActor
protocol SelectionHost: AnyObject {
  // MARK: Rules

  var allowsSelection: Bool { get }
  var allowsMultipleSelection: Bool { get }
  var allowsSelectionDuringEditing: Bool { get }
  var allowsMultipleSelectionDuringEditing: Bool { get }
  var isEditing: Bool { get }
  /// Indicates whether the rules for the selection are those during editing. By default, this is the case if `isEditing` is `true`.
  var isInEditingMode: Bool { get }

  /// Indicates whether the highlight ends before a touched item is selected. The value is `true` for table views. In
  /// collection views, the highlight ends after the selection.
  static var endsHighlightBeforeSelecting: Bool { get }

  /// Indicates whether the delegate is called for each item that is deselected because the user selects another item
  /// (`tableView(_:willDeselectRowAt:)`).
  ///
  /// A collection view calls the delegate only for a tapped item.
  static var callsDelegateForEachDeselection: Bool { get }

  /// Indicates whether ranges can be selected in one step. The value is `true` if the delegate implements no method
  /// that is called for each item.
  var selectsWholeRanges: Bool { get }

  // MARK: Items

  /// The numbers of items in the sections of the view, including placeholders.
  var shownCounts: SectionCounts { get }

  /// Returns whether the item at an index path is a placeholder or the gap of a drag, which cannot be selected.
  func isPlaceholder(at path: IndexPath) -> Bool

  /// Returns the item whose cell is at a point of the content, or `nil` if there is no cell or a header covers it.
  func pressedItem(at point: CGPoint) -> IndexPath?

  /// Returns the item whose frame contains a point of the content, or `nil` if there is none.
  func laidOutItem(at point: CGPoint) -> IndexPath?

  /// Calls a closure for each item whose frame intersects a rectangle of the content. Its arguments are the index path
  /// and the frame.
  func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void)

  // MARK: Cells

  /// The index paths of the items that have a cell, including disappearing and prefetched cells.
  var pathsOfCells: [IndexPath] { get }

  /// Updates the selected state of an item's cell, if it has one.
  func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool)

  /// Updates the highlighted state of an item's cell, if it has one.
  func showHighlighted(_ isHighlighted: Bool, at path: IndexPath)

  // MARK: Touches

  /// The background view, which is behind all items, or `nil` if there is none.
  var backgroundView: UIView? { get }

  func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)

  /// Returns whether the view itself handles a touch that begins, instead of highlighting an item.
  func interceptTouch() -> Bool

  /// Asks the delegate whether a touch highlights an item.
  func allowsHighlight(at path: IndexPath) -> Bool

  /// Returns whether the cell of an item handles a tap itself, so that the item is not selected.
  func interceptTap(at path: IndexPath) -> Bool

  /// Enters editing mode for a gesture that selects several items. Does nothing if the view is already in editing mode.
  func beginEditingToSelect()

  /// Moves the focus to a clicked item.
  func focusClickedItem(at path: IndexPath)

  // MARK: Delegate

  func delegateAllowsHighlight(at path: IndexPath) -> Bool
  func notifyDelegateDidHighlight(at path: IndexPath)
  func notifyDelegateDidUnhighlight(at path: IndexPath)

  /// Asks the delegate which item to select when the user selects an item.
  ///
  /// - Returns: The item to select, which may be a different one, or `nil` to select none.
  func delegateItemToSelect(at path: IndexPath) -> IndexPath?

  /// Asks the delegate which item to deselect when the user deselects an item.
  ///
  /// - Returns: The item to deselect, which may be a different one, or `nil` to deselect none.
  func delegateItemToDeselect(at path: IndexPath) -> IndexPath?

  func notifyDelegateDidSelect(at path: IndexPath)
  func notifyDelegateDidDeselect(at path: IndexPath)

  /// Performs the primary action of an item if the delegate allows it.
  func performPrimaryAction(at path: IndexPath)

  /// Asks the delegate whether a drag with two fingers that begins at an item selects items.
  func delegateAllowsSelectionPan(at path: IndexPath) -> Bool
  func notifyDelegateDidBeginSelectionPan(at path: IndexPath)
  func notifyDelegateDidEndSelectionPan()

  /// Notifies the view's observers that the selection has changed.
  func selectionDidChange()
}

extension SelectionHost {
  func interceptTouch() -> Bool { false }
  func interceptTap(at path: IndexPath) -> Bool { false }
  func selectionDidChange() {}
}

extension SelectionHost {
  var isInEditingMode: Bool { isEditing }
}
