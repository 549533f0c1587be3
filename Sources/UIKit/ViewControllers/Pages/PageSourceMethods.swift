import Foundation
import SwiftABI

/// The optional methods of a page view controller's data source. The page indicator is shown only if the data source
/// implements both.
@MainActor package enum PageSourceMethods {
  package typealias Method = OptionalMethod<any UIPageViewControllerDataSource.Type>

  /// The method `presentationCount(for:)`.
  package static let count = Method(plain: Plain.self, twin: Twin.self, implementing: Counting.self)
  /// The method `presentationIndex(for:)`.
  package static let index = Method(plain: Plain.self, twin: Twin.self, implementing: Indexing.self)

  private class Empty: NSObject {
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }
  private final class Plain: Empty, UIPageViewControllerDataSource {}
  private final class Twin: Empty, UIPageViewControllerDataSource {}
  private final class Counting: Empty, UIPageViewControllerDataSource {
    func presentationCount(for pageViewController: UIPageViewController) -> Int { 1 }
  }
  private final class Indexing: Empty, UIPageViewControllerDataSource {
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { 1 }
  }
}
