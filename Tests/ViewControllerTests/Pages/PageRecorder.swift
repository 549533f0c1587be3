import UIKit
import UIKitTesting

/// A page that logs its calls in the words of the measured cases.
@preconcurrency @MainActor
final class LoggedPage: UIViewController {
  let name: String
  private let log: CallbackLog

  init(_ name: String, _ log: CallbackLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func parentName(_ parent: UIViewController?) -> String { parent == nil ? "nil" : "page" }

  override func loadView() {
    log.add("\(name) loadView")
    view = UIView()
  }
  override func viewDidLoad() { log.add("\(name) viewDidLoad") }
  override func willMove(toParent parent: UIViewController?) { log.add("\(name) willMove(\(parentName(parent)))") }
  override func didMove(toParent parent: UIViewController?) { log.add("\(name) didMove(\(parentName(parent)))") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name) willAppear(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name) didAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name) willDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name) didDisappear(\(animated))") }
}

/// A list of pages that logs the data source and delegate calls about page changes.
///
/// The subclasses conform to the protocols instead of this class. If a subclass of a conforming class adds an optional
/// method, it does not implement the method of the protocol.
@preconcurrency @MainActor
class PageList: NSObject {
  let log: CallbackLog
  var pages: [UIViewController]
  /// Indicates whether the first page follows the last one.
  var isCircular = false
  /// A closure that is called at the end of a page change.
  var didFinish: ((UIPageViewController) -> Void)?

  init(_ names: [String], _ log: CallbackLog) {
    self.log = log
    pages = names.map { LoggedPage($0, log) }
  }

  func name(_ controllers: [UIViewController]) -> String { controllers.map { $0.title ?? "?" }.joined(separator: "+") }

  private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === controller }) else { return nil }
    let next = index + step
    if isCircular { return pages[(next + pages.count) % pages.count] }
    return pages.indices.contains(next) ? pages[next] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    log.add("before \(name([viewController]))")
    return page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    log.add("after \(name([viewController]))")
    return page(1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.add("will \(name(pendingViewControllers))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.add("did \(name(previousViewControllers)) finished \(finished) completed \(completed)")
    didFinish?(pageViewController)
  }
}

/// A list of pages without a page indicator.
final class LoggedPages: PageList, UIPageViewControllerDataSource, UIPageViewControllerDelegate {}

/// A list of pages with a page indicator.
final class CountedPages: PageList, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  var count: Int?
  var index = 0

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    log.add("dataSource presentationCount")
    return count ?? pages.count
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    log.add("dataSource presentationIndex")
    return index
  }
}
