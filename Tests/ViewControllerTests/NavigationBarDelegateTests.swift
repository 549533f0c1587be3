@testable import UIKit
import UIKitTesting
import XCTest

/// Tests of the calls of a navigation bar's delegate, as UIKit makes them (measurements.md 16.13).
@preconcurrency @MainActor
final class NavigationBarDelegateTests: XCTestCase {
  private var application: TestApplication!

  override func setUp() async throws {
    application = TestApplication(size: CGSize(width: 393, height: 852), scale: 3)
    application.onReport = { XCTFail($0) }
  }

  override func tearDown() async throws { application.close() }

  // MARK: Bars of applications

  func testADelegateIsAskedAndToldSynchronously() {
    let (bar, delegate) = makeBar()
    let items = ["A", "B", "C"].map(UINavigationItem.init(title:))
    bar.pushItem(items[0], animated: false)
    bar.pushItem(items[1], animated: true)
    XCTAssertEqual(delegate.takeLog(), ["shouldPush A []", "didPush A [A]", "shouldPush B [A]", "didPush B [A B]"])
    delegate.allowsPushes = false
    bar.pushItem(items[2], animated: false)
    XCTAssertEqual(delegate.takeLog(), ["shouldPush C [A B]"])
    XCTAssertIdentical(bar.popItem(animated: true), items[1])
    XCTAssertEqual(delegate.takeLog(), ["shouldPop B [A B]", "didPop B [A]"])
    XCTAssertIdentical(bar.popItem(animated: false), items[0])
    XCTAssertEqual(delegate.takeLog(), ["shouldPop A [A]", "didPop A []"])
    XCTAssertNil(bar.popItem(animated: false))
  }

  func testAVetoedPopReturnsTheItem() {
    let (bar, delegate) = makeBar()
    bar.items = ["A", "B"].map(UINavigationItem.init(title:))
    delegate.allowsPops = false
    XCTAssertIdentical(bar.popItem(animated: false), bar.topItem)
    XCTAssertEqual(delegate.takeLog(), ["shouldPop B [A B]"])
    XCTAssertEqual(bar.items?.count, 2)
  }

  func testADelegateIsToldOfAnAnimatedReplacement() {
    let (bar, delegate) = makeBar()
    let items = ["A", "B", "C", "E"].map(UINavigationItem.init(title:))
    bar.setItems(Array(items[..<3]), animated: false)
    XCTAssertEqual(delegate.takeLog(), [])
    delegate.allowsPops = false
    bar.setItems(Array(items[..<2]), animated: true)
    XCTAssertEqual(delegate.takeLog(), ["didPop C [A B]"])
    bar.setItems([items[0], items[1], items[3]], animated: true)
    XCTAssertEqual(delegate.takeLog(), ["didPush E [A B E]"])
    bar.setItems([items[0]], animated: false)
    bar.setItems(nil, animated: false)
    XCTAssertEqual(delegate.takeLog(), [])
    XCTAssertEqual(bar.items?.count, 0)
  }

  func testAVetoEndsAJumpOfTheBackMenu() {
    let (bar, delegate) = makeBar()
    bar.items = ["A", "B", "C", "D"].map(UINavigationItem.init(title:))
    delegate.allowsPops = false
    bar.goBack(to: 0)
    XCTAssertEqual(delegate.takeLog(), ["shouldPop D [A B C D]"])
  }

