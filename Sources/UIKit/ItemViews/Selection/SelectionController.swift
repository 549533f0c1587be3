import CollectionCore
import CoreGraphics
import Foundation

/// Selects and highlights the items of a view: by code, by touch, by clicks, by gestures and by keys.
///
/// A touch goes through UIKit's order: down highlights; up selects or deselects, and ends the highlight.
@MainActor
final class SelectionController {
  /// The view whose items are selected; to be set before anything else is used. The view owns the controller.
  unowned var host: (any SelectionHost)!
  /// Asked several times with every cell that appears.
  @exclusivity(unchecked) private var state = SelectionState()
  /// The gestures that select several items; made when that is first allowed.
  private var gestures: (marquee: MarqueeSelection, pan: SelectionPan)?

  // MARK: What is selected

  /// The selected items, in the order of their selection. O(selected).
  var paths: [IndexPath] { state.paths }
  var isEmpty: Bool { state.isEmpty }
  /// How many items are selected. O(1).
  var count: Int { state.count }
  /// The item that was selected first.
  var first: IndexPath? { state.first }
  func contains(_ path: IndexPath) -> Bool { state.contains(path) }

  /// Returns whether the cell of an item is to look selected: it is, unless another item is highlighted in its place.
  func looksSelected(_ path: IndexPath) -> Bool { state.contains(path) && state.suspended != path }

  /// The item below the finger.
  var highlighted: IndexPath? { state.highlighted }
  /// The item that had the focus last.
  var focused: IndexPath? {
    get { state.focused }
    set { state.focused = newValue }
  }
  /// Whether that item still has the focus, although no cell shows it.
  var holdsFocus: Bool {
    get { state.holdsFocus }
    set { state.holdsFocus = newValue }
  }
  /// Where the range begins that Shift extends.
  var anchor: IndexPath? {
    get { state.anchor }
    set { state.anchor = newValue }
  }

  // MARK: Rules

  /// Whether items may be selected now. While editing, allowing several is enough (Apple's sample "Selecting multiple items
  /// with a two-finger pan gesture" sets nothing else).
  var allowsAny: Bool {
    host.isEditing
      ? host.allowsSelectionDuringEditing || host.allowsMultipleSelectionDuringEditing : host.allowsSelection
  }
  /// Whether several items may be selected now.
  var allowsSeveral: Bool {
    host.isEditing ? host.allowsMultipleSelectionDuringEditing : host.allowsMultipleSelection
  }

  /// Keeps one selected item where several are no longer allowed; tells no delegate.
  func rulesChanged() {
    if !allowsSeveral, count > 1, let first {
      state.deselectAll()
      state.insert(first)
      showAll(animated: false)
      host.selectionDidChange()
    }
    guard gestures == nil, host.allowsMultipleSelection || host.allowsMultipleSelectionDuringEditing else { return }
    let made = (marquee: MarqueeSelection(self, host), pan: SelectionPan(self, host))
    gestures = made
    host.addGestureRecognizer(made.marquee)
    host.addGestureRecognizer(made.pan)
  }

  // MARK: By code: no delegate is asked or told

  /// Selects an item; with single selection in place of the one before.
  func select(_ path: IndexPath, animated: Bool) {
    if !allowsSeveral, !(count == 1 && contains(path)) { deselectAll(animated: animated) }
    let isNew = !contains(path)
    if isNew { state.insert(path) }
    show(path, animated: animated)
    if isNew { host.selectionDidChange() }
  }

  /// Deselects an item.
  func deselect(_ path: IndexPath, animated: Bool) {
    let wasSelected = contains(path)
    if wasSelected { state.remove(path) }
    show(path, animated: animated)
    if wasSelected { host.selectionDidChange() }
  }

  /// Deselects all items. O(visible).
  func deselectAll(animated: Bool) {
    guard !isEmpty else { return }
    state.deselectAll()
    showAll(animated: animated)
    host.selectionDidChange()
  }

  private func show(_ path: IndexPath, animated: Bool = false) {
    host.showSelected(looksSelected(path), at: path, animated: animated)
  }

  private func showAll(animated: Bool) {
    for path in host.pathsOfCells { show(path, animated: animated) }
  }

  // MARK: The data changes

  /// Deselects all items and ends the highlight, because everything is loaded again. The focus stays; no cell changes.
  func reset() {
    state.removeAll()
    gestures?.pan.follow { _ in nil }
  }

  /// Follows items to their places after an update; those that were deleted are no longer selected.
  ///
  /// - Complexity: O(operations · log runs)
  func follow(_ map: UpdateMap) {
    let old = count
    state.follow(map)
    if count != old { host.selectionDidChange() }
    itemsMoved { $0.count == 2 ? map.newItem(ofOld: $0.itemIndex).map { IndexPath($0) } : nil }
  }

