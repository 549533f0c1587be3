import UIKit

/// A delegate that logs the calls for tabs in the words of the measured cases.
@preconcurrency @MainActor
final class TabRecorder: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    calls.append(
      "shouldSelectTab(\(tab.identifier))"
        + (allows ? " with selectedIndex still \(tabBarController.selectedIndex)" : ""))
    return allows
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { calls.append("didSelectTab(\(selectedTab.identifier), previous: \(previousTab?.identifier ?? "nil"))") }
}

/// A delegate that implements only the methods for view controllers.
@preconcurrency @MainActor
final class ControllerRecorder: NSObject, UITabBarControllerDelegate {
  var calls: [String] = []
  var allows = true

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    calls.append("should \(viewController.title ?? "?") at \(tabBarController.selectedIndex)")
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    calls.append("did \(viewController.title ?? "?") at \(tabBarController.selectedIndex)")
  }
}
