import UIKit
import UIKitTesting
import XCTest

/// Presentations in the context of a child controller, and the responder chain of presented controllers.
@preconcurrency @MainActor
final class PresentationContextTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    await MainActor.run {
      app = TestApplication(size: CGSize(width: 400, height: 600), scale: 1)
      app.onReport = { XCTFail($0) }
    }
  }

  override func tearDown() async throws { await MainActor.run { app.close() } }

  private final class Presenter: UIViewController {
    var performs: Bool?
    var performed: [String] = []
    var log: [String] = []
    override var performsActionsWhilePresentingModally: Bool {
      performs ?? super.performsActionsWhilePresentingModally
    }
    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(
          input: "k", modifierFlags: .command, action: Selector("perform:", Presenter.perform))
      ]
    }
    func perform(_ sender: Any?) { performed.append("\(type(of: sender!))") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
  }

  /// "the next responder is […] the view controller that presented it" (Apple, "Using responders and the responder chain to handle
  /// events"); the default of `performsActionsWhilePresentingModally` "causes the view controller to handle actions passed along the
  /// responder chain by modally presented view controllers".
  func testActionsReachThePresenter() {
    let presenter = Presenter()
    app.show(presenter)
    for style: UIModalPresentationStyle in [.pageSheet, .overFullScreen] {
      presenter.performed = []
      presenter.performs = nil
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      presenter.present(presented, animated: false)
      app.pump()
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      presented.view.addSubview(button)
      var chain: [UIResponder] = []
      var responder: UIResponder? = button
      while let current = responder {
        chain.append(current)
        responder = current.next
      }
      XCTAssertTrue(chain.contains { $0 === presented })
      XCTAssertTrue(chain.contains { $0 === presenter })
      let action = Selector("perform:", Presenter.perform)
      XCTAssertTrue(UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
      XCTAssertEqual(presenter.performed, ["UIButton"])
      presenter.performs = false
      XCTAssertFalse(UIApplication.shared.sendAction(action, to: nil, from: button, for: nil))
      XCTAssertNil(button.target(forAction: action, withSender: button))
      XCTAssertEqual(presenter.performed, ["UIButton"])
      presenter.dismiss(animated: false)
      app.pump()
      XCTAssertTrue(
        presenter.target(forAction: action, withSender: nil) as? Presenter === presenter)
    }
  }

  private func makeTabs(_ content: UIViewController) -> (UITabBarController, UINavigationController) {
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    app.show(tabs)
    app.frame()
    return (tabs, navigation)
  }

  /// "Some system-provided view controllers, such as UINavigationController, change the default value to true" (Apple,
  /// `definesPresentationContext`).
  func testOverTheCurrentContext() throws {
    let content = Presenter()
    let (tabs, navigation) = makeTabs(content)
    XCTAssertTrue(navigation.definesPresentationContext)
    XCTAssertFalse(tabs.definesPresentationContext)
    content.log = []
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    var isComplete = false
    content.present(presented, animated: true) { isComplete = true }
    try app.wait(until: { isComplete }, limit: 10)
    XCTAssertTrue(presented.presentingViewController === navigation)
    XCTAssertTrue(content.presentedViewController === presented)
    XCTAssertNil(tabs.presentedViewController)
    XCTAssertTrue(presented.view.isDescendant(of: navigation.view))
    XCTAssertEqual(
      presented.view.convert(presented.view.bounds, to: navigation.view), navigation.view.bounds)
    XCTAssertEqual(content.log, [])
    let bar = navigation.navigationBar
    let center = bar.convert(CGPoint(x: bar.bounds.midX, y: bar.bounds.midY), to: nil)
    let hit = try XCTUnwrap(app.window.hitTest(center, with: nil))
    XCTAssertTrue(hit.isDescendant(of: presented.view), "the bar is covered")
    app.resize(to: CGSize(width: 500, height: 600))
    app.frame()
    XCTAssertEqual(
      presented.view.convert(presented.view.bounds, to: navigation.view), navigation.view.bounds)
    tabs.selectedIndex = 1
    app.frame()
    XCTAssertNil(presented.view.window, "the presentation is a part of its tab")
    tabs.selectedIndex = 0
    app.frame()
    XCTAssertNotNil(presented.view.window)
    isComplete = false
    presented.dismiss(animated: true) { isComplete = true }
    try app.wait(until: { isComplete }, limit: 10)
    XCTAssertNil(presented.view.window)
    XCTAssertNil(content.presentedViewController)
  }

  func testInTheCurrentContext() throws {
    let content = Presenter()
    content.definesPresentationContext = true
    _ = makeTabs(content)
    content.log = []
    let presented = UIViewController()
    presented.modalPresentationStyle = .currentContext
    content.present(presented, animated: false)
    app.pump()
    XCTAssertTrue(presented.presentingViewController === content)
    XCTAssertEqual(
      presented.view.convert(presented.view.bounds, to: content.view), content.view.bounds)
    XCTAssertEqual(content.log, ["willDisappear"])
    XCTAssertNotNil(content.viewIfLoaded?.window)
    content.dismiss(animated: false)
    app.pump()
    XCTAssertEqual(content.log, ["willDisappear", "willAppear"])
    XCTAssertNil(presented.view.window)
    XCTAssertNotNil(content.viewIfLoaded?.window)
  }

  /// A presentation in a tab that is not selected ends at once, and nothing of the tab appears in the window.
  func testDismissalInAHiddenTab() throws {
    for style: UIModalPresentationStyle in [.currentContext, .overCurrentContext] {
      let content = Presenter()
      content.definesPresentationContext = true
      let (tabs, _) = makeTabs(content)
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      content.present(presented, animated: false)
      app.pump()
      XCTAssertTrue(presented.presentingViewController === content)
      tabs.selectedIndex = 1
      try app.waitUntilIdle()
      content.log = []
      let views = app.window.subviews
      var isComplete = false
      presented.dismiss(animated: true) { isComplete = true }
      try app.wait(until: { isComplete }, limit: 10)
      XCTAssertEqual(app.window.subviews, views)
      XCTAssertNil(content.viewIfLoaded?.window)
      XCTAssertNil(content.presentedViewController)
      XCTAssertEqual(content.log, [], "the presenter is still hidden")
      tabs.selectedIndex = 0
      try app.waitUntilIdle()
      XCTAssertNotNil(content.viewIfLoaded?.window)
      XCTAssertNil(presented.viewIfLoaded?.window)
    }
  }

  /// The parent of the context can change during a presentation.
  func testDismissalAfterTheContextHasLostItsParent() {
    let content = Presenter()
    content.definesPresentationContext = true
    let parent = UIViewController()
    parent.addChild(content)
    app.show(parent)
    parent.view.addSubview(content.view)
    content.didMove(toParent: parent)
    let presented = UIViewController()
    presented.modalPresentationStyle = .currentContext
    content.present(presented, animated: false)
    app.pump()
    content.removeFromParent()
    content.dismiss(animated: false)
    app.pump()
    XCTAssertTrue(content.view.superview === parent.view, "the view of the context stays where it is")
    XCTAssertNil(presented.viewIfLoaded?.window)
  }

  func testWithoutAContextTheWindowIsCovered() {
    let content = UIViewController()
    let parent = UIViewController()
    parent.addChild(content)
    app.show(parent)
    parent.view.addSubview(content.view)
    content.didMove(toParent: parent)
    content.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    content.present(presented, animated: false)
    app.pump()
    XCTAssertTrue(presented.presentingViewController === parent)
    XCTAssertEqual(presented.view.frame, app.window.bounds)
    parent.dismiss(animated: false)
    app.pump()
    content.definesPresentationContext = true
    let second = UIViewController()
    second.modalPresentationStyle = .overCurrentContext
    content.present(second, animated: false)
    app.pump()
    XCTAssertEqual(
      second.view.convert(second.view.bounds, to: nil), CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  /// The context's style replaces that of the presented controller (Apple, `providesPresentationContextTransitionStyle`).
  func testTheTransitionStyleOfTheContext() throws {
    let content = UIViewController()
    content.definesPresentationContext = true
    content.providesPresentationContextTransitionStyle = true
    content.modalTransitionStyle = .crossDissolve
    _ = makeTabs(content)
    let presented = UIViewController()
    presented.modalPresentationStyle = .overCurrentContext
    presented.modalTransitionStyle = .coverVertical
    var isComplete = false
    content.present(presented, animated: true) { isComplete = true }
    app.frame()
    app.advance(by: 0.1)
    let presentation = try XCTUnwrap(presented.view.layer.presentation())
    XCTAssertEqual(
      presentation.position.y, presented.view.layer.position.y, accuracy: 0.5,
      "the view fades in place")
    try app.wait(until: { isComplete }, limit: 10)
  }

  /// The navigation controller's own shortcuts do not change what is below a presented controller.
  func testTheKeysOfContainersStopAtAPresentation() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    app.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    app.frame()
    let presented = UIViewController()
    presented.modalPresentationStyle = .overFullScreen
    navigation.present(presented, animated: false)
    app.pump()
    app.key(.keyboardEscape)
    app.key(.keyboardOpenBracket, modifiers: .command)
    XCTAssertEqual(navigation.viewControllers.count, 2)
    XCTAssertTrue(navigation.presentedViewController === presented)
  }
}
