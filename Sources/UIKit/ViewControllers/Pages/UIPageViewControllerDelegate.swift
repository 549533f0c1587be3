import Foundation

/// The methods of a delegate that is notified when the user turns pages of a page view controller, and that determines
/// the position of a book's spine.
@preconcurrency @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user begins to turn to other pages. The turn may be cancelled.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - pendingViewControllers: The pages to which the user turns.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Tells the delegate that a page turn started by the user has ended.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller. Its `viewControllers` are the visible pages.
  ///   - finished: `false` if the application replaced the pages while the user turned them.
  ///   - previousViewControllers: The pages that were visible before the turn.
  ///   - completed: `true` if other pages are visible now, `false` if the user turned back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// Asks the delegate for the position of the spine after the window changed between portrait and landscape. This
  /// method is called only with the style `pageCurl`.
  ///
  /// The method may call `setViewControllers(_:direction:animated:completion:)` with the number of pages that the
  /// returned position requires.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - orientation: The new orientation.
  /// - Returns: The position of the spine. The default implementation returns the current position.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// Asks the delegate for the supported orientations. This method exists only for source compatibility.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: The orientations. They have no effect in Tessera.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// Asks the delegate for the preferred orientation. This method exists only for source compatibility.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: The orientation. It has no effect in Tessera.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  /// Tells the delegate that the user begins to turn to other pages. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - pendingViewControllers: The pages to which the user turns.
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  /// Tells the delegate that a page turn started by the user has ended. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller. Its `viewControllers` are the visible pages.
  ///   - finished: `false` if the application replaced the pages while the user turned them.
  ///   - previousViewControllers: The pages that were visible before the turn.
  ///   - completed: `true` if other pages are visible now, `false` if the user turned back.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  /// Asks the delegate for the position of the spine. The default implementation returns the current position.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - orientation: The new orientation.
  /// - Returns: The current position.
  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { pageViewController.spineLocation }

  /// Asks the delegate for the supported orientations. The default implementation returns all orientations.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: All orientations.
  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }

  /// Asks the delegate for the preferred orientation. The default implementation returns `portrait`.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: `portrait`.
  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
