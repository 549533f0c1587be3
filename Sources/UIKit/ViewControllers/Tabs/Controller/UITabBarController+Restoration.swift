import Foundation

/// Methods that save and restore the selection of tab bar controllers, and which of their tabs have a view controller. The
/// controllers of the tabs restore their own state.
extension UITabBarController {
  private static let controllersKey = "UITabBarController.viewControllers"
  private static let selectedKey = "UITabBarController.selectedViewController"
  private static let tabKey = "UITabBarController.selectedTab"
  private static let usedTabsKey = "UITabBarController.usedTabs"
  private static let tabControllersKey = "UITabBarController.tabControllers"

  final func encodeSelection(with coder: NSCoder) {
    coder.encode(viewControllers, forKey: Self.controllersKey)
    coder.encode(selectedViewController, forKey: Self.selectedKey)
    coder.encode(selectedTab?.identifier, forKey: Self.tabKey)
    guard usesTabs else { return }
    let usedTabs = tabs.flatMap(Self.allTabs).filter { $0.existingController?.parent === self }
    coder.encode(usedTabs.map(\.identifier), forKey: Self.usedTabsKey)
    // The controllers are saved because the tab bar controller refers to them.
    coder.encode(usedTabs.compactMap(\.existingController), forKey: Self.tabControllersKey)
  }

  /// Creates the view controllers of the tabs that had one when the state was saved, so that they can restore their state.
  ///
  /// - Parameter coder: The saved state of the tab bar controller.
  /// - Returns: The view controllers, which are children of the tab bar controller.
  package final func controllersOfUsedTabs(in coder: NSCoder) -> [UIViewController] {
    let identifiers = coder.decodeObject(forKey: Self.usedTabsKey) as? [String] ?? []
    return identifiers.compactMap { identifier in
      guard let tab = tab(forIdentifier: identifier), tab.managingTabGroup == nil, let controller = tab.viewController
      else { return nil }
      addContent(controller)
      return controller
    }
  }

  final func decodeSelection(with coder: NSCoder) {
    let restoredControllers = coder.decodeObject(forKey: Self.controllersKey) as? [UIViewController] ?? []
    if !restoredControllers.isEmpty, viewControllers?.isEmpty ?? true, tabs.isEmpty {
      setViewControllers(restoredControllers, animated: false)
    }
    if !tabs.isEmpty, let identifier = coder.decodeObject(forKey: Self.tabKey) as? String,
      let tab = tab(forIdentifier: identifier)
    {
      selectedTab = tab
    } else if let selected = coder.decodeObject(forKey: Self.selectedKey) as? UIViewController,
      viewControllers?.contains(where: { $0 === selected }) ?? false
    {
      selectedViewController = selected
    }
  }
}
