import Foundation

/// Methods that select tabs and view controllers.
extension UITabBarController {
  package final var indexOfSelection: Int {
    guard !more.isSelected else { return NSNotFound }
    if let controllerList { return controllerList.firstIndex { $0 === selected } ?? NSNotFound }
    return selection.flatMap { selection in tabList.firstIndex { $0.contains(selection) } } ?? NSNotFound
  }

  package final func selectIndex(_ index: Int) {
    guard rootTabs.indices.contains(index) else {
      Diagnostics.report(
        "\(self).selectedIndex: \(index) is out of range, because there are \(rootTabs.count) controllers. The selection is "
          + "unchanged"
      )
      return
    }
    let tab = rootTabs[index]
    selectTab(tab)
  }

  package final func selectController(_ controller: UIViewController?) {
    if let controller, controller === more.navigationIfLoaded {
      selectMore()
      return
    }
    guard let controller, let tab = tab(with: controller) else {
      Diagnostics.report(
        "\(self).selectedViewController: \(controller.map { "\($0)" } ?? "nil") is not one of the controllers; add it "
          + "to viewControllers first. The selection is unchanged")
      return
    }
    selectTab(tab)
  }

  final func tab(with controller: UIViewController) -> UITab? {
    func find(_ tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.existingController === controller { return tab }
        if let group = tab as? UITabGroup {
          if group.managingNavigationController === controller { return group.leaf }
          if let tab = find(group.children) { return tab }
        }
      }
      return nil
    }
    return find(rootTabs)
  }

  package final func selectTab(_ tab: UITab?) {
    guard let tab, root(of: tab) != nil else {
      Diagnostics.report(
        "\(self).selectedTab: \(tab.map { "\"\($0.identifier)\"" } ?? "nil") is not one of the tabs; add it to tabs "
          + "first"
      )
      return
    }
    let leaf = (tab as? UITabGroup)?.leaf ?? tab
    guard leaf !== selection || more.isSelected else { return }
    select(leaf, previous: selection)
  }

  /// Selects a tab that is not a group, shows its controller, and notifies the delegate through the methods for tabs.
  package final func select(_ tab: UITab, previous: UITab?) {
    var child = tab
    while let parent = child.parentStorage {
      parent.storeSelectedChild(child)
      child = parent
    }
    more.isSelected = false
    let previousSelection = (selection, selected)
    selection = tab
    selected = content(of: tab)
    expandBar()
    if let selected { addContent(selected) }
    updateBarSelection()
    showSelected { [weak self] in
      // An interactive transition was cancelled.
      guard let self else { return }
      (selection, selected) = previousSelection
      updateBarSelection()
    }
    if usesTabs { notifySelected(tab, previous) }
    activateSearch(of: tab, previous: previous)
  }

  /// Begins the search of a search tab that activates its search when it is selected.
  private func activateSearch(of tab: UITab, previous: UITab?) {
    guard let tab = tab as? UISearchTab, tab.automaticallyActivatesSearch, selection === tab else { return }
    tab.previousTab = previous
    let content = (selected as? UINavigationController)?.topViewController ?? selected
    guard let search = content?.navigationItem.searchController else { return }
    tab.activatedSearch = search
    search.isActive = true
    search.find()
  }

  /// Called after the user has cancelled a search in the selected tab. If the tab began it, the previous tab is selected
  /// again.
  ///
  /// - Parameter search: The search controller. It can belong to a controller that was pushed above that of the tab.
  package final func searchWasCancelled(_ search: UISearchController) {
    guard let tab = selection as? UISearchTab, tab.automaticallyActivatesSearch, tab.activatedSearch === search,
      let previous = tab.previousTab, root(of: previous) != nil
    else { return }
    tab.previousTab = nil
    select(previous, previous: tab)
  }

  /// Returns the controller that is shown while a tab is selected: the navigation controller of the outermost group with
  /// a navigation controller, or else the controller of the root tab, or else the tab's own controller.
  ///
  /// The delegate is asked once for each level from the group to the tab. The controllers that the application has
  /// pushed above the controller of the tab are proposed for the last level (UITabBarController.h).
  private func content(of tab: UITab) -> UIViewController? {
    guard usesTabs else { return tab.viewController }
    guard let group = tab.managingTabGroup, let navigation = group.managingNavigationController else {
      // "By default, UITabBarController will only change the view controller for root tabs" (an engineer of Apple in the
      // developer forums, thread 761231).
      return root(of: tab)?.viewController ?? tab.viewController
    }
    let path = Array(sequence(first: tab) { $0 === group ? nil : $0.parentStorage }.reversed())
    let stack = path.flatMap { level in
      var proposed = level.viewController.map { [$0] } ?? []
      if level === tab, let index = navigation.stack.lastIndex(where: { $0 === proposed.last }) {
        proposed += navigation.stack[(index + 1)...]
      }
      return delegate?.tabBarController(self, displayedViewControllersFor: level, proposedViewControllers: proposed)
        ?? proposed
    }
    for controller in stack where controller.parentStorage === self { controller.removeFromParent() }
    if !stack.elementsEqual(navigation.viewControllers, by: ===) {
      navigation.setViewControllers(stack, animated: false)
    }
    navigation.tabStorage = group
    return navigation
  }

  private func notifySelected(_ tab: UITab, _ previous: UITab?) {
    guard let delegate else { return }
    if TabDelegateMethods.didSelect.isImplemented(by: type(of: delegate)) {
      delegate.tabBarController(self, didSelectTab: tab, previousTab: previous)
    }
  }

  // MARK: Taps

  /// Selects the tab of an item that the user tapped, if the delegate allows it. A tap on the selected item pops the
  /// navigation controller of its tab to the root, or scrolls the content to the top.
  package final func tapped(_ item: UITabBarItem) {
    if tabBar.isMinimized { return expandBar() }
    if item === more.item { return tappedMore() }
    guard let tab = barTabs.first(where: { self.item(of: $0) === item }) else { return }
    tapped((tab as? UITabGroup)?.leaf ?? tab)
  }

  /// Selects a tab in response to the user, if the delegate allows it.
  package final func tapped(_ tab: UITab) {
    guard mayUserSelect(tab) else { return }
    if let root = root(of: tab) { tabBar(tabBar, didSelect: item(of: root)) }
    let isSame = tab === selection && !more.isSelected
    if isSame {
      revealRoot()
      if usesTabs { notifySelected(tab, tab) }
    } else {
      select(tab, previous: selection)
    }
    guard let delegate, let controller = selected else { return }
    if !usesTabs || !TabDelegateMethods.didSelect.isImplemented(by: type(of: delegate)) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  private func mayUserSelect(_ tab: UITab) -> Bool {
    guard let delegate else { return true }
    if usesTabs, TabDelegateMethods.shouldSelect.isImplemented(by: type(of: delegate)) {
      return delegate.tabBarController(self, shouldSelectTab: tab)
    }
    guard let controller = tab.viewController else { return true }
    return delegate.tabBarController(self, shouldSelect: controller)
  }

  /// Pops the selected navigation controller to its root. At the root, scrolls its content to the top.
  private func revealRoot() {
    guard let navigation = shownController as? UINavigationController else {
      shownController.flatMap(scrollView(of:))?.scrollToTop()
      return
    }
    if navigation.stack.count > 1 {
      navigation.popToRootViewController(animated: true)
    } else {
      navigation.topViewController.flatMap(scrollView(of:))?.scrollToTop()
    }
  }

  /// Returns the scroll view that the bar observes, in the view of a controller or of the top of its stack.
  package final func scrollView(of controller: UIViewController) -> UIScrollView? {
    let controller = (controller as? UINavigationController)?.topViewController ?? controller
    return controller.contentScrollView(for: .bottom) ?? controller.viewIfLoaded?.scrollingContent
  }

  // MARK: Keys

  package final var tabCommands: [UIKeyCommand] {
    // A presented controller is above this one, and its responder chain continues here.
    if presentedViewController != nil { return [] }
    guard rootTabs.count > 1 else { return [] }
    let next = Selector("tesseraNextTab", UITabBarController.selectNext)
    let previous = Selector("tesseraPreviousTab", UITabBarController.selectPrevious)
    return [
      UIKeyCommand(input: "\t", modifierFlags: .control, action: next),
      UIKeyCommand(input: "\t", modifierFlags: [.control, .shift], action: previous),
      UIKeyCommand(input: UIKeyCommand.inputPageDown, modifierFlags: .control, action: next),
      UIKeyCommand(input: UIKeyCommand.inputPageUp, modifierFlags: .control, action: previous),
    ]
  }

  package final func selectNext() { step(1) }
  package final func selectPrevious() { step(-1) }

  /// Selects the next or previous enabled item of the bar. The first item follows the last one.
  private func step(_ sign: Int) {
    let items = tabBar.items ?? []
    guard items.count > 1 else { return }
    let current = items.firstIndex { $0 === tabBar.selectedItem } ?? 0
    for distance in 1..<items.count {
      let index = (current + sign * distance + items.count * 2) % items.count
      guard items[index].isEnabled else { continue }
      tapped(items[index])
      return
    }
  }
}
