import Foundation

/// A tab for searching. By default, the tab has the title and image of the system's search item, and is at the trailing
/// end of the tab bar.
@preconcurrency @MainActor open class UISearchTab: UITab {
  /// Creates a search tab.
  ///
  /// - Parameter viewControllerProvider: A closure that returns the view controller of the tab. The closure is called
  ///   once, when the controller is first needed, with the tab as its argument.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: UITabBarItem.SystemItem.search.title, image: UITabBarItem.SystemItem.search.image,
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
  }
}
