import Foundation

// Selection with a mouse and with keys, as on a desktop. Fingers see nothing of it.
extension UICollectionView {
  final func installHandSelection() {
    guard handSelection.isEmpty else { return }
    handSelection = [SelectionBand(), SelectionPan()]
    for gesture in handSelection { addGestureRecognizer(gesture) }
  }

  /// What a click of the primary button does: alone it selects the item and no other, with Control it adds or takes away
  /// the item, with Shift it selects from the anchor (the item that was clicked last) to the item. With single selection,
  /// and while editing without a modifier, it is a tap.
  final func click(_ path: IndexPath, _ flags: UIKeyModifierFlags) {
    defer { focusByPointer(path) }
    let adds = !flags.isDisjoint(with: [.control, .command])
    guard allowsAny, allowsSeveral, adds || flags.contains(.shift) || !isEditing else {
      selection.anchor = path
      tap(path)
      return
    }
    selection.suspended = nil
    if flags.contains(.shift) {
      extendSelection(to: path, keepsOthers: adds)
    } else if adds {
      selection.anchor = path
      toggleAsUser(path)
    } else {
      selection.anchor = path
      let isAlone = selection.isEmpty
      selectAloneAsUser(path)
      if isAlone { performPrimaryAction(path) }
    }
  }

  /// A click beside the items: nothing is selected any more, where several could be.
  final func clickBeside(_ flags: UIKeyModifierFlags) {
    guard allowsAny, allowsSeveral, !isEditing, flags.isDisjoint(with: [.shift, .control, .command]) else { return }
    deselectAsUser(selection.paths)
  }

  /// The item that was clicked gets the focus, so that keys go on from there.
  private func focusByPointer(_ path: IndexPath) {
    guard allowsAny, counts.contains(path), let cell = cellForItem(at: path), canFocus(itemAt: path),
      let system = UIFocusSystem.focusSystem(for: self)
    else { return }
    system.move(to: cell, [])
  }

  // MARK: On the user's behalf: the delegate is asked about selecting, and told of everything.

  final func toggleAsUser(_ path: IndexPath) {
    guard selection.contains(path) else { return selectAsUser(path) }
    guard delegate?.collectionView(self, shouldDeselectItemAt: dataPath(path)) ?? true else { return }
    deselectAsUser([path])
  }

  final func deselectAsUser(_ paths: [IndexPath]) {
    for path in paths where selection.contains(path) {
      deselect(path)
      delegate?.collectionView(self, didDeselectItemAt: dataPath(path))
    }
  }

  private func selectAloneAsUser(_ path: IndexPath) {
    let others = selection.paths.filter { $0 != path }
    if !selection.contains(path) {
      guard delegate?.collectionView(self, shouldSelectItemAt: dataPath(path)) ?? true else { return }
      for other in others { deselect(other) }
      selection.insert(path)
      showSelection(of: path)
      for other in others { delegate?.collectionView(self, didDeselectItemAt: dataPath(other)) }
      delegate?.collectionView(self, didSelectItemAt: dataPath(path))
    } else {
      deselectAsUser(others)
    }
  }

  /// Selects the items from the anchor to `path`, in the order of the data. The others are deselected, unless they are to
  /// be kept. O(what changes, and sections between).
  final func extendSelection(to path: IndexPath, keepsOthers: Bool) {
    guard let first = firstItem() else { return }
    let anchor = selection.anchor.flatMap { counts.contains($0) ? $0 : nil } ?? first
    selection.anchor = anchor
    let (low, high) = anchor < path ? (anchor, path) : (path, anchor)
    if !keepsOthers { deselectAsUser(selection.paths(outside: low, high)) }
    selectMissing(from: low, through: high)
  }

  /// Selects every item for which the delegate allows it. O(items that it is asked for).
  final func selectAllAsUser() {
    guard let first = firstItem(), let last = lastItem() else { return }
    selectMissing(from: first, through: last)
  }

  /// Selects what is not yet. Where there is nobody to ask, ranges as wholes.
  private func selectMissing(from low: IndexPath, through high: IndexPath) {
    let asksNobody = delegate == nil && dragDrop?.shadows.isEmpty ?? true
    for range in selection.missing(from: low, through: high, in: counts) {
      if asksNobody {
        selection.insert(range.items, section: range.section)
      } else {
        for item in range.items { selectAsUser(IndexPath(item: item, section: range.section)) }
      }
    }
    if asksNobody { showSelectionOfAll() }
  }

  // MARK: Items in order

  final func firstItem() -> IndexPath? {
    let counts = counts
    for section in 0..<counts.sections where counts.items[section] > 0 { return IndexPath(item: 0, section: section) }
    return nil
  }

  final func lastItem() -> IndexPath? {
    let counts = counts
    for section in (0..<counts.sections).reversed() where counts.items[section] > 0 {
      return IndexPath(item: counts.items[section] - 1, section: section)
    }
    return nil
  }

  final func forEachItem(from low: IndexPath, through high: IndexPath, _ body: (IndexPath) -> Void) {
    let counts = counts
    guard low.section <= high.section else { return }
    for section in low.section...high.section where section < counts.sections {
      let first = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : counts.items[section]
      for item in first..<max(first, min(end, counts.items[section])) { body(IndexPath(item: item, section: section)) }
    }
  }
}
