import Foundation

/// Methods that manage the lists of view controllers and tabs.
extension UITabBarController {
  /// Indicates whether the application has set `tabs`. The value is also true if neither `tabs` nor `viewControllers`
  /// has been set.
  package final var usesTabs: Bool { controllerList == nil }

  /// The root tabs, which are `tabs` or the tabs that represent `viewControllers`.
  package final var rootTabs: [UITab] { usesTabs ? tabList : generatedTabs }

  /// Sets the controllers of a tab bar controller that is being decoded. None of them is selected until the tab bar
  /// controller appears (measured on UIKit, case `tab-archived-selection` of Tests/Oracle).
  package final func setArchivedControllers(_ controllers: [UIViewController]) {
    guard controllerList == nil, tabList.isEmpty,
      Set(controllers.map(ObjectIdentifier.init)).count == controllers.count
    else { return replaceControllers(controllers, animated: false) }
    controllerList = controllers
    generatedTabs = controllers.map(makeTab)
    for controller in controllers { adopt(controller, isArchived: true) }
    updateBarItems(animated: false)
  }

  /// Selects the first controller of a tab bar controller that was decoded, unless the application has selected one.
  package final func selectFirstArchivedController() {
    guard selection == nil, selected == nil, !more.isSelected, let tab = generatedTabs.first else { return }
    selection = tab
    selected = tab.viewController
    updateBarSelection()
  }

  // UIKit makes a tab with a random identifier for each controller (measured on UIKit, by the authors of the cases in
  // Tests/Oracle/tab-cases.json).
  private func makeTab(_ controller: UIViewController) -> UITab {
    let tab = UITab(title: controller.title ?? "", image: nil, identifier: UUID().uuidString)
    tab.adopt(controller)
    tab.ownerStorage = self
    return tab
  }

