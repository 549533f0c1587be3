import Foundation
import SwiftABI

/// The methods of an object that responds to the selection of tabs, and provides animators for the transitions.
///
/// If the application sets `tabs`, the methods with a `UITab` parameter are called, otherwise those with a view
/// controller. If the delegate does not implement a method for tabs, the corresponding method for view controllers is
/// called.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Asks the delegate whether the user may select a tab. This method is also called for the selected tab.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller, with the old selection.
  ///   - tab: The tab.
  /// - Returns: `true` to select the tab. The default implementation returns `true`.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// Tells the delegate that a tab was selected, by the user or by the application.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - selectedTab: The selected tab.
  ///   - previousTab: The tab that was selected before. The value is nil for the first selection.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// Asks the delegate whether the user may select a controller. This method is also called for the selected
  /// controller.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller, with the old selection.
  ///   - viewController: The controller.
  /// - Returns: `true` to select the controller. The default implementation returns `true`.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool

  /// Tells the delegate that the user selected a controller, even if it was already selected. This method is not called
  /// for selections by the application.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The selected controller.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Asks the delegate for the animator of a change between two controllers.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: The controller that is visible before the transition.
  ///   - toVC: The controller that is visible after the transition.
  /// - Returns: The animator, or nil to change without an animation. The default implementation returns nil.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asks the delegate for the interaction controller of an animated change between two controllers.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animationController: The animator of the change.
  /// - Returns: The interaction controller, or nil if the transition is not interactive. The default implementation
  ///   returns nil.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Tells the delegate that the panel for rearranging the bar is about to appear.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The controllers in the panel.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

  /// Tells the delegate that the panel for rearranging the bar is about to disappear.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The controllers of the tab bar controller in their new order.
  ///   - changed: `true` if the order has changed.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

  /// Tells the delegate that the panel for rearranging the bar has disappeared.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The controllers of the tab bar controller in their new order.
  ///   - changed: `true` if the order has changed.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

  /// Asks the delegate for the controllers that a tab adds to the stack of its group's navigation controller.
  ///
  /// When a tab is selected, the method is called for each tab from the group to the selected one.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The selected tab or a group that contains it.
  ///   - proposedViewControllers: The controller of the tab. For the selected tab, the controllers that have been pushed
  ///     above its controller follow.
  /// - Returns: The controllers from bottom to top. The default implementation returns `proposedViewControllers`.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  /// Tells the delegate that the user is about to edit the sidebar.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)

  /// Tells the delegate that the user has edited the sidebar.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)

  /// Tells the delegate that the user has hidden or shown tabs. This method is called after the sidebar was edited.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tabs: The tabs with a changed `isHidden`.
  func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])

  /// Tells the delegate that the user has reordered the children of a group. This method is called after the sidebar
  /// was edited.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - group: The group with a changed `displayOrder`.
  func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

  /// Asks the delegate for the operation that is performed if items are dropped on a tab.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The tab below the items.
  ///   - session: The session with the items.
  /// - Returns: The operation. The default implementation returns `cancel`, which accepts no items.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation

  /// Tells the delegate that items were dropped on a tab.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The tab.
  ///   - session: The session with the items.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession)

  /// Asks the delegate for the supported orientations. The orientations have no effect in Tessera.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The orientations. The default implementation returns all orientations.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask

  /// Asks the delegate for the orientation in which a presentation begins. The orientation has no effect in Tessera.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The orientation. The default is `portrait`.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Asks the delegate whether the user may select a tab. This method is also called for the selected tab. The default
  /// implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller, with the old selection.
  ///   - tab: The tab.
  /// - Returns: `true`.
  @_optimize(none) public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { recognizableDefault(true) }

  /// Tells the delegate that a tab was selected, by the user or by the application. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - selectedTab: The selected tab.
  ///   - previousTab: The tab that was selected before. The value is nil for the first selection.
  @_optimize(none) public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) { recognizableDefault(()) }

  /// Asks the delegate whether the user may select a controller. This method is also called for the selected
  /// controller. The default implementation returns `true`.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller, with the old selection.
  ///   - viewController: The controller.
  /// - Returns: `true`.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }

  /// Tells the delegate that the user selected a controller, even if it was already selected. This method is not called
  /// for selections by the application. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewController: The selected controller.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

  /// Asks the delegate for the animator of a change between two controllers.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - fromVC: The controller that is visible before the transition.
  ///   - toVC: The controller that is visible after the transition.
  /// - Returns: nil, which changes the controller without an animation.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Asks the delegate for the interaction controller of an animated change between two controllers.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - animationController: The animator of the change.
  /// - Returns: nil, with which the transition is not interactive.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Tells the delegate that the panel for rearranging the bar is about to appear. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The controllers in the panel.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}

  /// Tells the delegate that the panel for rearranging the bar is about to disappear. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The controllers of the tab bar controller in their new order.
  ///   - changed: `true` if the order has changed.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}

  /// Tells the delegate that the panel for rearranging the bar has disappeared. The default implementation does
  /// nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - viewControllers: The controllers of the tab bar controller in their new order.
  ///   - changed: `true` if the order has changed.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}

  /// Asks the delegate for the controllers that a tab adds to the stack of its group's navigation controller.
  ///
  /// When a tab is selected, the method is called for each tab from the group to the selected one.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The selected tab or a group that contains it.
  ///   - proposedViewControllers: The controller of the tab. For the selected tab, the controllers that have been pushed
  ///     above its controller follow.
  /// - Returns: The controllers from bottom to top. The default implementation returns `proposedViewControllers`.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }

  /// Tells the delegate that the user is about to edit the sidebar. The default implementation does nothing.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}

  /// Tells the delegate that the user has edited the sidebar. The default implementation does nothing.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}

  /// Tells the delegate that the user has hidden or shown tabs. This method is called after the sidebar was edited. The
  /// default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tabs: The tabs with a changed `isHidden`.
  public func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {}

  /// Tells the delegate that the user has reordered the children of a group. This method is called after the sidebar
  /// was edited. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - group: The group with a changed `displayOrder`.
  public func tabBarController(_ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup) {}

  /// Asks the delegate for the operation that is performed if items are dropped on a tab.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The tab below the items.
  ///   - session: The session with the items.
  /// - Returns: The operation. The default implementation returns `cancel`, which accepts no items.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }

  /// Tells the delegate that items were dropped on a tab. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBarController: The tab bar controller.
  ///   - tab: The tab.
  ///   - session: The session with the items.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
  ) {}

  /// Asks the delegate for the supported orientations. The orientations have no effect in Tessera.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The orientations. The default implementation returns all orientations.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }

  /// Asks the delegate for the orientation in which a presentation begins. The orientation has no effect in Tessera.
  ///
  /// - Parameter tabBarController: The tab bar controller.
  /// - Returns: The orientation. The default is `portrait`.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
}