  /// Runs a closure that loads everything again, and selects what was selected before, as far as it exists: it is not known
  /// where items went.
  ///
  /// - Parameter reload: Calls `reset()` and returns the new counts.
  func keepWhile(_ reload: () -> SectionCounts) {
    let old = state
    let counts = reload()
    state = old
    state.keep(within: counts)
    itemsMoved { counts.contains($0) ? $0 : nil }
  }

  private func itemsMoved(_ newPath: (IndexPath) -> IndexPath?) {
    gestures?.pan.follow(newPath)
    if state.highlighted == nil, state.suspended != nil { endHighlight() }
  }

  // MARK: By touch

  /// Highlights the item below a touch, and returns whether the view takes the touch.
  func touchesBegan(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    // Only the primary button selects.
    if touches.first?.type == .indirectPointer, event?.buttonMask.contains(.primary) == false { return false }
    if host.interceptTouch() { return true }
    guard state.highlighted == nil, touches.count == 1, let touch = touches.first,
      let path = host.pressedItem(at: touch.location(in: view))
    else { return false }
    return beginHighlight(at: path, by: ObjectIdentifier(touch))
  }

  /// Ends the highlight when the touch leaves the item, and returns whether the view takes the touch.
  func touchesMoved(_ touches: Set<UITouch>, in view: UIView) -> Bool {
    guard let path = state.highlighted, areHighlighting(touches) else { return false }
    if let touch = touches.first, host.pressedItem(at: touch.location(in: view)) != path { endHighlight() }
    return true
  }

