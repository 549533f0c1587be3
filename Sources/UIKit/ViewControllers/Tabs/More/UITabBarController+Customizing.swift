import Foundation

/// Methods that let the user rearrange the controllers in the bar.
extension UITabBarController {
  /// Shows the panel in which the user rearranges the items of the bar.
  package final func beginCustomizingTabs() {
    guard let controllerList, !tabBar.isCustomizing else { return }
    let customizableControllers = customizableViewControllers ?? []
    let controllers = controllerList.filter { controller in customizableControllers.contains { $0 === controller } }
    delegate?.tabBarController(self, willBeginCustomizing: controllers)
    tabBar.onCustomized = { [weak self] hasChanged in self?.endCustomizingTabs(hasChanged) }
    tabBar.beginCustomizingItems(controllers.map { $0.tabBarItem })
  }

  private func endCustomizingTabs(_ hasChanged: Bool) {
    guard let controllerList else { return }
    let items = tabBar.items ?? []
    let barControllers = items.compactMap { item in controllerList.first { $0.tabBarItem === item } }
    let otherControllers = controllerList.filter { controller in !barControllers.contains { $0 === controller } }
    let order = barControllers + otherControllers
    delegate?.tabBarController(self, willEndCustomizing: order, changed: hasChanged)
    if hasChanged { reorderControllers(order) }
    delegate?.tabBarController(self, didEndCustomizing: order, changed: hasChanged)
  }

  private func reorderControllers(_ order: [UIViewController]) {
    controllerList = order
    generatedTabs = order.compactMap { controller in generatedTabs.first { $0.existingController === controller } }
    updateBarItems(animated: false)
    showSelected()
  }
}
