import Foundation

/// The implementations that are used if a delegate does not implement a method.
extension UISplitViewControllerDelegate {
  /// Tells the delegate that the display mode is about to change.
  ///
  /// - Parameters:
  ///   - svc: The split view controller, with the old mode.
  ///   - displayMode: The new mode.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}

  /// Asks the delegate for the display mode to which a tap on the display mode button changes.
  ///
  /// - Parameter svc: The split view controller.
  /// - Returns: The mode, or `automatic` to hide or show all columns. The default implementation returns `automatic`.
  public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
    .automatic
  }

  /// Tells the delegate that a column is about to appear.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}

  /// Tells the delegate that a column is about to disappear.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

  /// Tells the delegate that a column has appeared.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}

  /// Tells the delegate that a column has disappeared.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}

  /// Tells the delegate that the user begins to show or hide a column with a drag.
  ///
  /// - Parameter svc: The split view controller.
  public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}

  /// Tells the delegate that the user has ended the drag that shows or hides a column.
  ///
  /// - Parameter svc: The split view controller.
  public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}

  /// Asks the delegate for the column that is on top of the collapsed interface.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The compact column if there is one, otherwise the secondary column.
  /// - Returns: The column. The default implementation returns `proposedTopColumn`.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }

  /// Asks the delegate for the display mode of the expanded interface.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedDisplayMode: The mode that results from the preferred mode and the width.
  /// - Returns: The mode. The default implementation returns `proposedDisplayMode`.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }

  /// Tells the delegate that the interface has collapsed.
  ///
  /// - Parameter svc: The split view controller.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}

  /// Tells the delegate that the interface has expanded.
  ///
  /// - Parameter svc: The split view controller.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}

  /// Asks the delegate for the primary view controller of the collapsed interface.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The view controller, or nil to keep the current one. The default implementation returns nil.
  public func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  /// Asks the delegate for the primary view controller of the expanded interface.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The view controller, or nil to keep the current one. The default implementation returns nil.
  public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  /// Asks the delegate to add the content of the secondary view controller to the primary view controller.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - secondaryViewController: The secondary view controller.
  ///   - primaryViewController: The primary view controller.
  /// - Returns: `true` if the delegate has added the content. If the result is `false`, the primary view controller's
  ///   `collapseSecondaryViewController(_:for:)` is called. The default implementation returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }

  /// Asks the delegate for the secondary view controller of the expanded interface.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - primaryViewController: The primary view controller.
  /// - Returns: The view controller. If the result is nil, the primary view controller's
  ///   `separateSecondaryViewController(for:)` is called. The default implementation returns nil.
  public func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  /// Asks the delegate to show a view controller as the primary one.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - vc: The view controller.
  ///   - sender: The object that requests the view controller.
  /// - Returns: `true` if the delegate has shown the view controller. The default implementation returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Asks the delegate to show a view controller as the secondary one.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - vc: The view controller.
  ///   - sender: The object that requests the view controller.
  /// - Returns: `true` if the delegate has shown the view controller. The default implementation returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Asks the delegate for the supported orientations. The orientations have no effect, because the window's shape
  /// determines the orientation.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The orientations. The default implementation returns all orientations.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { .all }

  /// Asks the delegate for the preferred orientation. The orientation has no effect in Tessera, because the window's
  /// shape determines the orientation.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The orientation. The default is `portrait`.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }

  /// Asks the delegate whether the primary view controller is hidden in an orientation. The method is deprecated since iOS 8,
  /// and Tessera does not call it. Set `preferredDisplayMode` instead.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - vc: The primary view controller.
  ///   - orientation: The orientation.
  /// - Returns: `true` to hide the primary view controller.
  public func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool { true }

  /// Tells the delegate that the primary view controller is about to appear. The method is deprecated since iOS 8, and
  /// Tessera does not call it. Implement `splitViewController(_:willChangeTo:)` instead.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - aViewController: The primary view controller.
  ///   - barButtonItem: The button that showed the primary view controller.
  public func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem
  ) {}
}