  /// Selects or deselects the highlighted item, and returns whether the view takes the touch.
  func touchesEnded(_ touches: Set<UITouch>, _ event: UIEvent?, in view: UIView) -> Bool {
    let isPointer = touches.first?.type == .indirectPointer
    let flags = event?.modifierFlags ?? []
    guard let path = state.highlighted, areHighlighting(touches) else {
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

  /// Ends the highlight, and returns whether the view takes the touch.
  func touchesCancelled(_ touches: Set<UITouch>) -> Bool {
    guard state.highlighted != nil, areHighlighting(touches) else { return false }
    endHighlight()
    return true
  }

  private func areHighlighting(_ touches: Set<UITouch>) -> Bool {
    touches.contains { ObjectIdentifier($0) == state.touch }
  }

  /// Highlights an item if the delegate allows it, and returns whether the view takes the touch.
  func beginHighlight(at path: IndexPath, by touch: ObjectIdentifier) -> Bool {
    guard host.allowsHighlight(at: path) else { return false }
    guard host.delegateAllowsHighlight(at: path) else { return true }
    state.highlighted = path
    state.touch = touch
    host.showHighlighted(true, at: path)
    if allowsAny, !allowsSeveral, let selected = first, selected != path {
      state.suspended = selected
      show(selected)
    }
    host.delegateDidHighlight(at: path)
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

  /// Ends the highlight without selecting anything.
  func endHighlight() {
    if let suspended = state.suspended {
      state.suspended = nil
      show(suspended)
    }
    guard let path = state.highlighted else { return }
    state.highlighted = nil
    state.touch = nil
    host.showHighlighted(false, at: path)
    host.delegateDidUnhighlight(at: path)
  }

  // MARK: On the user's behalf: the delegate is asked and told

  /// Does what a tap on an item does, and the Return key on the item that has the focus.
  func tap(_ path: IndexPath) {
    guard host.shownCounts.contains(path) else { return }
    state.suspended = nil
    if host.interceptTap(at: path) { return }
    guard allowsAny else { return host.performPrimaryAction(at: path) }
    let extends = allowsSeveral && !isEmpty
    if allowsSeveral, contains(path) { return toggle(path) }
    userSelect(path)
    // Whether or not the item could be selected; not where the tap adds to a selection.
    if !extends { host.performPrimaryAction(at: path) }
  }

  /// Selects an item if the delegate allows it; with single selection in place of the one before.
  func userSelect(_ path: IndexPath) { userSelect(path, replacesOthers: !allowsSeveral) }

  private func userSelect(_ path: IndexPath, replacesOthers: Bool) {
    guard !host.isPlaceholder(at: path) else { return }
    guard let wanted = host.delegateItemToSelect(at: path), host.shownCounts.contains(wanted) else {
      if !allowsSeveral, let first { show(first) }
      return
    }
    let others = replacesOthers ? paths.filter { $0 != wanted } : []
    let tellsBefore = type(of: host).asksAboutEachDeselection
    if tellsBefore { userDeselect(others) } else { for other in others { deselect(other, animated: false) } }
    let isNew = !contains(wanted)
    if isNew { state.insert(wanted) }
    if isNew { host.selectionDidChange() }
    show(wanted)
    if !tellsBefore { for other in others { host.delegateDidDeselect(at: other) } }
    host.delegateDidSelect(at: wanted)
  }

  /// Deselects those of some items that are selected.
  func userDeselect(_ paths: [IndexPath]) {
    let asks = type(of: host).asksAboutEachDeselection
    for path in paths where contains(path) {
      guard let wanted = asks ? host.delegateItemToDeselect(at: path) : path else { continue }
      deselect(wanted, animated: false)
      host.delegateDidDeselect(at: wanted)
    }
  }

  /// Selects an item that is not selected, and deselects one that is, if the delegate allows it.
  func toggle(_ path: IndexPath) {
    guard contains(path) else { return userSelect(path) }
    guard let wanted = host.delegateItemToDeselect(at: path) else { return }
    deselect(wanted, animated: false)
    host.delegateDidDeselect(at: wanted)
  }

  /// Selects the items from the anchor to an item, in the order of the data.
  ///
  /// - Parameters:
  ///   - path: The end of the range.
  ///   - keepsOthers: Whether items outside the range stay selected.
  /// - Complexity: O(what changes, and sections between).
  func extend(to path: IndexPath, keepsOthers: Bool) {
    let counts = host.shownCounts
    guard let first = counts.firstItem else { return }
    let anchor = state.anchor.flatMap { counts.contains($0) ? $0 : nil } ?? first
    state.anchor = anchor
    let (low, high) = anchor < path ? (anchor, path) : (path, anchor)
    if !keepsOthers { userDeselect(state.paths(outside: low, high)) }
    selectMissing(from: low, through: high)
  }

  /// Selects every item for which the delegate allows it.
  func selectAll() {
    let counts = host.shownCounts
    guard let first = counts.firstItem, let last = counts.lastItem else { return }
    selectMissing(from: first, through: last)
  }

  private func selectMissing(from low: IndexPath, through high: IndexPath) {
    let missing = state.missing(from: low, through: high, in: host.shownCounts)
    guard host.selectsWholeRanges else {
      for range in missing {
        for item in range.items { userSelect(IndexPath(item: item, section: range.section)) }
      }
      return
    }
    guard !missing.isEmpty else { return }
    for range in missing { state.insert(range.items, section: range.section) }
    showAll(animated: false)
    host.selectionDidChange()
  }

  // MARK: By mouse, as on a desktop; fingers see nothing of it

  /// Does what a click of the primary button does: alone it selects the item and no other, with Control it adds or takes
  /// away the item, with Shift it selects from the anchor (the item that was clicked last) to the item. With single
  /// selection, and while editing without a modifier, it is a tap.
  func click(_ path: IndexPath, _ flags: UIKeyModifierFlags) {
    defer { host.focusClickedItem(at: path) }
    let adds = !flags.isDisjoint(with: [.control, .command])
    guard allowsAny, allowsSeveral, adds || flags.contains(.shift) || !host.isEditing else {
      state.anchor = path
      tap(path)
      return
    }
    state.suspended = nil
    if flags.contains(.shift) {
      extend(to: path, keepsOthers: adds)
    } else if adds {
      state.anchor = path
      toggle(path)
    } else {
      state.anchor = path
      let isAlone = isEmpty
      if contains(path) {
        userDeselect(paths.filter { $0 != path })
      } else {
        userSelect(path, replacesOthers: true)
      }
      if isAlone { host.performPrimaryAction(at: path) }
    }
  }

  /// Deselects all items after a click beside them, where several can be selected.
  func clickBesideItems(_ flags: UIKeyModifierFlags) {
    guard allowsAny, allowsSeveral, !host.isEditing, flags.isDisjoint(with: [.shift, .control, .command]) else {
      return
    }
    userDeselect(paths)
  }

  // MARK: By a gesture that runs over items

  /// Whether a gesture is selecting items.
  var isGestureRunning: Bool { state.isBanding }

  /// Remembers what is selected when a gesture begins.
  func beginGesture() { state.beginBand() }
  func endGesture() { state.endBand() }

  /// Records whether a gesture touches an item.
  ///
  /// - Returns: Whether the item was selected before the gesture, or nil where nothing is new.
  func gestureTouches(_ path: IndexPath, _ isInside: Bool) -> Bool? {
    state.setBanded(path, isInside) ? state.wasSelectedBeforeBand(path) : nil
  }
}
