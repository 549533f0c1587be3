import CoreGraphics
import Foundation
import RuntimeInterface

/// What keys do in a collection view or table that has the focus, besides moving it by arrows.
@MainActor enum SelectionKeys {
  /// Answers whether the key was for such a view. Text fields keep their keys.
  static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
    if FirstResponder.of(window) is any UIKeyInput { return false }
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    if flags == .control || flags == .command {
      guard key.keyCode == .keyboardA, let view = target(in: window), view.allowsAny, view.allowsSeveral else {
        return false
      }
      view.selectAllAsUser()
      return true
    }
    guard flags.isSubset(of: .shift), let (view, path) = focused(in: window) else { return false }
    let extends = flags == .shift && view.allowsAny && view.allowsSeveral
    switch key.keyCode {
    case .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow:
      // Where the focus goes by itself a new range begins.
      guard extends else {
        view.selection.anchor = nil
        return false
      }
      if view.selection.anchor == nil { view.selection.anchor = path }
      _ = FocusKeys.handle(key, in: window)
      if let now = view.selection.focused, now != path { view.extendSelection(to: now, keepsOthers: false) }
      return true
    case .keyboardHome: return move(to: view.firstItem(), from: path, extends, in: view, .first)
    case .keyboardEnd: return move(to: view.lastItem(), from: path, extends, in: view, .last)
    case .keyboardPageUp: return move(to: view.page(from: path, -1), from: path, extends, in: view, .up)
    case .keyboardPageDown: return move(to: view.page(from: path, 1), from: path, extends, in: view, .down)
    case .keyboardApplication: return openMenu(of: path, in: view, window)
    case .keyboardF10: return flags == .shift && openMenu(of: path, in: view, window)
    case .keyboardSpacebar where view.typeAhead.isGoing(at: FrameClock.now):
      return view.findTyped(" ", from: path)
    default:
      guard key.keyCode != .keyboardSpacebar, key.characters.count == 1,
        let letter = key.characters.unicodeScalars.first, letter.value > 32, letter.value != 127
      else { return false }
      return view.findTyped(key.characters, from: path)
    }
  }

  private static func focused(in window: UIWindow) -> (any FocusCellHost, IndexPath)? {
    guard let item = UIFocusSystem.existing(for: window)?.focusedItem as? any FocusCell,
      let view = item.focusHost, let path = view.selection.focused, view.hasItem(at: path),
      !FocusTree.isLost(item, in: window)
    else { return nil }
    return (view, path)
  }

  /// The view that has the focus, else the one that a key would scroll.
  private static func target(in window: UIWindow) -> (any FocusCellHost)? {
    focused(in: window)?.0
      ?? ScrollDispatcher.shared.keyTargets(in: window).lazy.compactMap { $0 as? any FocusCellHost }.first
  }

  private static func move(
    to target: IndexPath?, from path: IndexPath, _ extends: Bool, in view: any FocusCellHost, _ heading: UIFocusHeading
  ) -> Bool {
    if !extends { view.selection.anchor = nil }
    if extends, view.selection.anchor == nil { view.selection.anchor = path }
    guard let target, let found = view.moveFocus(to: target, heading) else { return true }
    if extends { view.extendSelection(to: found, keepsOthers: false) }
    return true
  }

  private static func openMenu(of path: IndexPath, in view: any FocusCellHost, _ window: UIWindow) -> Bool {
    view.openMenu(of: path, in: window)
  }
}

extension UICollectionView {
  final func openMenu(of path: IndexPath, in window: UIWindow) -> Bool {
    guard let frame = layoutAttributesForItem(at: path)?.frame, let interaction = contextMenuInteraction else {
      return false
    }
    return interaction.open(at: convert(CGPoint(x: frame.midX, y: frame.midY), to: window), isPointer: true)
  }

  /// The item that lies about a screenful from another one, along the axis that scrolls; the nearest to that place.
  final func page(from path: IndexPath, _ sign: CGFloat) -> IndexPath? {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return nil }
    let seen = bounds.inset(by: adjustedContentInset)
    let isSideways = scrollsX && !scrollsY
    let step = max((isSideways ? seen.width - frame.width : seen.height - frame.height), 1) * sign
    let content = CGRect(origin: .zero, size: contentSize)
    var goal = CGPoint(x: frame.midX + (isSideways ? step : 0), y: frame.midY + (isSideways ? 0 : step))
    goal.x = min(max(goal.x, content.minX), content.maxX)
    goal.y = min(max(goal.y, content.minY), content.maxY)
    let reach = CGRect(
      x: goal.x - seen.width / 2, y: goal.y - seen.height / 2, width: seen.width, height: seen.height)
    let counts = counts
    var best: (path: IndexPath, distance: CGFloat)?
    for attributes in askForElements(in: reach) ?? [] {
      let other = attributes.values.indexPath
      guard attributes.values.key.kind == 0, !attributes.isHidden, counts.contains(other), other != path else {
        continue
      }
      let along = isSideways ? attributes.frame.midX - goal.x : attributes.frame.midY - goal.y
      let across = isSideways ? attributes.frame.midY - goal.y : attributes.frame.midX - goal.x
      let passed = isSideways ? attributes.frame.midX - frame.midX : attributes.frame.midY - frame.midY
      guard passed * sign > 0 else { continue }
      // The row first, then the place in it.
      let distance = abs(along) * 4 + abs(across)
      if best.map({ distance < $0.distance || distance == $0.distance && other < $0.path }) ?? true {
        best = (other, distance)
      }
    }
    return best?.path
  }
}