  /// Replaces the controllers. Reports an error and does nothing if a controller is in the array twice, or is this
  /// controller or contains it.
  package final func replaceControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let newControllers = controllers ?? []
    guard Set(newControllers.map(ObjectIdentifier.init)).count == newControllers.count else {
      Diagnostics.report(
        "\(self).setViewControllers: a view controller is in the array more than once. The view controllers are "
          + "unchanged. Pass each view controller once"
      )
      return
    }
    guard newControllers.allSatisfy(canAdopt) else { return }
    endTransition(ifItShowsOtherThan: newControllers)
    // The callbacks of the transition can have added this controller to one of them.
    guard newControllers.allSatisfy(canAdopt) else { return }
    let oldIndex = usesTabs ? nil : controllerList?.firstIndex { $0 === selected }
    let keptController = usesTabs ? nil : selected
    // The callbacks of the children can read and change the lists and the selection, so these change first.
    let detachedTabs = detachTabs(keeping: nil)
    let oldTabs = generatedTabs
    let newTabs = newControllers.map { controller in
      oldTabs.first { $0.viewController === controller } ?? makeTab(controller)
    }
    controllerList = controllers
    generatedTabs = newTabs
    selection = nil
    if let keptController, let index = newControllers.firstIndex(where: { $0 === keptController }) {
      selection = generatedTabs[index]
    } else if more.isSelected, newControllers.count > TabBarItems.maximumCount {
      selected = nil
    } else {
      more.isSelected = false
      let index = oldIndex.flatMap { newControllers.indices.contains($0) ? $0 : nil } ?? 0
      selection = newControllers.isEmpty ? nil : generatedTabs[index]
      selected = newControllers.isEmpty ? nil : newControllers[index]
    }
    protectChanges {
      detachedTabs.forEach(removeContents)
      for tab in oldTabs where !generatedTabs.contains(where: { $0.viewController === tab.viewController }) {
        tab.ownerStorage = nil
        // The delegate's animator can move the shown controller out of the container. It is removed when that has ended.
        if animated, delegate != nil, isAppeared, let shownController, shownController === tab.viewController,
          selected != nil
        {
          controllersToRemove.append(shownController)
        } else {
          tab.viewController.map(removeContent)
        }
      }
      for tab in newTabs where isNew(tab, oldTabs) { tab.viewController.map(addContent) }
    }
    updateBarItems(animated: animated)
    showSelected()
    if running == nil { removePendingControllers() }
  }

  /// Returns whether the controller of a tab has to be added as a child, unless a callback has removed the tab again.
  private func isNew(_ tab: UITab, _ oldTabs: [UITab]) -> Bool {
    rootTabs.contains { $0 === tab } && !oldTabs.contains { $0 === tab }
  }

  /// Replaces the root tabs. Reports an error and does nothing if two tabs have the same identifier.
  package final func replaceTabs(_ newTabs: [UITab], animated: Bool) {
    var identifiers: Set<String> = []
    for tab in newTabs.flatMap(Self.allTabs) where !identifiers.insert(tab.identifier).inserted {
      Diagnostics.report(
        "\(self).setTabs: two tabs have the identifier \"\(tab.identifier)\"; give each tab a unique identifier. The tabs "
          + "are unchanged")
      return
    }
    endTransition(ifItShowsOtherThan: newTabs.flatMap(Self.allTabs).flatMap(Self.contents))
    let usedTabs = usesTabs
    let oldControllers = usedTabs ? [] : discardControllers()
    let detachedTabs = detachTabs(keeping: newTabs)
    tabList = newTabs
    for tab in newTabs {
      tab.ownerStorage?.detach(tab, unless: self)
      tab.ownerStorage = self
    }
    protectChanges {
      oldControllers.forEach(removeContent)
      detachedTabs.forEach(removeContents)
      for tab in newTabs where isNew(tab, []) { tab.viewController.map(addContent) }
    }
    // A callback can have replaced the tabs again.
    guard tabList.elementsEqual(newTabs, by: ===) else { return }
    guard let firstTab = newTabs.first(where: { !$0.isHidden && $0.isEnabled }) ?? newTabs.first else {
      // If there are no tabs, the selection does not change (measured on UIKit, case `tab-model-empty` of
      // Tests/Oracle).
      updateBarItems(animated: animated)
      return
    }
    guard let selection, usedTabs, newTabs.contains(where: { $0.contains(selection) }) else {
      updateBarItems(animated: animated)
      let previous = usedTabs ? selection : nil
      select((firstTab as? UITabGroup)?.leaf ?? firstTab, previous: previous)
      return
    }
    updateBarItems(animated: animated)
    showSelected()
  }

  /// Returns a tab and its descendants.
  package static func allTabs(_ tab: UITab) -> [UITab] {
    [tab] + ((tab as? UITabGroup)?.children ?? []).flatMap(allTabs)
  }

  /// Discards the list of controllers, and returns those that have to be removed.
  private func discardControllers() -> [UIViewController] {
    let controllers = generatedTabs.compactMap(\.viewController)
    for tab in generatedTabs { tab.ownerStorage = nil }
    generatedTabs = []
    controllerList = nil
    selection = nil
    selected = nil
    more.isSelected = false
    return controllers
  }

  /// Discards the tabs that are not in `new`, and returns those whose contents have to be removed. If `new` is empty, the
  /// selected controller remains a child. If `new` is nil, all tabs are discarded.
  private func detachTabs(keeping new: [UITab]?) -> [UITab] {
    let newList = new ?? []
    var detachedTabs: [UITab] = []
    if let tab = remainingTab, new?.isEmpty != true {
      remainingTab = nil
      if !newList.contains(where: { $0 === tab }) { detachedTabs.append(tab) }
    }
    for tab in tabList where !newList.contains(where: { $0 === tab }) {
      tab.ownerStorage = nil
      let isShown = new?.isEmpty == true && selection.map(tab.contains) ?? false
      if isShown { remainingTab = tab } else { detachedTabs.append(tab) }
    }
    if new == nil { tabList = [] }
    return detachedTabs
  }

  private func removeContents(of tab: UITab) {
    for controller in Self.allTabs(tab).flatMap(Self.contents) { removeContent(controller) }
  }

  /// Returns the controllers that a tab itself can show.
  private static func contents(_ tab: UITab) -> [UIViewController] {
    [(tab as? UITabGroup)?.managingNavigationController, tab.existingController].compactMap { $0 }
  }

  /// Ends the running transition if it shows a controller that is about to be removed, unless its callbacks or those of another
  /// change are being called.
  private func endTransition(ifItShowsOtherThan controllers: [UIViewController]) {
    guard let running, !isChangingContent else { return }
    let shownControllers = [running.from, running.to].compactMap { $0 }
    if !shownControllers.allSatisfy({ shown in controllers.contains { $0 === shown } }) { running.finishImmediately() }
  }

  /// Removes the controllers that the application has removed during the transition that has ended, and has not added again.
  final func removePendingControllers() {
    let controllers = controllersToRemove
    controllersToRemove = []
    for controller in controllers where tab(with: controller) == nil { removeContent(controller) }
  }

  /// Removes a tab that is added to a different tab bar controller.
  package final func detach(_ tab: UITab, unless other: UITabBarController) {
    guard other !== self else { return }
    replaceTabs(tabList.filter { $0 !== tab }, animated: false)
  }

  package final func addContent(_ controller: UIViewController) {
    guard controller.parentStorage !== self, !(controller.parentStorage is MorePageController) else { return }
    addChild(controller)
    controller.didMove(toParent: self)
    controller.appearance.isMovingToParent = false
  }

  package final func removeContent(_ controller: UIViewController) {
    more.removePage(of: controller)
    guard controller.parentStorage === self else { return }
    guard controller !== running?.from, controller !== running?.to else {
      // As the controllers of a navigation controller, it remains a child while a transition shows it. The callbacks of the
      // transition could otherwise show it elsewhere at the same time.
      if !controllersToRemove.contains(where: { $0 === controller }) { controllersToRemove.append(controller) }
      return
    }
    controller.willMove(toParent: nil)
    // The callback can have removed the controller itself, and can have shown it elsewhere.
    guard controller.parentStorage === self else { return }
    if shownController === controller {
      let isVisible = isViewLoaded && view.window != nil && appearance.phase != .disappeared
      if isVisible { controller.startAppearance(false, animated: false) }
      if controller.isViewInside(holder) { controller.viewIfLoaded?.removeFromSuperview() }
      if shownController === controller { shownController = nil }
      if isVisible { controller.endDisappearing() }
      guard controller.parentStorage === self else { return }
    } else {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    controller.appearance.isContainerDriven = false
    controller.removeFromParent()
  }

  // MARK: Finding tabs

  package final func findTab(_ identifier: String) -> UITab? {
    for tab in tabList {
      if tab.identifier == identifier { return tab }
      if let match = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return match }
    }
    return nil
  }

  /// Returns the root tab that is equal to a tab or contains it, or nil if there is none.
  package final func root(of tab: UITab) -> UITab? { rootTabs.first { $0.contains(tab) } }

  /// Returns `true` if the bar or the sidebar can show a tab.
  package final func canShow(_ tab: UITab) -> Bool {
    guard root(of: tab) != nil else { return false }
    return tab.preferredPlacement != .sidebarOnly || isWide
  }

  /// The root tabs that the bar shows, in order. Pinned tabs are at the end.
  package final var barTabs: [UITab] {
    guard usesTabs else { return generatedTabs }
    if !isWide, let compactTabIdentifiers { return compactTabIdentifiers.compactMap(findTab).filter { !$0.isHidden } }
    let shownTabs = tabList.filter {
      !$0.isHidden && $0.preferredPlacement != .sidebarOnly && $0.preferredPlacement != .optional
    }
    return shownTabs.filter { !$0.isPinned } + shownTabs.filter(\.isPinned)
  }

  /// Returns the item that represents a root tab in the tab bar.
  package final func item(of tab: UITab) -> UITabBarItem {
    usesTabs ? tab.item : tab.viewController?.tabBarItem ?? tab.item
  }

  // MARK: Changes

  /// Updates the views of a tab after its title, image or badge changed.
  package final func tabChanged(_ tab: UITab) {
    more.listChanged(self)
    sidebarChanged(tab)
  }

  /// Updates the bar and the sidebar after tabs were hidden, moved, added or removed.
  package final func tabListChanged() {
    updateBarItems(animated: false)
    sidebarListChanged()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Updates the bar after a different item was set as the `tabBarItem` of a controller.
  package final func tabBarItemChanged(of controller: UIViewController) {
    guard !usesTabs, controllerList?.contains(where: { $0 === controller }) ?? false else { return }
    updateBarItems(animated: false)
  }
}
