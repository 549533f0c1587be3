import Foundation
import SwiftABI

/// The optional methods of a page view controller's data source. The page indicator is shown only if the data source
/// implements both methods.
@MainActor package enum PageSourceMethods {
  package typealias Method = OptionalMethod<any UIPageViewControllerDataSource.Type>

  /// The method `presentationCount(for:)`, which returns the number of dots.
  package static let count = Method(
    plain: EmptyDataSource.self, twin: OtherEmptyDataSource.self, implementing: CountDataSource.self)
  /// The method `presentationIndex(for:)`, which returns the index of the current dot.
  package static let index = Method(
    plain: EmptyDataSource.self, twin: OtherEmptyDataSource.self, implementing: IndexDataSource.self)

  private class RequiredMethods: NSObject {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }
  private final class EmptyDataSource: RequiredMethods, UIPageViewControllerDataSource {}
  private final class OtherEmptyDataSource: RequiredMethods, UIPageViewControllerDataSource {}
  private final class CountDataSource: RequiredMethods, UIPageViewControllerDataSource {
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 1 }
  }
  private final class IndexDataSource: RequiredMethods, UIPageViewControllerDataSource {
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }
}
