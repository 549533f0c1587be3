import CollectionCore
import CoreGraphics
import Foundation

/// An object that manages the selected and highlighted items of a table or collection view. Code, touches, clicks, gestures and
/// keys change them through this object.
///
/// A touch has the same effect as in UIKit. Its beginning highlights an item. Its end selects or deselects the item and
/// ends the highlight.
@MainActor
final class SelectionController {
  /// The view, which owns the controller. This property must be set before any other member is used.
  unowned var host: (any SelectionHost)!
  /// The selection state. Exclusivity is not checked, because it is read several times for every cell that appears.
  @exclusivity(unchecked) private var state = SelectionState()
  /// The gestures that select several items. They are created when multiple selection is first allowed.
  private var gestures: (marquee: MarqueeSelection, pan: SelectionPan)?

  // MARK: Selection

  /// The selected items, in the order of their selection.
  ///
  /// - Complexity: O(*n*), where *n* is the number of selected items.
  var paths: [IndexPath] { state.paths }
  var isEmpty: Bool { state.isEmpty }
  /// The number of selected items.
  var count: Int { state.count }
  /// The item that was selected first, or `nil` if no item is selected.
  var first: IndexPath? { state.first }
  func contains(_ path: IndexPath) -> Bool { state.contains(path) }
  /// The selected items as runs, in ascending order. Adjacent items may be in different runs.
  var runs: [ItemRun] { state.runs }

  /// Returns whether the cell of an item has the selected appearance. A selected item loses this appearance while the
  /// user highlights another item whose selection would replace it.
  func hasSelectedAppearance(_ path: IndexPath) -> Bool { state.contains(path) && state.suspendedPath != path }

  /// The highlighted item, or `nil` if no item is highlighted.
  var highlightedPath: IndexPath? { state.highlightedPath }
  /// The item that was focused last, or `nil` if there is none.
  var focused: IndexPath? {
    get { state.focused }
    set { state.focused = newValue }
  }
  /// Indicates whether the item in `focused` remains focused although it has no cell.
  var holdsFocus: Bool {
    get { state.holdsFocus }
    set { state.holdsFocus = newValue }
  }
  /// The item at which a range selection with Shift begins, or `nil` if there is none.
  var anchor: IndexPath? {
    get { state.anchor }
    set { state.anchor = newValue }
  }

  // MARK: Rules

  /// Indicates whether items can currently be selected.
  ///
  /// In editing mode, `allowsMultipleSelectionDuringEditing` alone is sufficient (Apple's sample "Selecting multiple
  /// items with a two-finger pan gesture" sets no other property).
  var allowsAnySelection: Bool {
    host.isInEditingMode
      ? host.allowsSelectionDuringEditing || host.allowsMultipleSelectionDuringEditing : host.allowsSelection
  }
  /// Indicates whether several items can currently be selected.
  var allowsMultipleSelection: Bool {
    host.isInEditingMode ? host.allowsMultipleSelectionDuringEditing : host.allowsMultipleSelection
  }

  /// Reduces the selection to one item after a property of the view has changed so that multiple selection is no longer
  /// allowed. The delegate is not called.
  func selectionRulesDidChange() {
    if !allowsMultipleSelection, count > 1, let first {
      state.deselectAll()
      state.insert(first)
      showAll(animated: false)
      host.selectionDidChange()
    }
    guard gestures == nil, host.allowsMultipleSelection || host.allowsMultipleSelectionDuringEditing else { return }
    let recognizers = (marquee: MarqueeSelection(self, host), pan: SelectionPan(self, host))
    gestures = recognizers
    host.addGestureRecognizer(recognizers.marquee)
    host.addGestureRecognizer(recognizers.pan)
  }

  // MARK: Selection in code, without calling the delegate

  /// Selects an item. With single selection, the item replaces the previously selected item.
  func select(_ path: IndexPath, animated: Bool) {
    if !allowsMultipleSelection, !(count == 1 && contains(path)) { deselectAll(animated: animated) }
    let isNew = !contains(path)
    if isNew { state.insert(path) }
    show(path, animated: animated)
    if isNew { host.selectionDidChange() }
  }

