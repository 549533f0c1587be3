import Foundation

extension UITabBarController.Sidebar {
  /// The methods of a delegate that configures the rows of the sidebar and is notified of its visibility.
  @preconcurrency @MainActor public protocol Delegate: NSObjectProtocol {
    /// Tells the delegate that the sidebar is about to appear or disappear.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar, with the new value of `isHidden`.
    ///   - animator: An object to which animations can be added.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating)

    /// Asks the delegate for the appearance of a row.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - request: The content of the row.
    /// - Returns: The item. The default implementation returns `UITabSidebarItem(request: request)`.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem

    /// Tells the delegate to update an item for the state of its row.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - item: The item, with the new `configurationState`.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem)

    /// Tells the delegate that the row of a tab is about to become visible.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - tab: The tab of the row.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab)

    /// Tells the delegate that the row of a tab is no longer visible.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - tab: The tab.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab)

    /// Asks the delegate for the actions at the leading edge of a row.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - tab: The tab of the row.
    /// - Returns: The actions, or nil for no actions. The default implementation returns nil.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?

    /// Asks the delegate for the actions at the trailing edge of a row.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - tab: The tab of the row.
    /// - Returns: The actions, or nil for no actions. The default implementation returns nil.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?

    /// Asks the delegate for the context menu of a row.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - tab: The tab of the row.
    /// - Returns: The configuration of the menu, or nil for no menu. The default implementation returns nil.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?

    /// Asks the delegate for the items of a drag that begins at a row.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - dragSession: The session of the drag.
    ///   - tab: The tab of the row.
    /// - Returns: The items. With an empty array, no drag begins. The default implementation returns an empty array.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]

    /// Asks the delegate for the items that a row adds to a drag.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - dragSession: The session of the drag.
    ///   - tab: The tab of the row.
    /// - Returns: The items. The default implementation returns an empty array, which adds no items.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]

    /// Asks the delegate for the operation that is performed if items are dropped on an action of a group.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - sidebarAction: The action below the items.
    ///   - group: The group of the action.
    ///   - session: The session with the items.
    /// - Returns: The operation. The default implementation returns `cancel`, which accepts no items.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
      group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation

    /// Tells the delegate that items were dropped on an action of a group.
    ///
    /// - Parameters:
    ///   - tabBarController: The tab bar controller.
    ///   - sidebar: The sidebar.
    ///   - sidebarAction: The action.
    ///   - group: The group of the action.
    ///   - session: The session with the items.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
      group: UITabGroup, acceptItemsFrom session: any UIDropSession)
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Tells the delegate that the sidebar is about to appear or disappear. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar, with the new value of `isHidden`.
  ///   - animator: An object to which animations can be added.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}

  /// Asks the delegate for the appearance of a row.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - request: The content of the row.
  /// - Returns: The item. The default implementation returns `UITabSidebarItem(request: request)`.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }

  /// Tells the delegate to update an item for the state of its row. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - item: The item, with the new `configurationState`.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, update item: UITabSidebarItem
  ) {}

  /// Tells the delegate that the row of a tab is about to become visible. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - tab: The tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, willBeginDisplaying tab: UITab
  ) {}

  /// Tells the delegate that the row of a tab is no longer visible. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - tab: The tab.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, didEndDisplaying tab: UITab
  ) {}

  /// Asks the delegate for the actions at the leading edge of a row. The default implementation returns nil.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - tab: The tab of the row.
  /// - Returns: nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }

  /// Asks the delegate for the actions at the trailing edge of a row. The default implementation returns nil.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - tab: The tab of the row.
  /// - Returns: nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }

  /// Asks the delegate for the context menu of a row. The default implementation returns nil.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - tab: The tab of the row.
  /// - Returns: nil.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }

  /// Asks the delegate for the items of a drag that begins at a row.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - dragSession: The session of the drag.
  ///   - tab: The tab of the row.
  /// - Returns: The items. The default implementation returns an empty array, with which no drag begins.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }

  /// Asks the delegate for the items that a row adds to a drag.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - dragSession: The session of the drag.
  ///   - tab: The tab of the row.
  /// - Returns: The items. The default implementation returns an empty array, which adds no items.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }

  /// Asks the delegate for the operation that is performed if items are dropped on an action of a group.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - sidebarAction: The action below the items.
  ///   - group: The group of the action.
  ///   - session: The session with the items.
  /// - Returns: The operation. The default implementation returns `cancel`, which accepts no items.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
    group: UITabGroup, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }

  /// Tells the delegate that items were dropped on an action of a group. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - sidebar: The sidebar.
  ///   - sidebarAction: The action.
  ///   - group: The group of the action.
  ///   - session: The session with the items.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, sidebarAction: UIAction,
    group: UITabGroup, acceptItemsFrom session: any UIDropSession
  ) {}
}
