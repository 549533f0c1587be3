import UIKit
import XCTest

/// Shortcuts of the application's icon are values that applications create, copy and change (UIApplicationShortcutItem.h).
final class ShortcutItemTests: XCTestCase {
  func testAMutableCopy_changesAlone() throws {
    let icon = UIApplicationShortcutIcon(systemImageName: "plus")
    let item = UIApplicationShortcutItem(
      type: "add", localizedTitle: "Add", localizedSubtitle: nil, icon: icon, userInfo: ["list": "Home" as NSString])
    let copy = try XCTUnwrap(item.mutableCopy() as? UIMutableApplicationShortcutItem)
    copy.localizedTitle = "Add to Home"
    copy.localizedSubtitle = "List"
    copy.icon = UIApplicationShortcutIcon(type: .home)
    XCTAssertEqual(item.localizedTitle, "Add")
    XCTAssertNil(item.localizedSubtitle)
    XCTAssertTrue(item.icon === icon)
    XCTAssertEqual(copy.type, "add")
    XCTAssertEqual(copy.userInfo?["list"] as? NSString, "Home")
    let fixed = try XCTUnwrap(copy.copy() as? UIApplicationShortcutItem)
    XCTAssertFalse(fixed is UIMutableApplicationShortcutItem)
    copy.localizedTitle = "Changed"
    XCTAssertEqual(fixed.localizedTitle, "Add to Home")
    XCTAssertEqual(fixed.localizedSubtitle, "List")
  }

  func testAnApplicationKeepsItsShortcuts() {
    UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "search", localizedTitle: "Search")]
    XCTAssertEqual(UIApplication.shared.shortcutItems?.map(\.type), ["search"])
    XCTAssertNil(UIApplication.shared.shortcutItems?.first?.icon)
    UIApplication.shared.shortcutItems = []
  }
}
