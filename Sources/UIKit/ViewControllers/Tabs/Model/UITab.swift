import Foundation

/// A tab of a tab bar controller, with a title, an image and a view controller that is created when it is needed.
@preconcurrency @MainActor open class UITab: NSObject {
  /// The placement of a tab in the tab bar and the sidebar.
  public enum Placement: Int, Sendable {
    /// The system chooses the placement. In Tessera, root tabs are in the tab bar, and children of groups are in the
    /// sidebar.
    case automatic = 0
    /// The tab is in the tab bar, and users can remove it.
    case `default` = 1
    /// The tab is not in the tab bar until users add it.
    case optional = 2
    /// The tab is in the tab bar, and users can move and remove it.
    case movable = 3
    /// The tab is at the trailing end of the tab bar, and users can neither move nor remove it.
    case pinned = 4
    /// The tab is in the tab bar, and users can neither move nor remove it.
    case fixed = 5
    /// The tab is only in the sidebar.
    case sidebarOnly = 6
  }

  private let provider: ((UITab) -> UIViewController)?
  private var controllerStorage: UIViewController?
  private var isCallingProvider = false
  /// The tab bar controller that has this tab as a root tab, or nil if there is none.
  package final weak var ownerStorage: UITabBarController?
  package final weak var parentStorage: UITabGroup?
  /// The item that represents the tab in the tab bar. This item is also the `tabBarItem` of the tab's view controller.
  package final let item = UITabBarItem()

  /// The string that identifies the tab in its tab bar controller.
  public let identifier: String

  /// Creates a tab.
  ///
  /// - Parameters:
  ///   - title: The title of the tab.
  ///   - image: The image of the tab, or nil for no image.
  ///   - identifier: A string that identifies the tab among the tabs of its tab bar controller.
  ///   - viewControllerProvider: A closure that returns the view controller of the tab. The closure is called once, when
  ///     the controller is first needed, with the tab as its argument. Pass nil only for groups, which show their
  ///     children instead.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.identifier = identifier
    provider = viewControllerProvider
    self.title = title
    self.image = image
    super.init()
    item.title = title
    item.image = image
  }

  /// The title of the tab, which is also the title of the controller's tab bar item.
  open var title: String {
    didSet {
      item.title = title
      notifyChange()
    }
  }

  /// The text below the title in the sidebar. The default is nil.
  open var subtitle: String? { didSet { notifyChange() } }

  /// The image of the tab, which is also the image of the controller's tab bar item.
  open var image: UIImage? {
    didSet {
      item.image = image
      notifyChange()
    }
  }

  /// The text of the tab's badge, which is also the badge value of the controller's tab bar item. The default is nil,
  /// which shows no badge.
  open var badgeValue: String? {
    didSet {
      item.badgeValue = badgeValue
      notifyChange()
    }
  }

  /// An object of the application that belongs to the tab. The default is nil.
  open var userInfo: Any?

  /// The view controller of the tab, or nil if the tab has none. The view controller is created when it is first used.
  open var viewController: UIViewController? {
    if let controllerStorage { return controllerStorage }
    guard let provider, !isCallingProvider else { return nil }
    isCallingProvider = true
    defer { isCallingProvider = false }
    let controller = provider(self)
    controller.tabStorage = self
    controller.tabBarItem = item
    controllerStorage = controller
    return controller
  }

  /// The view controller if it has been created, otherwise nil.
  package final var existingController: UIViewController? { controllerStorage }

  /// Sets the view controller of a tab that represents an element of `viewControllers`.
  package final func adopt(_ controller: UIViewController) { controllerStorage = controller }

  /// The tab bar controller that contains the tab, or nil if no tab bar controller contains it.
  open var tabBarController: UITabBarController? { ownerStorage ?? parentStorage?.tabBarController }

  /// The group that contains the tab, or nil for root tabs.
  open weak var parent: UITabGroup? { parentStorage }

  /// The outermost group that contains the tab and has a `managingNavigationController`. The tab itself can be that
  /// group. The value is nil if there is no such group.
  open var managingTabGroup: UITabGroup? {
    var tab: UITab? = self
    var outermost: UITabGroup?
    while let current = tab {
      if let group = current as? UITabGroup, group.managingNavigationController != nil { outermost = group }
      tab = current.parentStorage
    }
    return outermost
  }

  /// The preferred placement of the tab. The default is `automatic`.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { notifyListChange() } }
  }

  /// A Boolean value that determines whether the tab can be selected. The default is true.
  open var isEnabled = true {
    didSet {
      item.isEnabled = isEnabled
      notifyChange()
    }
  }

  /// A Boolean value that determines whether the tab is hidden. The default is `isHiddenByDefault`.
  open var isHidden: Bool {
    get { isHiddenStorage ?? isHiddenByDefault }
    set {
      let wasHidden = isHidden
      isHiddenStorage = newValue
      if newValue != wasHidden { notifyListChange() }
    }
  }
  private var isHiddenStorage: Bool?

  /// A Boolean value that determines whether the tab is hidden until the application or the user changes it. The
  /// default is false.
  open var isHiddenByDefault = false { didSet { if isHiddenByDefault != oldValue { notifyListChange() } } }

  /// A Boolean value that determines whether the user can hide the tab while editing the sidebar. The default is false.
  open var allowsHiding = false { didSet { notifyChange() } }

  /// A Boolean value that indicates whether the tab bar or the sidebar can show the tab.
  open var hasVisiblePlacement: Bool {
    guard let controller = tabBarController, !isHidden else { return false }
    return controller.canShow(self)
  }

  /// Indicates whether the tab is pinned to the trailing edge of the bar.
  package final var isPinned: Bool {
    preferredPlacement == .pinned || (preferredPlacement == .automatic && self is UISearchTab)
  }

  /// Returns `true` if a tab is this tab or a descendant of it.
  package final func contains(_ tab: UITab) -> Bool {
    var current: UITab? = tab
    while let ancestor = current {
      if ancestor === self { return true }
      current = ancestor.parentStorage
    }
    return false
  }

  /// Updates the views that show the tab.
  package final func notifyChange() { tabBarController?.tabChanged(self) }

  /// Updates the lists in which the tab is shown.
  package final func notifyListChange() { tabBarController?.tabListChanged() }
}
