import CollectionCore
import Foundation

extension UITableView {
  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      deselectAll(animated: animated)
      return
    }
    guard loadedHeights.contains(path) else {
      Misuse.report(
        "\(self) cannot select row \(Array(path)): its sections have \(loadedHeights.counts) rows; nothing is selected")
      return
    }
    if !allowsSeveral, !(selection.count == 1 && selection.contains(path)) { deselectAll(animated: animated) }
    if !selection.contains(path) {
      selection.insert(path)
      showSelection(of: path, animated: animated)
      selectionDidChange()
    }
    if scrollPosition != .none { scrollToRow(at: path, at: scrollPosition, animated: animated) }
  }

  final func deselect(_ path: IndexPath, animated: Bool) {
    guard selection.contains(path) else { return }
    selection.remove(path)
    showSelection(of: path, animated: animated)
    selectionDidChange()
  }

  private func deselectAll(animated: Bool) {
    guard !selection.isEmpty else { return }
    selection.deselectAll()
    showSelectionOfAll(animated: animated)
    selectionDidChange()
  }

  final func selectionDidChange() {
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  /// Whether rows may be selected now.
  final var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  final var allowsSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Where several rows may not be selected any more one stays selected; the delegate hears nothing.
  final func selectionRulesChanged() {
    if !allowsSeveral, selection.count > 1, let first = selection.first {
      selection.deselectAll()
      selection.insert(first)
      showSelectionOfAll(animated: false)
      selectionDidChange()
    }
    if allowsMultipleSelection || allowsMultipleSelectionDuringEditing { installHandSelection() }
    if isEditing { placesChanged() }
  }

  private func installHandSelection() {
    guard handSelection.isEmpty else { return }
    handSelection = [RowSelectionPan()]
    for gesture in handSelection { addGestureRecognizer(gesture) }
  }

  // MARK: What cells show

  final func showSelection(of path: IndexPath, animated: Bool) {
    guard let cell = findCell(at: path) else { return }
    let isSelected = selection.contains(path) && selection.suspended != path
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: animated) }
  }

  final func showSelectionOfAll(animated: Bool) {
    for element in realized.values where element.isRow { showSelection(of: element.path, animated: animated) }
    for element in batches.departing.values where element.isRow { showSelection(of: element.path, animated: animated) }
    for element in prefetch.prepared.values { showSelection(of: element.path, animated: false) }
  }

  /// For a cell that has just been configured.
  final func restoreState(of cell: UITableViewCell, _ path: IndexPath) {
    let isSelected = selection.contains(path) && selection.suspended != path
    if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.setHighlighted(isHighlighted, animated: false) }
    let edits = editingState.isEditing && canEdit(dataPath(path))
    if cell.isEditing != edits { cell.setEditing(edits, animated: false) }
    restoreFocus(of: cell, path)
  }

  // MARK: By touch: down highlights; up ends the highlight, then selects or deselects.

  /// Whether the touch is on a row, which hears of it from now on.
  final func highlightTouchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    // Only the primary button selects.
    if touches.first?.type == .indirectPointer, event?.buttonMask.contains(.primary) == false { return false }
    if closeOpenRow(animated: true) { return true }
    guard selection.highlighted == nil, touches.count == 1, let touch = touches.first, allowsAny,
      let path = shownRow(at: touch.location(in: self)), reordering == nil
    else { return false }
    if let delegate, !delegate.tableView(self, shouldHighlightRowAt: path) { return true }
    selection.highlighted = path
    selection.touch = ObjectIdentifier(touch)
    findCell(at: path)?.setHighlighted(true, animated: false)
    if !allowsSeveral, let selected = selection.first, selected != path {
      selection.suspended = selected
      showSelection(of: selected, animated: false)
    }
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// The row whose cell is seen at a point; a header that stays at the edge lies above it.
  final func shownRow(at point: CGPoint) -> IndexPath? {
    for element in realized.values where !element.isRow && !element.view.isHidden {
      if element.view.frame.contains(point) { return nil }
    }
    guard let path = findRow(at: point), findCell(at: path) != nil else { return nil }
    return path
  }

  final func highlightTouchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let path = selection.highlighted, highlights(touches) else { return false }
    // A finger that leaves the row lets it go.
    if let touch = touches.first, shownRow(at: touch.location(in: self)) != path { endHighlight() }
    return true
  }

  final func highlightTouchEnded(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    let isPointer = touches.first?.type == .indirectPointer
    guard let path = selection.highlighted, highlights(touches) else {
      if isPointer, event?.buttonMask.contains(.primary) == true, let touch = touches.first,
        shownRow(at: touch.location(in: self)) == nil
      {
        clickBeside(event?.modifierFlags ?? [])
      }
      return false
    }
    endHighlight()
    if isPointer { click(path, event?.modifierFlags ?? []) } else { tap(path) }
    return true
  }

  final func highlightTouchCancelled(_ touches: Set<UITouch>) -> Bool {
    guard selection.highlighted != nil, highlights(touches) else { return false }
    endHighlight()
    return true
  }

  private func highlights(_ touches: Set<UITouch>) -> Bool {
    touches.contains { ObjectIdentifier($0) == selection.touch }
  }

  final func endHighlight() {
    if let suspended = selection.suspended {
      selection.suspended = nil
      showSelection(of: suspended, animated: false)
    }
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    selection.touch = nil
    findCell(at: path)?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  // MARK: On the user's behalf: the delegate is asked, and told of everything

  /// What a tap on a row does, also the Return key on the row that has the focus.
  final func tap(_ path: IndexPath) {
    guard allowsAny, loadedHeights.contains(path) else { return }
    let extends = allowsSeveral && !selection.isEmpty
    if allowsSeveral, selection.contains(path) {
      deselectAsUser([path])
      return
    }
    selectAsUser(path)
    if !extends { performPrimaryAction(path) }
  }

  /// Selects a row on the user's behalf; with single selection the one before is deselected first.
  final func selectAsUser(_ path: IndexPath) {
    guard let wanted = delegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
      loadedHeights.contains(wanted)
    else { return }
    if !allowsSeveral { deselectAsUser(selection.paths.filter { $0 != wanted }) }
    if !selection.contains(wanted) {
      selection.insert(wanted)
      selectionDidChange()
    }
    showSelection(of: wanted, animated: false)
    delegate?.tableView(self, didSelectRowAt: wanted)
  }

  final func deselectAsUser(_ paths: [IndexPath]) {
    for path in paths where selection.contains(path) {
      guard let wanted = delegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path else { continue }
      deselect(wanted, animated: false)
      delegate?.tableView(self, didDeselectRowAt: wanted)
    }
  }

  final func toggleAsUser(_ path: IndexPath) {
    if selection.contains(path) { deselectAsUser([path]) } else { selectAsUser(path) }
  }

  final func performPrimaryAction(_ path: IndexPath) {
    guard let delegate, loadedHeights.contains(path),
      delegate.tableView(self, canPerformPrimaryActionForRowAt: path)
    else { return }
    delegate.tableView(self, performPrimaryActionForRowAt: path)
  }
}
