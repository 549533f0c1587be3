import Foundation

/// Methods that select the More list and its rows.
extension UITabBarController {
  /// Selects the More list in response to a tap on its item, if the delegate allows it.
  package final func tappedMore() {
    let navigation = more.navigation(of: self)
    if !usesTabs, delegate?.tabBarController(self, shouldSelect: navigation) == false { return }
    tabBar(tabBar, didSelect: more.item)
    selectMore()
    if !usesTabs { delegate?.tabBarController(self, didSelect: navigation) }
  }

  /// Shows the More list, or returns to the list from the page of a controller.
  package final func selectMore() {
    guard !barLists.more.isEmpty else { return }
    let navigation = more.navigation(of: self)
    if shownController === navigation {
      if navigation.stack.count > 1 { navigation.popToRootViewController(animated: true) }
      return
    }
    // `showSelected()` pops the page of a controller that was shown before, so that the list itself is visible.
    more.isSelected = true
    selection = nil
    selected = nil
    updateBarSelection()
    showSelected()
  }

  /// Updates the selection after the user returned to the list.
  package final func moreListAppeared() {
    guard shownController === more.navigationIfLoaded, more.navigationIfLoaded?.stack.count == 1 else { return }
    more.releasePages(to: self)
    guard !more.isSelected else { return }
    more.isSelected = true
    selection = nil
    selected = nil
    updateBarSelection()
  }

  /// Selects the controller of a row in the list. The delegate of `viewControllers` is not notified, because it is
  /// notified only of taps on the bar.
  package final func selectInMoreList(_ tab: UITab) {
    if usesTabs, let delegate, TabDelegateMethods.shouldSelect.isImplemented(by: type(of: delegate)),
      !delegate.tabBarController(self, shouldSelectTab: tab)
    {
      return
    }
    let leaf = (tab as? UITabGroup)?.leaf ?? tab
    select(leaf, previous: selection)
  }
}
