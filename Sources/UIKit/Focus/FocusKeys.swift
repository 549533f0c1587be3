import Foundation

/// Handles the keys that move the focus or act on the focused item.
@MainActor
enum FocusKeys {
  /// Handles a key that moves the focus or acts on the focused item. Keys that a text input uses are not handled.
  /// Returns `true` if the key was handled.
  static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
    if FirstResponder.current(in: window) is any UIKeyInput { return false }
    // An item whose focus ring is hidden does not handle keys: the first arrow key only shows the ring.
    if let (system, item) = focusedItem(in: window), !system.isFocusHidden, let view = item as? UIView,
      !(view is any FocusCell), view.handleFocusedKey(key)
    {
      FocusRing.update(in: window)
      return true
    }
    switch key.keyCode {
    case .keyboardTab:
      return moveToGroup(in: window, backwards: key.modifierFlags.contains(.shift))
    case .keyboardUpArrow: return move(.up, in: window)
    case .keyboardDownArrow: return move(.down, in: window)
    case .keyboardLeftArrow: return move(.left, in: window)
    case .keyboardRightArrow: return move(.right, in: window)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return performAction(in: window)
    default: return false
    }
  }

  /// Handles a key that moves the focus from a text input to another item: Control+Tab, or Tab if the text does not
  /// accept tab characters. Returns `true` if the key was handled.
  static func handleLeavingText(_ key: UIKey, in window: UIWindow) -> Bool {
    guard key.keyCode == .keyboardTab, let textInput = FirstResponder.current(in: window) as? any UIKeyInput else {
      return false
    }
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard flags.isSubset(of: [.shift, .control]) else { return false }
    // Other objects that receive key input may use Tab themselves.
    guard flags.contains(.control) || (textInput as? any TabNavigating)?.tabKeyMovesFocus(with: flags) == true else {
      return false
    }
    FocusRing.lastInputWasKey = true
    _ = moveToGroup(in: window, backwards: flags.contains(.shift))
    return true
  }

  /// Returns the focus system of a window and its focused item, or `nil` if no visible item is focused.
  private static func focusedItem(in window: UIWindow) -> (system: UIFocusSystem, item: any UIFocusItem)? {
    guard let system = UIFocusSystem.existing(for: window), let item = system.focusedItem,
      !FocusTree.isOffScreen(item, in: window)
    else { return nil }
    if let view = item as? UIView, !(view is any FocusCell), !FocusTree.isFocusable(view) { return nil }
    return (system, item)
  }

  private static func moveToGroup(in window: UIWindow, backwards: Bool) -> Bool {
    let groups = FocusTree.groups(in: FocusTree.root(of: window))
    guard !groups.isEmpty, let system = UIFocusSystem.focusSystem(for: window) else { return false }
    let textInput = FirstResponder.current(in: window) as? UIView
    var index = backwards ? groups.count - 1 : 0
    let currentItem = textInput.flatMap { $0 is any UIKeyInput ? $0 : nil } ?? system.focusedItem
    if let currentItem,
      let currentIndex = groups.firstIndex(where: { group in group.contains { $0.contains(currentItem) } })
    {
      index = (currentIndex + (backwards ? groups.count - 1 : 1)) % groups.count
      if index == currentIndex { return true }
    }
    // If the text field does not resign its first responder status, the focus does not move.
    if let textInput, textInput is any UIKeyInput, !textInput.resignFirstResponder() { return true }
    guard let target = FocusTree.target(inGroup: groups[index]) else { return true }
    system.move(to: target, backwards ? .previous : .next)
    if let view = target as? UIView, view.isFocused { handleFocusMove(to: view) }
    return true
  }

  /// Scrolls to a view that was focused by a key, and makes it the first responder if it accepts text.
  private static func handleFocusMove(to view: UIView) {
    if !(view is any FocusCell) {
      var ancestor = view.superview
      while let current = ancestor {
        if let scroller = current as? UIScrollView, !(scroller is any FocusCellHost), scroller.isScrollEnabled {
          scroller.scrollRectToVisible(view.convert(view.bounds.insetBy(dx: -8, dy: -8), to: scroller), animated: true)
        }
        ancestor = current.superview
      }
    }
    guard view is any UIKeyInput, view.becomeFirstResponder() else { return }
    // A text field is notified, because a user who presses Tab usually replaces the text of the field.
    (view as? any TabNavigating)?.didReceiveFocusByTab()
  }

  private static func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let (system, item) = focusedItem(in: window) else { return false }
    if system.isFocusHidden {
      system.isFocusHidden = false
      return true
    }
    if let cell = item as? any FocusCell, !cell.showsItem, let host = cell.focusHost {
      // Scrolls back to a focused item that is outside the visible area.
      if let item = host.revealFocusedCell() { system.replaceFocusedView(by: item) }
      return true
    }
    if let cell = item as? any FocusCell, let host = cell.focusHost,
      let nextCell = host.focusableCell(from: cell, heading)
    {
      system.move(to: nextCell, heading)
      return true
    }
    guard let view = item as? UIView else { return false }
    let focusedFrame = view.convert(view.bounds, to: nil)
    let root = FocusTree.root(of: window)
    let bar = FocusTree.bar(around: view)
    var nearest: (item: any UIFocusItem, distance: CGFloat)?
    func updateNearest(_ candidate: any UIFocusItem, _ frame: CGRect) {
      guard candidate !== item, let distance = FocusGeometry.distance(from: focusedFrame, to: frame, heading),
        nearest.map({ distance < $0.distance }) ?? true
      else { return }
      nearest = (candidate, distance)
    }
    // Arrow keys do not move the focus into or out of a bar; Tab does.
    for case let candidateView as UIView in FocusTree.items(in: root) where FocusTree.bar(around: candidateView) === bar
    {
      updateNearest(candidateView, candidateView.convert(candidateView.bounds, to: nil))
    }
    for (guide, frame) in focusGuides(in: root) {
      for preferredEnvironment in guide.preferredFocusEnvironments ?? [] {
        guard let target = FocusTree.target(in: preferredEnvironment) else { continue }
        updateNearest(target, frame)
        break
      }
    }
    guard let nearest else {
      system.movementDidFail(heading)
      return false
    }
    system.move(to: nearest.item, heading)
    if let view = nearest.item as? UIView, view.isFocused { handleFocusMove(to: view) }
    return true
  }

  private static func focusGuides(in view: UIView) -> [(UIFocusGuide, CGRect)] {
    var guides: [(UIFocusGuide, CGRect)] = []
    for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
      guides.append((guide, view.convert(guide.layoutFrame, to: nil)))
    }
    for child in view.subviewList where !child.isHidden { guides += focusGuides(in: child) }
    return guides
  }

  private static func performAction(in window: UIWindow) -> Bool {
    guard let (_, item) = focusedItem(in: window), let cell = item as? any FocusCell,
      let host = cell.focusHost, let path = host.focusPath(of: cell)
    else { return false }
    host.activateFocused(path)
    return true
  }
}