  /// Deselects an item and updates the appearance of its cell.
  func deselect(_ path: IndexPath, animated: Bool) {
    let wasSelected = contains(path)
    if wasSelected { state.remove(path) }
    show(path, animated: animated)
    if wasSelected { host.selectionDidChange() }
  }

  /// Deselects all items and updates the appearance of their cells.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible items.
  func deselectAll(animated: Bool) {
    guard !isEmpty else { return }
    state.deselectAll()
    showAll(animated: animated)
    host.selectionDidChange()
  }

  /// Selects the items from one item through another, as ranges.
  ///
  /// - Complexity: O(*r* + *s* + *n*), where *r* is the number of ranges of selected items, *s* that of sections in the range
  ///   and *n* that of visible items.
  func selectRange(from first: IndexPath, through last: IndexPath, animated: Bool) {
    let unselectedRanges = state.missingRanges(from: first, through: last, in: host.shownCounts)
    guard !unselectedRanges.isEmpty else { return }
    for range in unselectedRanges { state.insert(range.items, section: range.section) }
    showAll(animated: animated)
    host.selectionDidChange()
  }

  private func show(_ path: IndexPath, animated: Bool = false) {
    host.showSelected(hasSelectedAppearance(path), at: path, animated: animated)
  }

  private func showAll(animated: Bool) {
    for path in host.pathsOfCells { show(path, animated: animated) }
  }

  // MARK: Changes of the data

  /// Deselects all items and ends the highlight before a reload. The focused item does not change, and cells are not
  /// updated.
  func reset() {
    state.removeAll()
    gestures?.pan.updatePaths { _ in nil }
  }

  /// Updates the index paths of the selected items after a batch update. Deleted and reloaded items are deselected.
  ///
  /// - Complexity: O(*n* log *r*), where *n* is the number of operations and *r* the number of runs of selected items.
  func apply(_ map: UpdateMap) {
    let oldCount = count
    state.apply(map)
    if count != oldCount { host.selectionDidChange() }
    itemsDidMove { $0.count == 2 ? map.newItem(ofOld: $0.itemIndex).map { IndexPath($0) } : nil }
  }

  /// Performs a reload, and then selects the same index paths again, as far as they exist. The new index paths of the
  /// items are unknown.
  ///
  /// - Parameter reload: A closure that calls `reset()` and returns the new counts.
  func preserveSelection(_ reload: () -> SectionCounts) {
    let oldState = state
    let counts = reload()
    state = oldState
    state.keep(within: counts)
    itemsDidMove { counts.contains($0) ? $0 : nil }
  }

  private func itemsDidMove(_ newPath: (IndexPath) -> IndexPath?) {
    gestures?.pan.updatePaths(newPath)
    if state.highlightedPath == nil, state.suspendedPath != nil { endHighlight() }
  }

  // MARK: Touches

