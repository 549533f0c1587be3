import Foundation

extension UICollectionView {
  final func select(_ path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let path else {
      deselectAll()
      return
    }
    guard counts.contains(path) else {
      Misuse.report("\(self) cannot select item \(Array(path)): its sections have \(counts.items.prefix(20)) items")
      return
    }
    guard allowsAny else { return }
    if !allowsSeveral, !(selection.count == 1 && selection.contains(path)) { deselectAll() }
    selection.insert(path)
    showSelection(of: path)
    if !scrollPosition.isEmpty { scrollToItem(at: path, at: scrollPosition, animated: animated) }
  }

  final func deselect(_ path: IndexPath) {
    selection.remove(path)
    showSelection(of: path)
  }

  /// Calls no delegate. O(visible).
  private func deselectAll() {
    guard !selection.isEmpty else { return }
    selection.deselectAll()
    showSelectionOfAll()
  }

  /// Whether items may be selected now. While editing, allowing several is enough (Apple's sample "Selecting multiple items
  /// with a two-finger pan gesture" sets nothing else).
  final var allowsAny: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }
  final var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  /// Where several items may not be selected any more one stays selected; the delegate hears nothing.
  final func selectionRulesChanged() {
    if !allowsSeveral, selection.count > 1, let first = selection.first {
      selection.deselectAll()
      selection.insert(first)
      showSelectionOfAll()
    }
    if allowsMultipleSelection || allowsMultipleSelectionDuringEditing { installHandSelection() }
  }

  final func editingChanged() {
    if allowsAny { selectionRulesChanged() } else { deselectAll() }
    swipes?.close(animated: true)
    for element in paintOrder { (element.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration() }
    if window != nil {
      for element in paintOrder { (element.view as? UICollectionViewListCell)?.slideAccessories() }
    }
  }

  /// Brings a cell in line with the selection.
  final func showSelection(of path: IndexPath) {
    guard let cell = cellForItem(at: path) else { return }
    let isSelected = selection.contains(path) && selection.suspended != path
    guard cell.isSelected != isSelected else { return }
    cell.isSelected = isSelected
    recolorSeparators()
  }

  /// The same for all that are there: those that leave in an animation and those that are prepared ahead, too.
  final func showSelectionOfAll() {
    for element in paintOrder where element.key.kind == 0 { showSelection(of: element.key.path) }
    for key in batches.departing.keys.sorted() + prefetch.prepared.keys.sorted() where key.kind == 0 {
      showSelection(of: key.path)
    }
  }

  /// For a cell that has just been configured.
  final func restoreState(of cell: UICollectionViewCell, _ path: IndexPath) {
    let isSelected = selection.contains(path) && selection.suspended != path
    if cell.isSelected != isSelected { cell.isSelected = isSelected }
    let isHighlighted = selection.highlighted == path
    if cell.isHighlighted != isHighlighted { cell.isHighlighted = isHighlighted }
    let dragState = dragDrop?.source?.dragState(at: path) ?? .none
    if cell.dragState != dragState { cell.dragState = dragState }
    restoreFocus(of: cell, path)
  }

  // MARK: By touch, in UIKit's order: down highlights; up selects or deselects, then ends the highlight.

  /// Whether the touch is on an item, which hears of it from now on.
  final func highlightTouchBegan(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    // Only the primary button selects.
    if touches.first?.type == .indirectPointer, event?.buttonMask.contains(.primary) == false { return false }
    guard selection.highlighted == nil, touches.count == 1, let touch = touches.first,
      let path = findItem(at: touch.location(in: self)), cellForItem(at: path) != nil, shadow(at: path) == nil
    else { return false }
    if let delegate, !delegate.collectionView(self, shouldHighlightItemAt: dataPath(path)) { return true }
    selection.highlighted = path
    selection.touch = ObjectIdentifier(touch)
    cellForItem(at: path)?.isHighlighted = true
    if allowsAny, !allowsSeveral, let selected = selection.first, selected != path {
      selection.suspended = selected
      showSelection(of: selected)
    }
    delegate?.collectionView(self, didHighlightItemAt: dataPath(path))
    return true
  }

  final func highlightTouchMoved(_ touches: Set<UITouch>) -> Bool {
    guard let path = selection.highlighted, highlights(touches) else { return false }
    // A finger that leaves the item lets it go.
    if let touch = touches.first, findItem(at: touch.location(in: self)) != path { endHighlight() }
    return true
  }

  final func highlightTouchEnded(_ touches: Set<UITouch>, _ event: UIEvent?) -> Bool {
    let isPointer = touches.first?.type == .indirectPointer
    guard let path = selection.highlighted, highlights(touches) else {
      if isPointer, event?.buttonMask.contains(.primary) == true, let touch = touches.first,
        findItem(at: touch.location(in: self)) == nil
      {
        clickBeside(event?.modifierFlags ?? [])
      }
      return false
    }
    if isPointer { click(path, event?.modifierFlags ?? []) } else { tap(path) }
    endHighlight()
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

  /// What is selected, highlighted and focused goes along with its items. Where the highlighted one has gone, the selected
  /// one looks selected again.
  final func translateSelection(_ translation: UpdateTranslation) {
    selection.follow(translation.map)
    selectionMoved(translation.newPath)
  }

  /// Nobody knows which item went where: what was selected stays so where it still exists.
  final func keepSelection(within counts: CollectionCounts) {
    selection.keep(within: counts)
    selectionMoved { counts.contains($0) ? $0 : nil }
  }

  private func selectionMoved(_ newPath: (IndexPath) -> IndexPath?) {
    for case let pan as SelectionPan in handSelection { pan.follow(newPath) }
    if selection.highlighted == nil, selection.suspended != nil { endHighlight() }
  }

  final func endHighlight() {
    if let suspended = selection.suspended {
      selection.suspended = nil
      showSelection(of: suspended)
    }
    guard let path = selection.highlighted else { return }
    selection.highlighted = nil
    selection.touch = nil
    cellForItem(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: dataPath(path))
  }

  /// What a tap on an item does, also the Return key on the item that has the focus.
  final func tap(_ path: IndexPath) {
    selection.suspended = nil
    if (cellForItem(at: path) as? UICollectionViewListCell)?.toggleByTap() == true { return }
    guard allowsAny else {
      performPrimaryAction(path)
      return
    }
    let extends = allowsSeveral && !selection.isEmpty
    if allowsSeveral, selection.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: dataPath(path)) ?? true else { return }
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: dataPath(path))
      return
    }
    selectAsUser(path)
    // Whether or not the item could be selected; not where the tap adds to a selection.
    if !extends { performPrimaryAction(path) }
  }

  /// Selects an item on the user's behalf: asks and tells the delegate.
  final func selectAsUser(_ path: IndexPath) {
    // What stands for no item of the data cannot be selected.
    guard shadow(at: path) == nil else { return }
    guard delegate?.collectionView(self, shouldSelectItemAt: dataPath(path)) ?? true else {
      if !allowsSeveral, let selected = selection.first { showSelection(of: selected) }
      return
    }
    let others = allowsSeveral ? [] : selection.paths.filter { $0 != path }
    for other in others { deselect(other) }
    selection.insert(path)
    showSelection(of: path)
    for other in others { delegate?.collectionView(self, didDeselectItemAt: dataPath(other)) }
    delegate?.collectionView(self, didSelectItemAt: dataPath(path))
  }

  final func performPrimaryAction(_ path: IndexPath) {
    guard let delegate, counts.contains(path),
      delegate.collectionView(self, canPerformPrimaryActionForItemAt: dataPath(path))
    else { return }
    delegate.collectionView(self, performPrimaryActionForItemAt: dataPath(path))
  }
}
