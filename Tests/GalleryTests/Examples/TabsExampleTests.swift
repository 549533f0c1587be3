import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The tabs example, in narrow and wide windows.
@preconcurrency @MainActor
final class TabsExampleTests: XCTestCase {
  private var app: TestApplication!
  private let drawsPages = ProcessInfo.processInfo.environment["TESSERA_PAGES"] == "1"

  override func tearDown() async throws { await MainActor.run { app?.close() } }

  private func start(_ size: CGSize, isDark: Bool = false) throws -> UITabBarController {
    let delegate = try XCTUnwrap(Example.named("Tabs")?.makeDelegate() as? TabsDelegate)
    app = TestApplication(
      size: size, scale: 1, isDark: isDark, font: drawsPages ? .system : .portable, delegate: delegate)
    app.onReport = { XCTFail($0) }
    app.frame()
    try app.waitUntilIdle()
    return delegate.tabs
  }

  private func expectPicture(_ name: String, inPage: Bool = false, file: StaticString = #filePath) throws {
    let tests = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().deletingLastPathComponent()
    guard drawsPages else {
      return try app.snapshot().expect(
        equalTo: tests.appendingPathComponent("Snapshots/Examples").appendingPathComponent(name + ".png"))
    }
    guard inPage else { return }
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let picture = root.appendingPathComponent("docs/examples/\(name).png")
    if let difference = Snapshot.environmentDifference(fromRecordingAt: picture) {
      print("\(picture.lastPathComponent): skipped: \(difference)")
    } else {
      try app.snapshot().expect(equalTo: picture)
    }
  }

  func testANarrowWindow() throws {
    let tabs = try start(CGSize(width: 390, height: 600))
    try expectPicture("Tabs", inPage: true)
    app.tap(at: CGPoint(x: 145, y: 545))
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedTab?.identifier, "Recents")
    XCTAssertEqual(tabs.selectedTab?.badgeValue, "5")
    tabs.selectedIndex = 2
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedTab?.identifier, "Morning")
    XCTAssertNil(tabs.tab(forIdentifier: "Recents")?.badgeValue, "they have been seen")
    app.tap(at: CGPoint(x: 100, y: 150))
    try app.waitUntilIdle()
    XCTAssertEqual(tabs.selectedViewController?.children.last?.view.safeAreaInsets.bottom, 0, "the bar is hidden")
  }

  func testDark() throws {
    _ = try start(CGSize(width: 390, height: 600), isDark: true)
    try expectPicture("TabsDark")
  }

  func testAWideWindow() throws {
    let tabs = try start(CGSize(width: 1000, height: 600))
    try expectPicture("TabsWide")
    tabs.sidebar.isHidden = false
    tabs.selectedTab = tabs.tab(forIdentifier: "Noon")
    try app.waitUntilIdle()
    try expectPicture("TabsSidebar")
  }

  func testRightToLeft() throws {
    let tabs = try start(CGSize(width: 390, height: 600))
    for view in [tabs.view!, tabs.tabBar] {
      view.semanticContentAttribute = .forceRightToLeft
    }
    tabs.tabBar.setNeedsLayout()
    try app.waitUntilIdle()
    try expectPicture("TabsRightToLeft")
  }
}
