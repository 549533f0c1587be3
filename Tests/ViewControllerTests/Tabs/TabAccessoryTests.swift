import UIKitTesting
@testable import UIKit
import XCTest

/// The accessory above a tab bar, the platter of the search tab, and the badges of items with inline titles.
@preconcurrency @MainActor
final class TabAccessoryTests: XCTestCase {
  private var app: TestApplication!

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func tab(_ name: String) -> UITab {
    UITab(title: name, image: UIImage(systemName: "star"), identifier: name) { tab in
      let controller = UIViewController()
      let scroll = UIScrollView(frame: controller.view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 100, height: 3000)
      controller.view.addSubview(scroll)
      controller.title = tab.title
      return controller
    }
  }

  private func start(
    _ tabs: [UITab]? = nil, size: CGSize = CGSize(width: 402, height: 874), isRightToLeft: Bool = false
  ) throws -> UITabBarController {
    app = TestApplication(size: size, scale: 1)
    app.onReport = { XCTFail($0) }
    if isRightToLeft { app.window.traitOverrides.layoutDirection = .rightToLeft }
    let search = UISearchTab { _ in UIViewController() }
    let controller = UITabBarController(tabs: tabs ?? [tab("One"), tab("Two"), search])
    app.show(controller)
    try app.waitUntilIdle()
    return controller
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // MARK: The search tab

  func testTheSearchTabHasARoundPlatter() throws {
    let controller = try start()
    let bar = controller.tabBar
    let button = try XCTUnwrap(bar.tabButtons.last)
    XCTAssertTrue(button.item === controller.tabs.last?.tabBarItemForTests)
    XCTAssertEqual(frame(bar.trailingPlatter), CGRect(x: 402 - 21 - 62, y: frame(bar).minY, width: 62, height: 62))
    XCTAssertEqual(frame(bar.platter).minX, 21, "the others begin at the leading edge")
    XCTAssertLessThanOrEqual(frame(bar.platter).maxX, frame(bar.trailingPlatter).minX - 8)
    XCTAssertTrue(button.plainLabel.isHidden && button.selectedLabel.isHidden, "only the image is visible")
    XCTAssertEqual(button.accessibilityLabel, "Search")
    XCTAssertEqual(frame(button.imageView).midX, frame(bar.trailingPlatter).midX, accuracy: 1)
    XCTAssertEqual(frame(button.imageView).midY, frame(bar.trailingPlatter).midY, accuracy: 1)
    app.tap(button)
    try app.waitUntilIdle()
    XCTAssertTrue(controller.selectedTab is UISearchTab)
    XCTAssertTrue(bar.platter.indicator.isHidden)
    XCTAssertFalse(bar.trailingPlatter.indicator.isHidden)
    app.tap(bar.tabButtons[0])
    try app.waitUntilIdle()
    XCTAssertTrue(bar.trailingPlatter.indicator.isHidden)
    controller.tabs.removeLast()
    try app.waitUntilIdle()
    XCTAssertTrue(bar.trailingPlatter.isHidden)
    XCTAssertEqual(frame(bar.platter).midX, 201, accuracy: 1, "without a search tab the row is centered")
  }

  func testRightToLeft() throws {
    let controller = try start(isRightToLeft: true)
    XCTAssertEqual(frame(controller.tabBar.trailingPlatter).minX, 21)
    XCTAssertEqual(frame(controller.tabBar.platter).maxX, 402 - 21)
  }

  func testTheFloatingBarShowsTheImageOnly() throws {
    let controller = try start(size: CGSize(width: 1000, height: 700))
    let button = try XCTUnwrap(controller.floatingBar.buttons.last)
    XCTAssertFalse(button.imageView.isHidden)
    XCTAssertTrue(button.plainLabel.isHidden && button.selectedLabel.isHidden)
  }

  // MARK: Badges

  func testBadgesDoNotCoverTitles() throws {
    for isRightToLeft in [false, true] {
      app?.close()
      let tabs = [tab("One"), tab("Recents")]
      tabs[1].badgeValue = "12"
      let controller = try start(tabs, size: CGSize(width: 1000, height: 700), isRightToLeft: isRightToLeft)
      let button = controller.floatingBar.buttons[1]
      XCTAssertFalse(button.badge.isHidden)
      XCTAssertFalse(button.badge.frame.intersects(button.plainLabel.frame), "\(button.badge.frame)")
      XCTAssertEqual(button.badge.frame.midX < button.plainLabel.frame.midX, isRightToLeft)
      // The badge extends beyond the button, whose width is that of its title (docs/measurements.md, 18.7).
      XCTAssertEqual(button.badge.frame.minY, -2)
      let width = button.bounds.width
      tabs[1].badgeValue = nil
      try app.waitUntilIdle()
      XCTAssertEqual(button.bounds.width, width)
      XCTAssertEqual(button.plainLabel.frame.midX, button.bounds.midX, accuracy: 1)
    }
  }

  // MARK: The accessory

  func testTheAccessoryIsAboveTheBar() throws {
    let controller = try start()
    let page = try XCTUnwrap(controller.selectedViewController)
    XCTAssertNil(controller.bottomAccessory)
    XCTAssertEqual(page.view.safeAreaInsets.bottom, 83)
    let content = UIView()
    let accessory = UITabAccessory(contentView: content)
    controller.setBottomAccessory(accessory, animated: true)
    XCTAssertIdentical(controller.bottomAccessory, accessory)
    XCTAssertIdentical(accessory.contentView, content)
    try app.waitUntilIdle()
    // 360 points of 402 and 48 high, as an iPhone has them.
    XCTAssertEqual(frame(content).size, CGSize(width: 360, height: 48))
    XCTAssertEqual(frame(content).midX, 201)
    XCTAssertLessThan(frame(content).maxY, frame(controller.tabBar.platter).minY)
    XCTAssertEqual(content.traitCollection.tabAccessoryEnvironment, .regular)
    XCTAssertEqual(page.traitCollection.tabAccessoryEnvironment, .unspecified)
    XCTAssertEqual(page.view.safeAreaInsets.bottom, 874 - frame(content).minY + 8, "the content ends above it")
    controller.setTabBarHidden(true, animated: false)
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content).maxY, 874 - 21, "it is at the bottom of the view")
    controller.setTabBarHidden(false, animated: false)
    controller.setBottomAccessory(nil, animated: true)
    try app.waitUntilIdle()
    XCTAssertNil(content.window)
    XCTAssertEqual(page.view.safeAreaInsets.bottom, 83)
  }

  func testTheAccessoryIsBesideAMinimizedBar() throws {
    let controller = try start()
    controller.tabBarMinimizeBehavior = .onScrollDown
    let content = UIView()
    controller.bottomAccessory = UITabAccessory(contentView: content)
    try app.waitUntilIdle()
    let regular = frame(content)
    app.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 300), duration: 0.2, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertTrue(controller.tabBar.isMinimized)
    XCTAssertEqual(content.traitCollection.tabAccessoryEnvironment, .inline)
    let inline = frame(content)
    XCTAssertEqual(inline.height, 48)
    XCTAssertLessThan(inline.width, regular.width)
    XCTAssertEqual(inline.midY, frame(controller.tabBar.platter).midY)
    XCTAssertEqual(inline.minX, frame(controller.tabBar.platter).maxX + 8)
    XCTAssertEqual(inline.maxX, frame(controller.tabBar.trailingPlatter).minX - 8)
    app.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 500), duration: 0.2, hold: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content), regular)
    XCTAssertEqual(content.traitCollection.tabAccessoryEnvironment, .regular)
  }

  func testTheAccessoryOfAWideWindow() throws {
    let controller = try start(size: CGSize(width: 1000, height: 700))
    let content = UIView()
    controller.bottomAccessory = UITabAccessory(contentView: content)
    try app.waitUntilIdle()
    XCTAssertEqual(frame(content).maxY, 700 - 21)
    XCTAssertEqual(frame(content).midX, 500)
    XCTAssertEqual(controller.selectedViewController?.view.safeAreaInsets.bottom, 21 + 48 + 8)
  }
}

extension UITab {
  fileprivate var tabBarItemForTests: UITabBarItem { item }
}
