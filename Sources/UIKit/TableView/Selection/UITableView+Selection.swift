import CollectionCore
import CoreGraphics
import Foundation

extension UITableView {
  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else { return selection.deselectAll(animated: animated) }
    guard loadedHeights.contains(path) else {
      Diagnostics.report(
        "\(self) cannot select row \(Array(path)): its sections have \(loadedHeights.counts) rows; nothing is selected")
      return
    }
    selection.select(path, animated: animated)
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  final func selectionRulesDidChange() {
    selection.selectionRulesDidChange()
    if isInEditingMode { layoutChanged() }
  }

  /// Sets the selected and highlighted state of a newly configured cell to the state of its row.
  final func restoreState(of cell: UITableViewCell, _ path: IndexPath) {
    let isSelected = selection.hasSelectedAppearance(path)
    // Overrides set the first appearance of the cell, so the method is called for each new cell.
    if cell.isSelected != isSelected || !cell.knowsSelection { cell.setSelected(isSelected, animated: false) }
    cell.knowsSelection = true
    let isHighlighted = selection.highlightedPath == path || dragDrop?.targetedPath == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    let dragState = dragDrop?.dragState(at: path) ?? .none
    if cell.stateInDrag != dragState { cell.stateInDrag = dragState }
    cell.isGap = isMovedItemGap && mapping.movement?.currentPath == path
    let edits = editingState.isEditing && !isPlaceholder(at: path) && canEdit(dataIndexPath(path))
    if cell.isEditing != edits, !cell.isEditingForSwipe { cell.setEditing(edits, animated: false) }
    restoreFocus(of: cell, path)
  }

  /// Returns the row whose cell is at a point, or `nil` if there is none or a header or footer covers it.
  final func visibleRow(at point: CGPoint) -> IndexPath? {
    for element in liveElements.values where !element.isRow && !element.view.isHidden {
      if element.view.frame.contains(point) { return nil }
    }
    guard let path = findRow(at: point), findCell(at: path) != nil else { return nil }
    return path
  }
}

extension UITableView: SelectionHost {
  // As in UIKit, the end of a touch first ends the highlight and then selects or deselects the row. UIKit calls the
  // delegate for each row that is deselected, even if the user selects another row (`willDeselectRowAt`).
  static var endsHighlightBeforeSelecting: Bool { true }
  static var callsDelegateForEachDeselection: Bool { true }

  /// Indicates whether rows show editing controls. This is not the case while a row is swiped.
  final var isInEditingMode: Bool { editingState.isEditing }

  final var selectsWholeRanges: Bool { delegate == nil && !mapping.hasPlaceholders }

  final func pressedItem(at point: CGPoint) -> IndexPath? { visibleRow(at: point) }
  final func laidOutItem(at point: CGPoint) -> IndexPath? { findRow(at: point) }

  final func forEachItem(in rect: CGRect, _ body: (IndexPath, CGRect) -> Void) {
    let insets = rowInsets
    guard rect.maxX > insets.left, rect.minX < bounds.width - insets.right else { return }
    var rows: [(path: IndexPath, frame: CGRect)] = []
    loadedHeights.visit(from: rect.minY - sectionsTop, to: rect.maxY - sectionsTop) { key, y, height in
      if key.kind == 0 { rows.append((key.path, frame(of: key, (y, height)))) }
    }
    for row in rows { body(row.path, row.frame) }
  }

  final var pathsOfCells: [IndexPath] {
    (liveElements.values.map(\.key) + animator.disappearingKeys + Array(prefetch.preparedElements.keys))
      .filter { $0.kind == 0 }.map(\.path)
  }

  final func showSelected(_ isSelected: Bool, at path: IndexPath, animated: Bool) {
    guard let cell = findCell(at: path), cell.isSelected != isSelected else { return }
    cell.setSelected(isSelected, animated: animated)
  }

  final func showHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    findCell(at: path)?.setHighlighted(isHighlighted, animated: false)
  }

  final func interceptTouch() -> Bool { closeOpenRow(animated: true) }

  final func allowsHighlight(at path: IndexPath) -> Bool {
    if let cell = findCell(at: path), cell.ignoresTouchesInDrag { return false }
    return selection.allowsAnySelection && reordering == nil && !isPlaceholder(at: path)
  }

  final func beginEditingToSelect() { if !isInEditingMode { setEditing(true, animated: true) } }

  // MARK: Delegate

  final func delegateAllowsHighlight(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: dataIndexPath(path)) ?? true
  }
  final func notifyDelegateDidHighlight(at path: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: dataIndexPath(path))
  }
  final func notifyDelegateDidUnhighlight(at path: IndexPath) {
    delegate?.tableView(self, didUnhighlightRowAt: dataIndexPath(path))
  }

  final func delegateItemToSelect(at path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willSelectRowAt: dataIndexPath(path)).map(shownPath(ofData:))
  }
  final func delegateItemToDeselect(at path: IndexPath) -> IndexPath? {
    guard let delegate else { return path }
    return delegate.tableView(self, willDeselectRowAt: dataIndexPath(path)).map(shownPath(ofData:))
  }
  final func notifyDelegateDidSelect(at path: IndexPath) {
    // The segue of a cell in a storyboard comes before the delegate's method, as in UIKit.
    if let cell = findCell(at: path), let segue = cell.performSelectionSegue { segue(cell) }
    delegate?.tableView(self, didSelectRowAt: dataIndexPath(path))
  }
  final func notifyDelegateDidDeselect(at path: IndexPath) {
    delegate?.tableView(self, didDeselectRowAt: dataIndexPath(path))
  }

  final func performPrimaryAction(at path: IndexPath) {
    guard let delegate, loadedHeights.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: dataIndexPath(path))
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: dataIndexPath(path))
  }

  final func delegateAllowsSelectionPan(at path: IndexPath) -> Bool {
    delegate?.tableView(self, shouldBeginMultipleSelectionInteractionAt: dataIndexPath(path))
      ?? false
  }
  final func notifyDelegateDidBeginSelectionPan(at path: IndexPath) {
    delegate?.tableView(self, didBeginMultipleSelectionInteractionAt: dataIndexPath(path))
  }
  final func notifyDelegateDidEndSelectionPan() { delegate?.tableViewDidEndMultipleSelectionInteraction(self) }

  final func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}
