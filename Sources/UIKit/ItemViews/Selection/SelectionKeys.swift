import CoreGraphics
import Foundation
import RuntimeInterface

/// The keyboard commands of a focused collection view or table view, except the arrow keys, which move the focus.
@MainActor enum SelectionKeys {
  /// Handles a key for a collection view or table view in a window. Returns whether the key was handled. Keys for text
  /// fields are not handled.
  static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
    if FirstResponder.current(in: window) is any UIKeyInput { return false }
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if flags == .control || flags == .command {
      guard key.keyCode == .keyboardA, let view = target(in: window), view.selection.allowsAnySelection,
        view.selection.allowsMultipleSelection
      else { return false }
      view.selection.selectAll()
      return true
    }
    guard flags.isSubset(of: .shift), let (view, path) = focused(in: window) else { return false }
    let extends = flags == .shift && view.selection.allowsAnySelection && view.selection.allowsMultipleSelection
    switch key.keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
      // After a movement of the focus without Shift, the next range begins at the focused item.
      guard extends else {
        view.selection.anchor = nil
        return false
      }
      if view.selection.anchor == nil { view.selection.anchor = path }
      _ = FocusKeys.handle(key, in: window)
      if let focusedPath = view.selection.focused, focusedPath != path {
        view.selection.extend(to: focusedPath, keepsOthers: false)
      }
      return true
    case .keyboardHome: return move(to: view.shownCounts.firstItem, from: path, extends, in: view, .first)
    case .keyboardEnd: return move(to: view.shownCounts.lastItem, from: path, extends, in: view, .last)
    case .keyboardPageUp: return move(to: view.itemOnePage(from: path, -1), from: path, extends, in: view, .up)
    case .keyboardPageDown: return move(to: view.itemOnePage(from: path, 1), from: path, extends, in: view, .down)
    case .keyboardApplication: return view.openMenu(of: path, in: window)
    case .keyboardF10: return flags == .shift && view.openMenu(of: path, in: window)
    case .keyboardSpacebar where view.typeAhead.isContinuing(at: FrameClock.now):
      return view.findTyped(" ", from: path)
    default:
      guard key.keyCode != .keyboardSpacebar, key.characters.count == 1,
        let letter = key.characters.unicodeScalars.first, letter.value > 32, letter.value != 127
      else { return false }
      return view.findTyped(key.characters, from: path)
    }
  }

  private static func focused(in window: UIWindow) -> (any ItemFocusHost, IndexPath)? {
    guard let item = UIFocusSystem.existing(for: window)?.focusedItem as? any FocusCell,
      let view = item.focusHost as? any ItemFocusHost, let path = view.selection.focused,
      view.shownCounts.contains(path), !FocusTree.isOffScreen(item, in: window)
    else { return nil }
    return (view, path)
  }

  /// Returns the table or collection view that handles a key. This is the view with the focused item or, if there is
  /// none, the view that the key would scroll. The result is nil if there is no such view.
  private static func target(in window: UIWindow) -> (any ItemFocusHost)? {
    focused(in: window)?.0
      ?? ScrollDispatcher.shared.scrollViewsForKeys(in: window).lazy.compactMap { $0 as? any ItemFocusHost }.first
  }

  private static func move(
    to target: IndexPath?, from path: IndexPath, _ extends: Bool, in view: any ItemFocusHost, _ heading: UIFocusHeading
  ) -> Bool {
    if !extends { view.selection.anchor = nil }
    if extends, view.selection.anchor == nil { view.selection.anchor = path }
    guard let target, let path = view.moveFocus(to: target, heading) else { return true }
    if extends { view.selection.extend(to: path, keepsOthers: false) }
    return true
  }
}
