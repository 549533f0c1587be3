import Foundation

/// What keys do to the focus.
@MainActor
enum FocusKeys {
  /// Answers whether the key was for the focus. Text fields keep their keys.
  static func handle(_ key: UIKey, in window: UIWindow) -> Bool {
    if FirstResponder.of(window) is any UIKeyInput { return false }
    switch key.keyCode {
    case .keyboardTab:
      return moveToGroup(in: window, backwards: key.modifierFlags.contains(.shift))
    case .keyboardUpArrow: return move(.up, in: window)
    case .keyboardDownArrow: return move(.down, in: window)
    case .keyboardLeftArrow: return move(.left, in: window)
    case .keyboardRightArrow: return move(.right, in: window)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar: return act(in: window)
    default: return false
    }
  }

  private static func focused(in window: UIWindow) -> (system: UIFocusSystem, item: any UIFocusItem)? {
    guard let system = UIFocusSystem.existing(for: window), let item = system.focusedItem else { return nil }
    return (system, item)
  }

  private static func moveToGroup(in window: UIWindow, backwards: Bool) -> Bool {
    let groups = FocusTree.groups(in: window)
    guard !groups.isEmpty, let system = UIFocusSystem.focusSystem(for: window) else { return false }
    var index = backwards ? groups.count - 1 : 0
    if let item = system.focusedItem, let present = groups.firstIndex(where: { $0.contains(item) }) {
      index = (present + (backwards ? groups.count - 1 : 1)) % groups.count
      if groups[index] === groups[present] { return true }
    }
    if let target = FocusTree.target(in: groups[index]) {
      system.move(to: target, backwards ? .previous : .next)
    }
    return true
  }

  private static func move(_ heading: UIFocusHeading, in window: UIWindow) -> Bool {
    guard let (system, item) = focused(in: window) else { return false }
    if let cell = item as? UICollectionViewCell, cell.element == nil, let collectionView = cell.collectionView {
      // It was scrolled out of sight.
      if let found = collectionView.returnToFocus() { system.adopt(found) }
      return true
    }
    if let cell = item as? UICollectionViewCell, let collectionView = cell.collectionView,
      let next = collectionView.focusCell(from: cell, heading)
    {
      system.move(to: next, heading)
      return true
    }
    guard let view = item as? UIView else { return false }
    let start = view.convert(view.bounds, to: nil)
    var best: (item: any UIFocusItem, distance: CGFloat)?
    func consider(_ candidate: any UIFocusItem, _ frame: CGRect) {
      guard candidate !== item, let distance = FocusGeometry.distance(from: start, to: frame, heading),
        best.map({ distance < $0.distance }) ?? true
      else { return }
      best = (candidate, distance)
    }
    for case let other as UIView in FocusTree.items(in: window) {
      consider(other, other.convert(other.bounds, to: nil))
    }
    for (guide, frame) in guides(in: window) {
      for preferred in guide.preferredFocusEnvironments ?? [] {
        guard let target = FocusTree.target(in: preferred) else { continue }
        consider(target, frame)
        break
      }
    }
    guard let best else {
      system.movementFailed(heading)
      return false
    }
    system.move(to: best.item, heading)
    return true
  }

  private static func guides(in view: UIView) -> [(UIFocusGuide, CGRect)] {
    var found: [(UIFocusGuide, CGRect)] = []
    for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
      found.append((guide, view.convert(guide.layoutFrame, to: nil)))
    }
    for child in view.subviewList where !child.isHidden { found += guides(in: child) }
    return found
  }

  private static func act(in window: UIWindow) -> Bool {
    guard let (_, item) = focused(in: window), let cell = item as? UICollectionViewCell,
      let collectionView = cell.collectionView, let path = collectionView.indexPath(for: cell)
    else { return false }
    collectionView.tap(path)
    return true
  }
}
