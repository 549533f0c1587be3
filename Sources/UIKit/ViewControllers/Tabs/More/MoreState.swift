import Foundation

/// Manages the More list of a tab bar controller. The More list is a navigation controller with a list of the
/// controllers for which the bar has no space.
@MainActor final class MoreState {
  /// The controllers that the application allows to be rearranged, or nil for all of them.
  var customizable: [UIViewController]?
  /// Indicates whether the list itself is selected and visible.
  var isSelected = false
  /// The item "More" in the tab bar, which selects the More list.
  let item = UITabBarItem(tabBarSystemItem: .more, tag: 0)
  private(set) var navigationIfLoaded: UINavigationController?
  private var listController: MoreListController?
  /// The pages that contain controllers: the page on the stack, and pages that were popped and have not released their
  /// controllers yet.
  private var pages: [MorePageController] = []

  /// Returns the More navigation controller of a tab bar controller. The controller is created on first use.
  func navigation(of owner: UITabBarController) -> UINavigationController {
    if let navigationIfLoaded { return navigationIfLoaded }
    let listController = MoreListController(owner: owner)
    let navigationController = UINavigationController(rootViewController: listController)
    navigationController.tabBarItem = item
    self.listController = listController
    navigationIfLoaded = navigationController
    return navigationController
  }

  /// Returns the page of a controller on the stack, or nil if the controller is not on the stack.
  func page(of controller: UIViewController) -> MorePageController? {
    pages.first { page in
      page.content === controller && navigationIfLoaded?.stack.contains { $0 === page } ?? false
    }
  }

  /// Makes the view controllers whose pages are no longer on the More navigation stack children of the tab bar controller
  /// again.
  func releasePages(to owner: UITabBarController?) {
    let stack = navigationIfLoaded?.stack ?? []
    let removedPages = pages.filter { page in !stack.contains { $0 === page } }
    pages.removeAll { page in removedPages.contains { $0 === page } }
    for page in removedPages { page.release(to: owner) }
  }

  /// Updates the navigation stack to match the selection. The stack contains the list and, if the bar has no space for
  /// the selected controller, its page. Controllers whose pages were removed from the stack become children of the tab
  /// bar controller again.
  func prepare(_ owner: UITabBarController) {
    let tabs = owner.barLists.more
    let current = owner.selected
    let root = isSelected ? nil : owner.selection.flatMap(owner.root(of:))
    guard let current, let root, tabs.contains(where: { $0 === root }) else {
      guard let navigationIfLoaded else { return }
      if navigationIfLoaded.stack.count > 1 { navigationIfLoaded.popToRootViewController(animated: false) }
      return releasePages(to: owner)
    }
    let navigation = navigation(of: owner)
    guard page(of: current) == nil else { return }
    let animates = owner.shownController === navigation && owner.isViewLoaded && owner.view.window != nil
    if let oldPage = pages.first(where: { $0.content === current }) { oldPage.release(to: nil) }
    let page = MorePageController(content: current)
    pages.append(page)
    navigation.setViewControllers([navigation.stack[0], page], animated: animates)
    if !animates { releasePages(to: owner) }
  }

  /// Removes the page of a controller that is removed from the tab bar controller.
  func removePage(of controller: UIViewController) {
    guard let page = page(of: controller), let navigationIfLoaded else { return }
    navigationIfLoaded.setViewControllers(navigationIfLoaded.stack.filter { $0 !== page }, animated: false)
    releasePages(to: nil)
  }

  func listChanged(_ owner: UITabBarController) { listController?.reload() }
}
