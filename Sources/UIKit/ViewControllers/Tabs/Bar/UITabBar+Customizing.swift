import Foundation

/// Methods that let the user rearrange the items of the bar.
extension UITabBar {
  final func beginCustomizing(_ items: [UITabBarItem]) {
    guard customizing == nil else { return }
    guard let window else {
      Diagnostics.report("\(self).beginCustomizingItems: the bar is not in a window; add it to one first")
      return
    }
    delegate?.tabBar(self, willBeginCustomizing: items)
    let panel = TabCustomizingPanel(items, of: self)
    customizing = panel
    let top = convert(CGPoint.zero, to: window).y
    panel.frame = CGRect(x: 0, y: top, width: window.bounds.width, height: top)
    panel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(panel)
    panel.layoutIfNeeded()
    UIView.animate(withDuration: 0.3, animations: { panel.frame.origin.y = 0 }) { [weak self] _ in
      guard let self, customizing === panel else { return }
      delegate?.tabBar(self, didBeginCustomizing: items)
    }
  }

  final func endCustomization(animated: Bool) -> Bool {
    guard let panel = customizing else { return false }
    let items = items ?? []
    let hasChanged = !items.elementsEqual(panel.initialItems, by: ===)
    delegate?.tabBar(self, willEndCustomizing: items, changed: hasChanged)
    customizing = nil
    onCustomized?(hasChanged)
    let finish: () -> Void = { [weak self] in
      panel.removeFromSuperview()
      guard let self else { return }
      delegate?.tabBar(self, didEndCustomizing: items, changed: hasChanged)
    }
    guard animated, panel.window != nil else {
      finish()
      return hasChanged
    }
    UIView.animate(withDuration: 0.3, animations: { panel.frame.origin.y = panel.bounds.height }) { _ in finish() }
    return hasChanged
  }

  /// Places an item at the position of the item `target`. If both items are in the bar, they exchange their positions.
  final func exchange(_ target: UITabBarItem, with item: UITabBarItem) {
    guard var newItems = items, let index = newItems.firstIndex(where: { $0 === target }), item !== target,
      target.isReplaceable
    else { return }
    if let otherIndex = newItems.firstIndex(where: { $0 === item }) {
      newItems.swapAt(index, otherIndex)
    } else {
      newItems[index] = item
    }
    let previousSelection = selectedItem
    setItems(newItems, animated: true)
    if previousSelection.map({ one in newItems.contains { $0 === one } }) ?? false { selectedItem = previousSelection }
  }
}

extension UITabBarItem {
  /// Indicates whether the user can replace the item in a bar. The item of the More list cannot be replaced.
  final var isReplaceable: Bool { systemItem != .more }
}
