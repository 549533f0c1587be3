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

  /// A Boolean value that determines whether selecting the tab begins the search of its view controller and edits the
  /// search field. When the user then cancels the search, the previously selected tab is selected again. The default is
  /// `false`.
  open var automaticallyActivatesSearch = false

  /// The tab that is selected when the user cancels the search, or nil.
  package final weak var previousTab: UITab?
  /// The search that the tab has begun, or nil.
  package final weak var activatedSearch: UISearchController?
}
