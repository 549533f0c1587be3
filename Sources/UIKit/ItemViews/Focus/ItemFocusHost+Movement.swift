import CoreGraphics
import Foundation

extension ItemFocusHost {
  /// Returns whether an item can become focused. The result is `false` if the view does not allow focus. Otherwise the
  /// delegate makes the decision, or the cell if the delegate does not implement the method.
  func canFocus(itemAt path: IndexPath) -> Bool {
    guard isInEditingMode ? allowsFocusDuringEditing : allowsFocus, !isPlaceholder(at: path) else { return false }
    return delegateAllowsFocus(at: path) ?? existingCell(at: path)?.canBecomeFocused ?? false
  }

  func activateFocused(_ path: IndexPath) { selection.tap(path) }

  /// Returns the cell that becomes focused when the focus enters the view, or `nil` if no cell can become focused.
  ///
  /// This is the cell of the item that was focused last, if `remembersLastFocusedIndexPath` is `true`. Otherwise it is
  /// the cell of the delegate's preferred item, the first selected item or the first visible item.
  func preferredCell() -> (any FocusCell)? {
    resolveLayoutForFocus()
    var paths: [IndexPath] = []
    if remembersLastFocusedIndexPath, let lastPath = selection.focused { paths.append(lastPath) }
    if let preferredPath = delegatePreferredItem { paths.append(preferredPath) }
    if let selectedPath = selection.first { paths.append(selectedPath) }
    for path in paths {
      if let cell = focusableCell(at: path) { return cell }
    }
    return visibleItemPaths.first { canFocus(itemAt: $0) }.flatMap { existingCell(at: $0) }
  }

  /// The maximum number of items that are tested for one arrow key, because an item may have to be scrolled into view
  /// for the test.
  private var maximumAttempts: Int { 64 }

  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)? {
    resolveLayoutForFocus()
    guard let path = (cell as? any ItemFocusCell)?.itemPath else { return nil }
    for candidate in items(from: path, heading).prefix(maximumAttempts) {
      if let cell = focusableCell(at: candidate) { return cell }
    }
    return nil
  }

  /// Scrolls an item into view. Returns its cell, or `nil` if the cell cannot become focused.
  func focusableCell(at path: IndexPath) -> (any ItemFocusCell)? {
    guard shownCounts.contains(path) else { return nil }
    if let frame = frameOfItem(at: path),
      !bounds.inset(by: adjustedContentInset).covers(frame) || existingCell(at: path) == nil
    {
      let offset = contentOffset
      // A scroll in progress is stopped, and the delegate is notified of its end.
      stopMotion(notify: true)
      scrollToVisibleItem(path)
      layoutIfNeeded()
      guard canFocus(itemAt: path) else {
        contentOffset = offset
        bounceBack()
        return nil
      }
      // The scroll may have been stopped beyond an edge of the content.
      bounceBack()
    }
    return canFocus(itemAt: path) ? existingCell(at: path) : nil
  }

  func revealFocusedCell() -> (any FocusCell)? { selection.focused.flatMap { focusableCell(at: $0) } }

  /// Moves the focus to an item. Returns the item that is focused afterwards, or `nil` if the item cannot become
  /// focused.
  @discardableResult
  func moveFocus(to path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    guard let cell = focusableCell(at: path), let system = UIFocusSystem.focusSystem(for: self) else { return nil }
    system.move(to: cell, heading)
    return selection.focused
  }

  /// Moves the focus to a clicked item, so that keyboard navigation continues from there.
  func focusClickedItem(at path: IndexPath) {
    guard selection.allowsAnySelection, shownCounts.contains(path), let cell = existingCell(at: path),
      canFocus(itemAt: path),
      let focusSystem = UIFocusSystem.focusSystem(for: self)
    else { return }
    focusSystem.move(to: cell, [])
  }

  /// Copies the focus system's context to a new context of the view's own class (`itemContext`), and adds the index paths of
  /// the items that lose and gain the focus. Returns `itemContext`.
  func addIndexPaths<Context: UIFocusUpdateContext>(of context: UIFocusUpdateContext, to itemContext: Context)
    -> Context
  {
    itemContext.copyValues(context)
    itemContext.previousPath = (context.previousItem as? any FocusCell).flatMap { focusPath(of: $0) }
    itemContext.nextPath = (context.nextItem as? any FocusCell).flatMap { focusPath(of: $0) }
    return itemContext
  }

  /// Stores the focused item, and selects it if the selection follows the focus.
  ///
  /// - Parameters:
  ///   - context: The context that `addIndexPaths(of:to:)` returned.
  ///   - tellDelegate: A closure that notifies the delegate.
  func focusDidMove(_ context: UIFocusUpdateContext, tellDelegate: () -> Void) {
    if let path = context.nextPath { selection.focused = path }
    tellDelegate()
    guard let path = context.nextPath, path != context.previousPath, selection.allowsAnySelection,
      !selection.contains(path),
      delegateSelectsFocused(at: path) ?? selectionFollowsFocus
    else { return }
    selection.userSelect(path)
  }

  /// Updates the focus after a cell was created for the focused item, or was reused for another item. The item remains
  /// focused.
  func restoreFocus(of cell: some ItemFocusCell, _ path: IndexPath) {
    guard let system = UIFocusSystem.existing(for: window) else { return }
    let focusedItem = system.focusedItem
    if path == selection.focused {
      guard focusedItem !== cell else { return }
      let belongsToView =
        focusedItem.map { item in
          guard let focusedCell = item as? any ItemFocusCell, focusedCell.focusHost === self else { return false }
          return focusedCell.itemPath != path
        } ?? selection.holdsFocus
      if belongsToView { system.replaceFocusedView(by: cell) }
      selection.holdsFocus = false
    } else if focusedItem === cell {
      system.replaceFocusedView(by: nil)
      selection.holdsFocus = true
    }
  }

  /// Opens the context menu of an item at the item's center, and returns whether the item has a menu.
  func openMenu(of path: IndexPath, in window: UIWindow) -> Bool {
    guard let frame = frameOfItem(at: path), let interaction = contextMenuInteraction else { return false }
    return interaction.open(at: convert(CGPoint(x: frame.midX, y: frame.midY), to: window), isPointer: true)
  }
}