  /// Highlights the item at a touch. Returns whether the view handles the touch.
  func touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    // Only the primary button selects.
    if touches.first?.type == .indirectPointer, event?.buttonMask.contains(.primary) == false { return false }
    if host.interceptTouch() { return true }
    guard state.highlightedPath == nil, touches.count == 1, let touch = touches.first,
      let path = host.pressedItem(at: touch.location(in: view))
    else { return false }
    return beginHighlight(at: path, by: ObjectIdentifier(touch))
  }

  /// Ends the highlight if the touch has left the item. Returns whether the view handles the touch.
  func touchesMoved(_ touches: Set<UITouch>, in view: UIView) -> Bool {
    guard let path = state.highlightedPath, containsHighlightingTouch(touches) else { return false }
    if let touch = touches.first, host.pressedItem(at: touch.location(in: view)) != path { endHighlight() }
    return true
  }

  /// Selects or deselects the highlighted item at the end of a touch. Returns whether the view handles the touch.
  func touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    let isPointer = touches.first?.type == .indirectPointer
    let flags = event?.modifierFlags ?? []
    guard let path = state.highlightedPath, containsHighlightingTouch(touches) else {
      if isPointer, event?.buttonMask.contains(.primary) == true, let touch = touches.first,
        host.pressedItem(at: touch.location(in: view)) == nil
      {
        clickBesideItems(flags)
      }
      return false
    }
    commitHighlight(at: path) { isPointer ? click(path, flags) : tap(path) }
    return true
  }

  /// Ends the highlight of a cancelled touch. Returns whether the view handles the touch.
  func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
    guard state.highlightedPath != nil, containsHighlightingTouch(touches) else { return false }
    endHighlight()
    return true
  }

  private func containsHighlightingTouch(_ touches: Set<UITouch>) -> Bool {
    touches.contains { ObjectIdentifier($0) == state.touch }
  }

  /// Highlights an item if the delegate allows it. Returns whether the view handles the touch.
  func beginHighlight(at path: IndexPath, by touch: ObjectIdentifier) -> Bool {
    guard host.allowsHighlight(at: path) else { return false }
    guard host.delegateAllowsHighlight(at: path) else { return true }
    state.highlightedPath = path
    state.touch = touch
    host.showHighlighted(true, at: path)
    if allowsAnySelection, !allowsMultipleSelection, let selected = first, selected != path {
      state.suspendedPath = selected
      show(selected)
    }
    host.notifyDelegateDidHighlight(at: path)
    return true
  }

  private func commitHighlight(at path: IndexPath, _ select: () -> Void) {
    if type(of: host).endsHighlightBeforeSelecting {
      endHighlight()
      select()
    } else {
      select()
      endHighlight()
    }
  }

  /// Ends the highlight without changing the selection.
  func endHighlight() {
    if let suspendedPath = state.suspendedPath {
      state.suspendedPath = nil
      show(suspendedPath)
    }
    guard let path = state.highlightedPath else { return }
    state.highlightedPath = nil
    state.touch = nil
    host.showHighlighted(false, at: path)
    host.notifyDelegateDidUnhighlight(at: path)
  }

  // MARK: Selection by the user, which calls the delegate

  /// Performs the action of a tap on an item. The Return key has the same effect on the focused item.
  func tap(_ path: IndexPath) {
    guard host.shownCounts.contains(path) else { return }
    state.suspendedPath = nil
    if host.interceptTap(at: path) { return }
    guard allowsAnySelection else { return host.performPrimaryAction(at: path) }
    let extendsSelection = allowsMultipleSelection && !isEmpty
    if allowsMultipleSelection, contains(path) { return toggle(path) }
    userSelect(path)
    // The primary action is performed even if the item cannot be selected, but not if the tap adds to a selection.
    if !extendsSelection { host.performPrimaryAction(at: path) }
  }

  /// Selects an item on behalf of the user if the delegate allows it. With single selection, the item replaces the
  /// previously selected item.
  func userSelect(_ path: IndexPath) { userSelect(path, replacesOthers: !allowsMultipleSelection) }

  private func userSelect(_ path: IndexPath, replacesOthers: Bool) {
    guard !host.isPlaceholder(at: path) else { return }
    guard let allowedPath = host.delegateItemToSelect(at: path), host.shownCounts.contains(allowedPath) else {
      if !allowsMultipleSelection, let first { show(first) }
      return
    }
    let otherPaths = replacesOthers ? paths.filter { $0 != allowedPath } : []
    let notifiesBefore = type(of: host).callsDelegateForEachDeselection
    if notifiesBefore { userDeselect(otherPaths) } else { for other in otherPaths { deselect(other, animated: false) } }
    let isNew = !contains(allowedPath)
    if isNew { state.insert(allowedPath) }
    if isNew { host.selectionDidChange() }
    show(allowedPath)
    if !notifiesBefore { for other in otherPaths { host.notifyDelegateDidDeselect(at: other) } }
    host.notifyDelegateDidSelect(at: allowedPath)
  }

  /// Deselects those of the specified items that are selected, on behalf of the user.
  func userDeselect(_ paths: [IndexPath]) {
    let callsDelegate = type(of: host).callsDelegateForEachDeselection
    for path in paths where contains(path) {
      guard let allowedPath = callsDelegate ? host.delegateItemToDeselect(at: path) : path else { continue }
      deselect(allowedPath, animated: false)
      host.notifyDelegateDidDeselect(at: allowedPath)
    }
  }

  /// Selects or deselects an item on behalf of the user, depending on its state, if the delegate allows it.
  func toggle(_ path: IndexPath) {
    guard contains(path) else { return userSelect(path) }
    guard let allowedPath = host.delegateItemToDeselect(at: path) else { return }
    deselect(allowedPath, animated: false)
    host.notifyDelegateDidDeselect(at: allowedPath)
  }

  /// Selects the items from the anchor to an item on behalf of the user, in the order of the data.
  ///
  /// - Parameters:
  ///   - path: The end of the range.
  ///   - keepsOthers: `true` to keep the selection outside of the range.
  /// - Complexity: O(*n* + *s*), where *n* is the number of changed items and *s* the number of sections in the range.
  func extend(to path: IndexPath, keepsOthers: Bool) {
    let counts = host.shownCounts
    guard let firstItem = counts.firstItem else { return }
    let anchor = state.anchor.flatMap { counts.contains($0) ? $0 : nil } ?? firstItem
    state.anchor = anchor
    let (first, last) = anchor < path ? (anchor, path) : (path, anchor)
    if !keepsOthers { userDeselect(state.paths(outside: first, last)) }
    selectMissing(from: first, through: last)
  }

  /// Selects all items that the delegate allows to be selected.
  func selectAll() {
    let counts = host.shownCounts
    guard let firstItem = counts.firstItem, let lastItem = counts.lastItem else { return }
    selectMissing(from: firstItem, through: lastItem)
  }

  private func selectMissing(from first: IndexPath, through last: IndexPath) {
    guard !host.selectsWholeRanges else { return selectRange(from: first, through: last, animated: false) }
    for range in state.missingRanges(from: first, through: last, in: host.shownCounts) {
      for item in range.items { userSelect(IndexPath(item: item, section: range.section)) }
    }
  }

  // MARK: Mouse clicks, as on a desktop

  /// Performs the action of a click with the primary button.
  ///
  /// Without a modifier, the click selects only the item. With Control, it adds or removes the item. With Shift, it
  /// selects the range from the anchor (the item that was clicked last) to the item. With single selection, and without
  /// a modifier in editing mode, it is equivalent to a tap.
  func click(_ path: IndexPath, _ flags: UIKeyModifierFlags) {
    defer { host.focusClickedItem(at: path) }
    let addsToSelection = !flags.isDisjoint(with: [.control, .command])
    guard allowsAnySelection, allowsMultipleSelection,
      addsToSelection || flags.contains(.shift) || !host.isInEditingMode
    else {
      state.anchor = path
      tap(path)
      return
    }
    state.suspendedPath = nil
    if flags.contains(.shift) {
      extend(to: path, keepsOthers: addsToSelection)
    } else if addsToSelection {
      state.anchor = path
      toggle(path)
    } else {
      state.anchor = path
      let wasEmpty = isEmpty
      if contains(path) {
        userDeselect(paths.filter { $0 != path })
      } else {
        userSelect(path, replacesOthers: true)
      }
      if wasEmpty { host.performPrimaryAction(at: path) }
    }
  }

  /// Deselects all items after a click between items, if multiple selection is allowed.
  func clickBesideItems(_ flags: UIKeyModifierFlags) {
    guard allowsAnySelection, allowsMultipleSelection, !host.isInEditingMode,
      flags.isDisjoint(with: [.shift, .control, .command])
    else {
      return
    }
    userDeselect(paths)
  }

  // MARK: Gestures that pass over items

  /// Indicates whether a marquee or pan selection is in progress.
  var isGestureRunning: Bool { state.isGestureActive }

  /// Stores the current selection when a gesture begins.
  func beginGesture() { state.beginMarquee() }
  func endGesture() { state.endMarquee() }

  /// Records in the selection state whether an item is in the area of the marquee or pan selection.
  ///
  /// - Returns: A Boolean value that indicates whether the item was selected before the gesture, or `nil` if the record
  ///   has not changed.
  func updateGesture(_ path: IndexPath, _ isInside: Bool) -> Bool? {
    state.setInsideMarquee(path, isInside) ? state.wasSelectedBeforeMarquee(path) : nil
  }
}