  func testThePositionIsAskedOnceWhenTheBarIsAdded() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    let delegate = Delegate()
    delegate.position = .topAttached
    bar.delegate = delegate
    XCTAssertEqual(bar.barPosition, .top)
    XCTAssertEqual(delegate.takeLog(), [])
    let controller = UIViewController()
    application.show(controller)
    controller.view.addSubview(bar)
    XCTAssertEqual(delegate.takeLog(), ["position \(UIBarPosition.top.rawValue)"])
    XCTAssertEqual(bar.barPosition, .topAttached)
    application.frame()
    XCTAssertEqual(delegate.takeLog(), [])
  }

  /// A search bar asks its delegate as well, which can read the position meanwhile.
  func testASearchBarAsksForItsPositionOnce() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 59, width: 393, height: 56))
    let delegate = SearchDelegate()
    bar.delegate = delegate
    XCTAssertEqual(bar.barPosition, .any)
    let controller = UIViewController()
    application.show(controller)
    controller.view.addSubview(bar)
    XCTAssertEqual(bar.barPosition, .topAttached)
    XCTAssertEqual(delegate.positions, [.any])
  }

  // MARK: Bars of navigation controllers

  func testAControllerIsAskedWhenTheUserGoesBack() throws {
    let (navigation, root) = show()
    XCTAssertIdentical(navigation.navigationBar.delegate, navigation)
    XCTAssertEqual(navigation.takeLog(), ["shouldPush Root [Root] []"])
    let next = controller("Next")
    navigation.pushViewController(next, animated: false)
    XCTAssertEqual(navigation.takeLog(), ["shouldPush Next [Root Next] [Root]"])
    navigation.popViewController(animated: false)
    XCTAssertEqual(navigation.takeLog(), [])
    navigation.pushViewController(next, animated: false)
    _ = navigation.takeLog()
    navigation.allowsPops = false
    navigation.navigationBar.backTapped()
    XCTAssertEqual(navigation.takeLog(), ["shouldPop Next [Root Next] [Root Next]"])
    navigation.allowsPops = true
    navigation.navigationBar.backTapped()
    XCTAssertEqual(navigation.takeLog(), ["shouldPop Next [Root Next] [Root Next]", "didPop Next [Root] [Root]"])
    XCTAssertIdentical(navigation.topViewController, root)
  }

  func testTheItemsOfAControllersBarAreNotChanged() {
    let (navigation, _) = show()
    var reports: [String] = []
    application.onReport = { reports.append($0) }
    let bar = navigation.navigationBar
    XCTAssertNil(bar.popItem(animated: false))
    bar.pushItem(UINavigationItem(title: "Other"), animated: false)
    bar.setItems([], animated: false)
    XCTAssertEqual(bar.items?.map(\.title), ["Root"])
    XCTAssertEqual(reports.count, 3)
  }

  // MARK: Helpers

  private func makeBar() -> (UINavigationBar, Delegate) {
    let controller = UIViewController()
    application.show(controller)
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 59, width: 393, height: 44))
    controller.view.addSubview(bar)
    let delegate = Delegate()
    bar.delegate = delegate
    return (bar, delegate)
  }

  private func controller(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func show() -> (RecordingNavigationController, UIViewController) {
    let root = controller("Root")
    let navigation = RecordingNavigationController(rootViewController: root)
    application.show(navigation)
    application.frame()
    return (navigation, root)
  }
}

@preconcurrency @MainActor
private func names(_ items: [UINavigationItem]?) -> String {
  "[\((items ?? []).map { $0.title ?? "-" }.joined(separator: " "))]"
}

private final class Delegate: NSObject, UINavigationBarDelegate {
  var allowsPushes = true
  var allowsPops = true
  var position = UIBarPosition.any
  private var log: [String] = []

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    log.append("position \(bar.barPosition.rawValue)")
    return position
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    log.append("shouldPush \(item.title ?? "-") \(names(navigationBar.items))")
    return allowsPushes
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    log.append("didPush \(item.title ?? "-") \(names(navigationBar.items))")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    log.append("shouldPop \(item.title ?? "-") \(names(navigationBar.items))")
    return allowsPops
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    log.append("didPop \(item.title ?? "-") \(names(navigationBar.items))")
  }
}

private final class SearchDelegate: NSObject, UISearchBarDelegate {
  var positions: [UIBarPosition] = []

  func position(for bar: any UIBarPositioning) -> UIBarPosition {
    positions.append(bar.barPosition)
    return .topAttached
  }
}

/// A navigation controller whose class conforms to the protocol, as those of applications that ask before going back.
private final class RecordingNavigationController: UINavigationController, UINavigationBarDelegate {
  var allowsPops = true
  private var log: [String] = []

  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  private func record(_ event: String, _ item: UINavigationItem) {
    let controllers = names(viewControllers.map(\.navigationItem))
    log.append("\(event) \(item.title ?? "-") \(controllers) \(names(navigationBar.items))")
  }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    record("shouldPush", item)
    return true
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { record("didPush", item) }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    record("shouldPop", item)
    return allowsPops
  }

  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { record("didPop", item) }
}
