import Foundation

/// The methods of a delegate that controls how a split view controller changes its arrangement, collapses and expands.
///
/// The methods `show`, `showDetail` and those with a primary or secondary view controller are called only for the style
/// `unspecified`. The methods with columns are called for all styles.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
  // MARK: Display modes

  /// Tells the delegate that the display mode is about to change.
  ///
  /// - Parameters:
  ///   - svc: The split view controller, with the old mode.
  ///   - displayMode: The new mode.
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

  /// Asks the delegate for the display mode to which a tap on the display mode button changes.
  ///
  /// - Parameter svc: The split view controller.
  /// - Returns: The mode, or `automatic` to hide or show all columns. The default implementation returns `automatic`.
  func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

  /// Tells the delegate that a column is about to appear.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

  /// Tells the delegate that a column is about to disappear.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

  /// Tells the delegate that a column has appeared.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)

  /// Tells the delegate that a column has disappeared.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - column: The column.
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)

  /// Tells the delegate that the user begins to show or hide a column with a drag.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)

  /// Tells the delegate that the user has ended the drag that shows or hides a column.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)

  // MARK: Collapsing and expanding

  /// Asks the delegate for the column that is on top of the collapsed interface.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedTopColumn: The compact column if there is one, otherwise the secondary column.
  /// - Returns: The column. The default implementation returns `proposedTopColumn`.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column

  /// Asks the delegate for the display mode of the expanded interface.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - proposedDisplayMode: The mode that results from the preferred mode and the width.
  /// - Returns: The mode. The default implementation returns `proposedDisplayMode`.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode

  /// Tells the delegate that the interface has collapsed.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)

  /// Tells the delegate that the interface has expanded.
  ///
  /// - Parameter svc: The split view controller.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)

  /// Asks the delegate for the primary view controller of the collapsed interface.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The view controller, or nil to keep the current one. The default implementation returns nil.
  func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

  /// Asks the delegate for the primary view controller of the expanded interface.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The view controller, or nil to keep the current one. The default implementation returns nil.
  func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

  /// Asks the delegate to add the content of the secondary view controller to the primary view controller.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - secondaryViewController: The secondary view controller.
  ///   - primaryViewController: The primary view controller.
  /// - Returns: `true` if the delegate has added the content. If the result is `false`, the primary view controller's
  ///   `collapseSecondaryViewController(_:for:)` is called. The default implementation returns `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// Asks the delegate for the secondary view controller of the expanded interface.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - primaryViewController: The primary view controller.
  /// - Returns: The view controller. If the result is nil, the primary view controller's
  ///   `separateSecondaryViewController(for:)` is called. The default implementation returns nil.
  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?

  // MARK: Showing view controllers

  /// Asks the delegate to show a view controller as the primary one.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - vc: The view controller.
  ///   - sender: The object that requests the view controller.
  /// - Returns: `true` if the delegate has shown the view controller. The default implementation returns `false`.
  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
    -> Bool

  /// Asks the delegate to show a view controller as the secondary one.
  ///
  /// - Parameters:
  ///   - splitViewController: The split view controller.
  ///   - vc: The view controller.
  ///   - sender: The object that requests the view controller.
  /// - Returns: `true` if the delegate has shown the view controller. The default implementation returns `false`.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool

  // MARK: Orientations

  /// Asks the delegate for the supported orientations. The orientations have no effect, because the window's shape
  /// determines the orientation.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The orientations. The default implementation returns all orientations.
  func splitViewControllerSupportedInterfaceOrientations(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientationMask

  /// Asks the delegate for the preferred orientation. The orientation has no effect in Tessera, because the window's
  /// shape determines the orientation.
  ///
  /// - Parameter splitViewController: The split view controller.
  /// - Returns: The orientation. The default is `portrait`.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(_ splitViewController: UISplitViewController)
    -> UIInterfaceOrientation

  // MARK: Before iOS 8

  /// Asks the delegate whether the primary view controller is hidden in an orientation. The method is deprecated since iOS 8,
  /// and Tessera does not call it. Set `preferredDisplayMode` instead.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - vc: The primary view controller.
  ///   - orientation: The orientation.
  /// - Returns: `true` to hide the primary view controller.
  func splitViewController(
    _ svc: UISplitViewController, shouldHide vc: UIViewController, in orientation: UIInterfaceOrientation
  ) -> Bool

  /// Tells the delegate that the primary view controller is about to appear. The method is deprecated since iOS 8, and
  /// Tessera does not call it. Implement `splitViewController(_:willChangeTo:)` instead.
  ///
  /// - Parameters:
  ///   - svc: The split view controller.
  ///   - aViewController: The primary view controller.
  ///   - barButtonItem: The button that showed the primary view controller.
  func splitViewController(
    _ svc: UISplitViewController, willShow aViewController: UIViewController,
    invalidating barButtonItem: UIBarButtonItem)
}
