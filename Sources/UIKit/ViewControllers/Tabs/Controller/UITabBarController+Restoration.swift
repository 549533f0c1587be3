import Foundation

/// Methods that save and restore the selection of tab bar controllers. The controllers of the tabs restore their own
/// state.
extension UITabBarController {
  private static let controllersKey = "UITabBarController.viewControllers"
  private static let selectedKey = "UITabBarController.selectedViewController"
  private static let tabKey = "UITabBarController.selectedTab"

  final func encodeSelection(with coder: NSCoder) {
    coder.encode(viewControllers, forKey: Self.controllersKey)
    coder.encode(selectedViewController, forKey: Self.selectedKey)
    coder.encode(selectedTab?.identifier, forKey: Self.tabKey)
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
