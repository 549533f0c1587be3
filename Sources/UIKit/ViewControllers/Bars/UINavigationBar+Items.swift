import Foundation

/// Methods that change the item stack of a navigation bar, optionally with animation.
extension UINavigationBar {
  /// The direction of an animated change of the stack.
  package enum Direction { case forward, back }

  /// Handles a tap on the back button: performs the item's `backAction`, or pops the item if the delegate allows it.
  package final func backTapped() {
    if let action = topItem?.backAction {
      action.performWithSender(self, target: nil)
    } else if let controller {
      guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return }
      let outer = controller.stack.count == 1 && outerBackItem != nil ? controller.navigationController : nil
      let poppedController = (outer ?? controller).popViewController(animated: true)
      if outer == nil, poppedController != nil { delegate?.navigationBar(self, didPop: item) }
    } else {
      popItem(animated: true)
    }
  }

  /// Replaces the stack of items. If `direction` is not nil, the change is animated in this direction.
  /// `performAnimations` runs the animations as part of a transition between view controllers.
  package final func change(
    to newItems: [UINavigationItem], direction: Direction?,
    performAnimations: ((_ animation: @escaping () -> Void, _ end: @escaping () -> Void) -> Void)?
  ) {
    // Items at the start of both stacks do not change, and most stacks differ only at their end.
    let unchangedCount = zip(itemList, newItems).prefix { $0 === $1 }.count
    change(
      keeping: unchangedCount, adding: Array(newItems[unchangedCount...]), direction: direction,
      performAnimations: performAnimations)
  }

  /// Replaces the items above the first `unchangedCount` ones.
  final func change(
    keeping unchangedCount: Int, adding addedItems: [UINavigationItem], direction: Direction?,
    performAnimations: ((_ animation: @escaping () -> Void, _ end: @escaping () -> Void) -> Void)?
  ) {
    let oldContent = content
    // The two last items are visible, the one before the top as its back button. Another bar may have shown them meanwhile.
    let keptItems = itemList[max(0, min(unchangedCount, unchangedCount + addedItems.count - 2))..<unchangedCount]
    let changedItems = keptItems + addedItems
    let changedObjects = Set(changedItems.lazy.map { ObjectIdentifier($0) })
    for item in itemList.dropFirst(unchangedCount) where !changedObjects.contains(ObjectIdentifier(item)) {
      item.onChange = nil
    }
    itemList.replaceSubrange(unchangedCount..., with: addedItems)
    for item in changedItems {
      item.onChange = { [weak self, weak item] animated in if let item { self?.itemChanged(item, animated) } }
    }
    guard let newTopItem = itemList.last else {
      oldContent?.removeFromSuperview()
      content = nil
      showSearchBar(nil)
      return
    }
    let (oldSearchBar, newSearchBar) = (searchBar, newTopItem.searchController?.searchBar)
    if direction != nil, let oldContent, oldContent.item !== newTopItem { addPictures(ifReplaced: newSearchBar) }
    showSearchBar(newSearchBar)
    if oldContent?.item === newTopItem {
      rebuild()
      return
    }
    let newContent = NavigationBarContent(item: newTopItem, bar: self, previous: previousItem)
    newContent.frame = contentFrame
    addSubview(newContent)
    content = newContent
    largeTitle.show(newTopItem, appearanceInUse(for: newTopItem), traitCollection)
    applyAppearance(animated: false)
    guard let direction, let oldContent else {
      oldContent?.removeFromSuperview()
      setNeedsLayout()
      return
    }
    newContent.layoutIfNeeded()
    let sign: CGFloat = (direction == .forward) == (effectiveUserInterfaceLayoutDirection == .leftToRight) ? 1 : -1
    let shift = bounds.width * 0.4 * sign
    UIView.performWithoutAnimation {
      newContent.titleContainer.transform = CGAffineTransform(translationX: shift, y: 0)
      newContent.titleContainer.alpha = 0
      newContent.buttons.alpha = 0
    }
    let fade = fadeParts(newSearchBar === oldSearchBar ? nil : newSearchBar)
    let animation = {
      fade.animation()
      newContent.titleContainer.transform = .identity
      newContent.titleContainer.alpha = 1
      newContent.buttons.alpha = 1
      oldContent.titleContainer.transform = CGAffineTransform(translationX: -shift, y: 0)
      oldContent.titleContainer.alpha = 0
      oldContent.buttons.alpha = 0
    }
    let removeOldContent = {
      oldContent.removeFromSuperview()
      fade.end()
    }
    if let performAnimations {
      performAnimations(animation, removeOldContent)
    } else {
      UIView.animate(withDuration: 0.35, animations: animation) { _ in removeOldContent() }
    }
  }

  /// The item to which the back button leads, or nil if there is none.
  private var previousItem: UINavigationItem? { itemList.count > 1 ? backItem : outerBackItem }

  /// Sets the item to which the back button of the first item leads, in a nested navigation controller. Nil removes the
  /// item.
  final func setOuterBackItem(_ item: UINavigationItem?) {
    guard item !== outerBackItem else { return }
    outerBackItem = item
    rebuild()
  }

  /// Sets the buttons that a split view controller adds on the leading side.
  final func setColumnItems(_ items: [UIBarButtonItem]) {
    guard !items.elementsEqual(columnItems, by: ===) else { return }
    columnItems = items
    rebuild()
  }

  /// Updates the bar after an item changed. If `animated` is true, the buttons are cross-faded.
  final func itemChanged(_ item: UINavigationItem, _ animated: Bool) {
    if item === topItem || item === backItem {
      let fades = animated && window != nil
      let oldButtons = fades ? content?.buttons.snapshotView(afterScreenUpdates: false) : nil
      rebuild()
      if fades { fadeButtons(from: oldButtons) }
    }
    invalidateIntrinsicContentSize()
    controller?.navigationItemChanged(item)
  }

  /// Fades in the bar's current buttons, and fades out `snapshot`, which shows the previous buttons, if the snapshot is
  /// not nil.
  final func fadeButtons(from snapshot: UIView?) {
    guard let content else { return }
    if let oldButtons = snapshot {
      oldButtons.frame = content.frame
      addSubview(oldButtons)
    }
    UIView.performWithoutAnimation { content.buttons.alpha = 0 }
    UIView.animate(
      withDuration: 0.25, delay: 0, options: .allowUserInteraction,
      animations: {
        snapshot?.alpha = 0
        content.buttons.alpha = 1
      }, completion: { _ in snapshot?.removeFromSuperview() })
  }

  /// Recreates the content from the items and applies the appearance.
  final func rebuild() {
    needsRebuild = false
    showSearchBar(topItem?.searchController?.searchBar)
    content?.rebuild(previous: previousItem)
    if let topItem { largeTitle.show(topItem, appearanceInUse(for: topItem), traitCollection) }
    applyAppearance(animated: false)
  }

  /// Returns the menu of the back button. It lists the items below the top item, beginning with the nearest one. Returns
  /// nil if the back button has an action of its own.
  final func backMenu() -> UIMenu? {
    guard topItem?.backAction == nil, itemList.count > 1 else { return nil }
    let itemsBelow = itemList.dropLast()
    return UIMenu(
      children: itemsBelow.indices.reversed().map { index in
        UIAction(title: itemsBelow[index].title ?? "Back") { [weak self] _ in self?.goBack(to: index) }
      })
  }

  /// Pops the items above an index. The menu of the back button calls this method.
  final func goBack(to index: Int) {
    if let controller {
      guard controller.stack.indices.contains(index) else { return }
      controller.popToViewController(controller.stack[index], animated: true)
    } else {
      while itemList.count > index + 2 {
        let count = itemList.count
        popItem(animated: false)
        // The delegate can prevent a pop.
        guard itemList.count < count else { return }
      }
      popItem(animated: true)
    }
  }
}
