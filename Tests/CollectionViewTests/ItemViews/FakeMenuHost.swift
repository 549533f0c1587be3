import CollectionCore
import Foundation

@testable import UIKit

/// A scroll view without cells that has menus of items and logs the calls of its delegate. An item is ten points high.
@MainActor
final class FakeMenuHost: UIScrollView, MenuHost {
  var log: [String] = []
  let selection = SelectionController()
  var shownCounts = SectionCounts([20])
  var placeholders: Set<IndexPath> = []
  /// Indicates whether the delegate returns a context menu for an item.
  var hasContextMenu = true
  /// Indicates whether the delegate allows the edit menu for an item.
  var showsEditMenu = true
  /// The names of the edit menu's actions that the delegate allows.
  var allowed: Set<String> = ["copy:"]

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Menus

  func pressedItem(at point: CGPoint) -> IndexPath? {
    let item = Int(point.y / 10)
    return shownCounts.contains([0, item]) ? [0, item] : nil
  }
  func isPlaceholder(at path: IndexPath) -> Bool { placeholders.contains(path) }
  func delegateMenu(for pressed: IndexPath?, at point: CGPoint) -> UIContextMenuConfiguration? {
    log.append("menu \(pressed.map { "\($0.item)" } ?? "beside")")
    return hasContextMenu ? UIContextMenuConfiguration(actionProvider: nil) : nil
  }
  func delegateHighlightPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
    log.append("highlight \(path.item)")
    return nil
  }
  func delegateDismissalPreview(_ configuration: UIContextMenuConfiguration, at path: IndexPath) -> UITargetedPreview? {
    log.append("dismiss \(path.item)")
    return nil
  }
  func delegateWillPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("preview action")
  }
  func notifyDelegateWillDisplayMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("display")
  }
  func delegateWillEndMenu(
    _ configuration: UIContextMenuConfiguration, _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("end")
  }
  func delegateShowsEditMenu(at path: IndexPath) -> Bool {
    log.append("edit menu \(path.item)")
    return showsEditMenu
  }
  func editMenuActions(at path: IndexPath) -> EditMenuActions {
    EditMenuActions(
      canPerform: { [unowned self] action, _ in allowed.contains("\(action)") },
      perform: { [unowned self] action, _ in log.append("perform \(action) \(path.item)") })
  }
  func frameOfItem(at path: IndexPath) -> CGRect? {
    CGRect(x: 0, y: CGFloat(path.item) * 10, width: bounds.width, height: 10)
  }
  func existingCell(at path: IndexPath) -> (any ItemFocusCell)? { nil }

  // MARK: What menus do not ask for

  static var endsHighlightBeforeSelecting: Bool { false }
  static var callsDelegateForEachDeselection: Bool { false }
  var allowsSelection: Bool { true }
  var allowsMultipleSelection: Bool { false }
  var allowsSelectionDuringEditing: Bool { false }
  var allowsMultipleSelectionDuringEditing: Bool { false }
  var isEditing: Bool { false }
  var selectsWholeRanges: Bool { false }
  var backgroundView: UIView? { nil }
  func laidOutItem(at point: CGPoint) -> IndexPath? { nil }
  func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void) {}
  var pathsOfCells: [IndexPath] { [] }
  func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {}
  func showHighlighted(_ isHighlighted: Bool, at path: IndexPath) {}
  func allowsHighlight(at path: IndexPath) -> Bool { true }
  func beginEditingToSelect() {}
  func focusClickedItem(at path: IndexPath) {}
  func delegateAllowsHighlight(at path: IndexPath) -> Bool { true }
  func notifyDelegateDidHighlight(at path: IndexPath) {}
  func notifyDelegateDidUnhighlight(at path: IndexPath) {}
  func delegateItemToSelect(at path: IndexPath) -> IndexPath? { path }
  func delegateItemToDeselect(at path: IndexPath) -> IndexPath? { path }
  func notifyDelegateDidSelect(at path: IndexPath) {}
  func notifyDelegateDidDeselect(at path: IndexPath) {}
  func performPrimaryAction(at path: IndexPath) {}
  func delegateAllowsSelectionPan(at path: IndexPath) -> Bool { false }
  func notifyDelegateDidBeginSelectionPan(at path: IndexPath) {}
  func notifyDelegateDidEndSelectionPan() {}
  func focusPath(of cell: any FocusCell) -> IndexPath? { nil }
  func canFocus(itemAt path: IndexPath) -> Bool { false }
  func preferredCell() -> (any FocusCell)? { nil }
  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)? { nil }
  func revealFocusedCell() -> (any FocusCell)? { nil }
  func resolveLayoutForFocus() {}
  func activateFocused(_ path: IndexPath) {}
  var typeAhead = TypeAhead()
  var allowsFocus: Bool { false }
  var allowsFocusDuringEditing: Bool { false }
  var remembersLastFocusedIndexPath: Bool { false }
  var selectionFollowsFocus: Bool { false }
  func delegateAllowsFocus(at path: IndexPath) -> Bool? { nil }
  var delegatePreferredItem: IndexPath? { nil }
  func delegateSelectsFocused(at path: IndexPath) -> Bool? { nil }
  func scrollToVisibleItem(_ path: IndexPath) {}
  func items(from path: IndexPath, _ heading: UIFocusHeading) -> AnySequence<IndexPath> { AnySequence([]) }
  func itemOnePage(from path: IndexPath, _ sign: CGFloat) -> IndexPath? { nil }
  var visibleItemPaths: [IndexPath] { [] }
  var existingCells: [(path: IndexPath, cell: any ItemFocusCell)] { [] }
  var contextMenuInteraction: UIContextMenuInteraction? { nil }
}
