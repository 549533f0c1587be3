import CollectionCore
import Foundation

// Selection with a mouse and with keys, as on a desktop. Fingers see nothing of it.
extension UITableView {
  /// What a click of the primary button does: alone it selects the row and no other, with Control it adds or takes away
  /// the row, with Shift it selects from the anchor (the row that was clicked last) to the row. With single selection, and
  /// while editing without a modifier, it is a tap.
  final func click(_ path: IndexPath, _ flags: UIKeyModifierFlags) {
    defer { focusByPointer(path) }
    let adds = !flags.isDisjoint(with: [.control, .command])
    guard allowsAny, allowsSeveral, adds || flags.contains(.shift) || !isEditing else {
      selection.anchor = path
      tap(path)
      return
    }
    if flags.contains(.shift) {
      extendSelection(to: path, keepsOthers: adds)
    } else if adds {
      selection.anchor = path
      toggleAsUser(path)
    } else {
      selection.anchor = path
      let isAlone = selection.isEmpty
      deselectAsUser(selection.paths.filter { $0 != path })
      if !selection.contains(path) { selectAsUser(path) }
      if isAlone { performPrimaryAction(path) }
    }
  }

  /// A click beside the rows: nothing is selected any more, where several could be.
  final func clickBeside(_ flags: UIKeyModifierFlags) {
    guard allowsAny, allowsSeveral, !isEditing, flags.isDisjoint(with: [.shift, .control, .command]) else { return }
    deselectAsUser(selection.paths)
  }

  /// The row that was clicked gets the focus, so that keys go on from there.
  private func focusByPointer(_ path: IndexPath) {
    guard allowsAny, loadedHeights.contains(path), let cell = findCell(at: path), canFocus(itemAt: path),
      let system = UIFocusSystem.focusSystem(for: self)
    else { return }
    system.move(to: cell, [])
  }

  /// Selects the rows from the anchor to `path`. The others are deselected, unless they are to be kept. O(what changes,
  /// and sections between).
  final func extendSelection(to path: IndexPath, keepsOthers: Bool) {
    guard let first = firstItem() else { return }
    let anchor = selection.anchor.flatMap { loadedHeights.contains($0) ? $0 : nil } ?? first
    selection.anchor = anchor
    let (low, high) = anchor < path ? (anchor, path) : (path, anchor)
    if !keepsOthers { deselectAsUser(selection.paths(outside: low, high)) }
    selectMissing(from: low, through: high)
  }

  /// Selects every row for which the delegate allows it. O(rows that it is asked for).
  final func selectAllAsUser() {
    guard let first = firstItem(), let last = lastItem() else { return }
    selectMissing(from: first, through: last)
  }

  /// Selects what is not yet. Where there is nobody to ask, ranges as wholes.
  private func selectMissing(from low: IndexPath, through high: IndexPath) {
    let missing = selection.missing(from: low, through: high, in: CollectionCounts(loadedHeights.counts))
    guard delegate == nil else {
      for range in missing {
        for item in range.items { selectAsUser(IndexPath(item: item, section: range.section)) }
      }
      return
    }
    for range in missing { selection.insert(range.items, section: range.section) }
    showSelectionOfAll(animated: false)
    if !missing.isEmpty { selectionDidChange() }
  }

  final func firstItem() -> IndexPath? {
    let counts = loadedHeights.counts
    for section in counts.indices where counts[section] > 0 { return IndexPath(item: 0, section: section) }
    return nil
  }

  final func lastItem() -> IndexPath? {
    let counts = loadedHeights.counts
    for section in counts.indices.reversed() where counts[section] > 0 {
      return IndexPath(item: counts[section] - 1, section: section)
    }
    return nil
  }

  final func forEachItem(from low: IndexPath, through high: IndexPath, _ body: (IndexPath) -> Void) {
    let counts = loadedHeights.counts
    guard low.section <= high.section else { return }
    for section in low.section...high.section where section < counts.count {
      let first = section == low.section ? low.item : 0
      let end = section == high.section ? high.item + 1 : counts[section]
      for item in first..<max(first, min(end, counts[section])) { body(IndexPath(item: item, section: section)) }
    }
  }
}
