import CoreGraphics
import Foundation

extension ItemFocusHost {
  /// Returns whether an item can have the focus: the view's own rules, then the delegate's, else the cell's.
  func canFocus(itemAt path: IndexPath) -> Bool {
    guard isEditing ? allowsFocusDuringEditing : allowsFocus, !isPlaceholder(at: path) else { return false }
    return delegateAllowsFocus(at: path) ?? knownCell(at: path)?.canBecomeFocused ?? false
  }

  func activateFocused(_ path: IndexPath) { selection.tap(path) }

  /// Returns the cell that gets the focus when it comes to the view: that of the item that had it last (where that is
  /// remembered), the delegate's choice, the first selected one, the first visible one.
  func preferredCell() -> (any FocusCell)? {
    settleForFocus()
    var paths: [IndexPath] = []
    if remembersLastFocusedIndexPath, let last = selection.focused { paths.append(last) }
    if let preferred = delegatePreferredItem { paths.append(preferred) }
    if let selected = selection.first { paths.append(selected) }
    for path in paths {
      if let cell = focusableCell(at: path) { return cell }
    }
    return itemsOnScreen.first { canFocus(itemAt: $0) }.flatMap { knownCell(at: $0) }
  }

  /// How many items an arrow tries before it gives up: each may have to be scrolled into sight to answer.
  private var mostTries: Int { 64 }

  func focusableCell(from cell: any FocusCell, _ heading: UIFocusHeading) -> (any FocusCell)? {
    settleForFocus()
    guard let path = (cell as? any ItemFocusCell)?.itemPath else { return nil }
    for candidate in items(from: path, heading).prefix(mostTries) {
      if let cell = focusableCell(at: candidate) { return cell }
    }
    return nil
  }

  /// Returns the cell of an item that can have the focus, scrolled into sight.
  func focusableCell(at path: IndexPath) -> (any ItemFocusCell)? {
    guard shownCounts.contains(path) else { return nil }
    if let frame = frameOfItem(at: path),
      !bounds.inset(by: adjustedContentInset).contains(frame) || knownCell(at: path) == nil
    {
      let offset = contentOffset
      // A scroll that is under way ends here, and its end is reported.
      stopMotion(notify: true)
      scrollIntoSight(path)
      layoutIfNeeded()
      guard canFocus(itemAt: path) else {
        contentOffset = offset
        comeBack()
        return nil
      }
      // It may have been caught beyond its edge.
      comeBack()
    }
    return canFocus(itemAt: path) ? knownCell(at: path) : nil
  }

  func returnToFocus() -> (any FocusCell)? { selection.focused.flatMap { focusableCell(at: $0) } }

  /// Moves the focus to an item, and returns the item that has it then; nil if the item cannot have it.
  @discardableResult
  func moveFocus(to path: IndexPath, _ heading: UIFocusHeading) -> IndexPath? {
    guard let cell = focusableCell(at: path), let system = UIFocusSystem.focusSystem(for: self) else { return nil }
    system.move(to: cell, heading)
    return selection.focused
  }

  /// Moves the focus to an item that was clicked, so that keys go on from there.
  func focusClickedItem(at path: IndexPath) {
    guard selection.allowsAny, shownCounts.contains(path), let cell = knownCell(at: path), canFocus(itemAt: path),
      let system = UIFocusSystem.focusSystem(for: self)
    else { return }
    system.move(to: cell, [])
  }

  /// Fills a context of the view's own kind from that of the focus system, and returns it.
  func itemContext<Context: UIFocusUpdateContext>(_ context: UIFocusUpdateContext, _ own: Context) -> Context {
    own.take(context)
    own.previousPath = (context.previousItem as? any FocusCell).flatMap { focusPath(of: $0) }
    own.nextPath = (context.nextItem as? any FocusCell).flatMap { focusPath(of: $0) }
    return own
  }

  /// Remembers the item that has got the focus, and selects it where the selection follows the focus.
  ///
  /// - Parameters:
  ///   - context: The movement, as `itemContext` made it.
  ///   - tellDelegate: Tells the delegate of the movement.
  func focusDidMove(_ context: UIFocusUpdateContext, tellDelegate: () -> Void) {
    if let path = context.nextPath { selection.focused = path }
    tellDelegate()
    guard let path = context.nextPath, path != context.previousPath, selection.allowsAny, !selection.contains(path),
      delegateSelectsFocused(at: path) ?? selectionFollowsFocus
    else { return }
    selection.userSelect(path)
  }

  /// Keeps the focus with its item: after a cell was made for the item that has it, or used again for another item.
  func restoreFocus(of cell: some ItemFocusCell, _ path: IndexPath) {
    guard let system = UIFocusSystem.existing(for: window) else { return }
    let present = system.focusedItem
    if path == selection.focused {
      guard present !== cell else { return }
      let isOurs =
        present.map { item in
          guard let other = item as? any ItemFocusCell, other.focusHost === self else { return false }
          return other.itemPath != path
        } ?? selection.holdsFocus
      if isOurs { system.adopt(cell) }
      selection.holdsFocus = false
    } else if present === cell {
      system.adopt(nil)
      selection.holdsFocus = true
    }
  }

  /// Opens the menu of an item at its centre, and returns whether it has one.
  func openMenu(of path: IndexPath, in window: UIWindow) -> Bool {
    guard let frame = frameOfItem(at: path), let interaction = contextMenuInteraction else { return false }
    return interaction.open(at: convert(CGPoint(x: frame.midX, y: frame.midY), to: window), isPointer: true)
  }
}
