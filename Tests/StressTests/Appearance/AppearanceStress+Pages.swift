import UIKit
import UIKitTesting

/// Swipes between the pages of a data source that changes the hierarchy in its methods, and whose answers can be anything.
extension AppearanceStress: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  /// Drags the visible page, often so far that the next one is shown.
  func swipe() {
    let distance = CGFloat(pick(-17...17) * 10)
    note("swipe \(Int(distance))")
    app.drag(
      from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100 + distance, y: 100), duration: pick(0...1) == 0 ? 0.05 : 0.2)
  }

  /// Returns an answer of the data source: often a controller that is shown nowhere, but also one that is visible, or the container.
  /// A controller that is shown nowhere can be presented before the user turns to it.
  private func answer(_ what: String, for page: UIViewController) -> UIViewController? {
    called(what, page)
    switch pick(0...9) {
    case 0...1: return nil
    case 2: return page
    case 3: return pages
    case 4:
      let probe = anyProbe
      return probe.parent == nil ? probe : nil
    default: return freeProbe()
    }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { answer("before", for: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { answer("after", for: viewController) }
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    perform(with: pendingViewControllers) {
      called("willTransitionTo \(pendingViewControllers)", pendingViewControllers.first)
    }
  }
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { called("didFinishAnimating \(previousViewControllers) \(completed)", previousViewControllers.first) }
}
