import Foundation
import SwiftABI

/// The methods of an object that provides the pages of a page view controller while the user turns them.
///
/// The user can turn pages only if there is a data source.
@preconcurrency @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - viewController: The first visible page.
  /// - Returns: The page, or nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// Returns the page after a page.
  ///
  /// - Parameters:
  ///   - pageViewController: The page view controller.
  ///   - viewController: The last visible page.
  /// - Returns: The page, or nil if there is none.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?

  /// Returns the number of dots in the page indicator. The indicator is shown only if the data source implements both
  /// methods for the indicator, the style is `scroll`, and the pages are arranged horizontally.
  ///
  /// This method is called after each call of `setViewControllers(_:direction:animated:completion:)`, but not after a
  /// page turn that the user has started.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: The number of pages. With 0, there is no indicator.
  func presentationCount(for pageViewController: UIPageViewController) -> Int

  /// Returns the index of the dot of the visible page. This method is called together with `presentationCount(for:)`.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: The index, from 0.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// Returns the number of dots in the page indicator. With the default implementation, there is no indicator.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: 0.
  @_optimize(none) public func presentationCount(for pageViewController: UIPageViewController) -> Int {
    recognizableDefault(0)
  }

  /// Returns the index of the dot of the visible page. With the default implementation, there is no indicator.
  ///
  /// - Parameter pageViewController: The page view controller.
  /// - Returns: 0.
  @_optimize(none) public func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    recognizableDefault(0)
  }
}
